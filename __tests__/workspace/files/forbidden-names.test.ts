import { expect, test } from '@jest/globals';
import { isForbidden, isForbiddenLink } from '../../../src/workspace/files/forbidden-names.ts';
import { NAMES } from '../../helpers/refused-names.ts';

test.each(NAMES)('%j is refused: %s', (path, refused) => {
  expect(isForbidden(path)).toBe(refused === 'always');
  expect(isForbidden(path) || isForbiddenLink(path)).toBe(refused !== 'never');
});

test('a folder that git names as a whole is a repository of its own, and no forbidden name', () => {
  expect(isForbidden('d/.GIT/')).toBe(false);
});
