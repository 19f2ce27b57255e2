import { expect } from 'expect';

/** The tests that were registered, in the order of their files; a loader sets the file before it loads one. */
export const registered = { file: '', /** @type {{ id: string, file: string, run: () => unknown }[]} */ tests: [] };

const titles = [];

const toArguments = (row) => (Array.isArray(row) ? row : [row]);

/** What the unit tests import from '@jest/globals', where mutants are tested: hooks and other modes do not exist. */
export function test(title, run) {
  const { file, tests } = registered;
  tests.push({ id: `${[file, ...titles, title].join(' > ')} (${tests.length})`, file, run });
}

test.each = (table) => (title, run) => {
  for (const row of table) test(title, () => run(...toArguments(row)));
};

export function describe(title, register) {
  titles.push(title);
  register();
  titles.pop();
}

describe.each = (table) => (title, register) => {
  for (const row of table) describe(title, () => register(...toArguments(row)));
};

export { expect };
