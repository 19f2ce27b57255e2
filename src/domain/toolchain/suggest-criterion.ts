import { renderYaml } from '../yaml/render-yaml.ts';
import type { TestRunner } from './test-runner.ts';

/** Renders lines of a plan to paste: the criterion `tests` of a runner, in a list below a key; undefined for one without a report. */
export function renderSuggestion(
  key: 'guards' | 'success_criteria',
  { command, report }: TestRunner,
): string | undefined {
  if (report === undefined) return undefined;
  return renderYaml({ [key]: [{ kind: 'tests', command, report }] });
}
