import { renderError } from '../../domain/errors/error-catalog.ts';
import { GroundhogError, toError } from '../../domain/errors/errors.ts';

/** Runs a step whose failure must not stop the run; undefined when it failed. */
export type WarnOnFailure = <T>(step: () => Promise<T>) => Promise<T | undefined>;

/** Creates a function that turns failures into warnings, each text once; each failure calls `onFailure`. */
export function createWarnOnFailure(warn: (text: string) => void, onFailure?: () => void): WarnOnFailure {
  const warned = new Set<string>();
  return async (step) => {
    try {
      return await step();
    } catch (thrown) {
      onFailure?.();
      const text = thrown instanceof GroundhogError ? renderError(thrown) : toError(thrown).message;
      if (!warned.has(text)) warn(text);
      warned.add(text);
      return undefined;
    }
  };
}
