import type { ErrorData } from './errors.ts';

/** Describes a plan that is not where it was looked for: no file, a folder, or a folder without plans. */
export function describeMissingPlan({ path, where, kind, near }: ErrorData) {
  switch (kind) {
    case 'folder':
      return { observed: `"${path}" is a folder; name a file in it.`, hint: RELATIVE };
    case 'special':
      return {
        observed: `"${path}" is a pipe or a device, and a plan is read from a file.`,
        hint: 'Write the plan to a file, or check it on standard input with: groundhog validate -',
      };
    case 'no_plans':
      return {
        observed: `No file in "${path}" ends in .yml or .yaml.`,
        hint: 'Name the files, or write a first plan with: groundhog init',
      };
    default:
      return {
        observed: `There is no file "${path}"${where === undefined ? '' : ` in ${where}`}.`,
        hint: near === undefined ? RELATIVE : `From the current folder its path is: ${near}`,
      };
  }
}

const RELATIVE =
  'Check the path; it is relative to the repository root in the action, and to the current folder on the command line.';
