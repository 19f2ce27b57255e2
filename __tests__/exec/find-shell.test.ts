import { expect, test } from '@jest/globals';
import { toFixedPath } from '../../src/exec/find-shell.ts';

test.each([
  ['/usr/bin:/bin', '/usr/bin:/bin'],
  ['node_modules/.bin:/usr/bin:./x:../y:~/bin:/bin', '/usr/bin:/bin'],
  ['/usr/bin::/bin:', '/usr/bin:/bin'],
  ['', '/usr/bin:/bin'],
  ['.', '/usr/bin:/bin'],
])('of the PATH %j the folders count that are the same wherever one is: %j', (path, fixed) => {
  expect(toFixedPath(path)).toBe(fixed);
});
