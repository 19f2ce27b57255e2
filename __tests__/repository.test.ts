import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

/**
 * Endings of the files that are kept in the repository. A package, an archive or a picture of another kind is refused,
 * so that `git add -A` after an experiment brings in nothing that others have made.
 */
const endings = ['.ts', '.mjs', '.js', '.json', '.md', '.txt', '.yml', '.sh', '.zsh', '.patch', '.png', '.svg'];
const names = ['LICENSE', '.nvmrc', '.npmrc', '.gitignore', '.gitattributes', '.editorconfig', '.ci/run'];

const tracked = execFileSync('git', ['ls-files', '-z'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '');

test('only files of known kinds are kept in the repository', () => {
  expect(tracked).toContain('package.json');
  expect(tracked.filter((path) => !endings.includes(posix.extname(path)) && !names.includes(path))).toEqual([]);
});
