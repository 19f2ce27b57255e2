import { getInput } from '@actions/core';

/** Reads an input; undefined when it is empty. */
export function findInput(name: string): string | undefined {
  const text = getInput(name);
  return text === '' ? undefined : text;
}

/** Reads an input as words separated by white space, which no name of a branch, login or workflow file contains. */
export function readWords(name: string): string[] {
  return getInput(name)
    .split(/\s+/)
    .filter((word) => word !== '');
}
