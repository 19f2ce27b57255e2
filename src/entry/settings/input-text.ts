import { getInput } from '@actions/core';

/** The text of an input; undefined for one that was left empty. */
export function findInput(name: string): string | undefined {
  const text = getInput(name);
  return text === '' ? undefined : text;
}

/** The words of an input, which white space separates: no branch, login or file of a workflow has any in its name. */
export function readWords(name: string): string[] {
  return getInput(name)
    .split(/\s+/)
    .filter((word) => word !== '');
}
