import { renderError } from '../../domain/errors/error-catalog.ts';
import { GroundhogError, toError } from '../../domain/errors/errors.ts';

/** Carries out a step whose failure must not stop the run; undefined when it failed. */
export type WarnOnFailure = <T>(step: () => Promise<T>) => Promise<T | undefined>;

/** Says each failure once. */
export function createWarnOnFailure(warn: (text: string) => void): WarnOnFailure {
  const said = new Set<string>();
  return async (step) => {
    try {
      return await step();
    } catch (thrown) {
      const text = thrown instanceof GroundhogError ? renderError(thrown) : toError(thrown).message;
      if (!said.has(text)) warn(text);
      said.add(text);
      return undefined;
    }
  };
}
