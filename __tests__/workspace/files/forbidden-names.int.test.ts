import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isForbidden, isForbiddenLink } from '../../../src/workspace/files/forbidden-names.ts';
import { NAMES } from '../../helpers/refused-names.ts';
import { cleanUp, createRepo, gitEnv } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

/** The paths that git refuses where it thinks of all systems, each character a byte. */
function listRefused(dir: string, mode: string, paths: readonly string[]): string[] {
  const input = paths.map((path) => `${mode} ${'1'.repeat(40)}\t${path}\0`).join('');
  const settings = ['-c', 'core.protectHFS=true', '-c', 'core.protectNTFS=true'];
  const { stderr, status } = spawnSync('git', [...settings, 'update-index', '-z', '--index-info'], {
    cwd: dir,
    env: gitEnv,
    input: Buffer.from(input, 'latin1'),
  });
  expect(status).toBe(0);
  return [...stderr.toString('latin1').matchAll(/^Ignoring path (.*)$/gm)].map(([, path]) => path ?? '');
}

const PIECES = [
  ...['.git', '.GIT', 'git~1', '.gitmodules', 'gitmod', 'gi7eba', 'gi7', 'modules', 'x'],
  ...['.', ' ', ':', '/', '\\', '~', '0', '1', '4', '12345'],
  ...['\xe2\x80\x8c', '\xe2\x80\xae', '\xe2\x81\xaa', '\xef\xbb\xbf', '\xef\xbf\xbe', '\xc3\xa9', '\xe2\x80', '\xff'],
];

/** Can be on disk, and is looked at as a whole: behind a backslash in front git looks only when it receives a tree. */
const isComparable = (path: string) =>
  path.split('/').every((name) => !['', '.', '..'].includes(name) && !name.startsWith('\\'));

test('what is refused is what git refuses, in any mixture of what it looks at', async () => {
  const { dir } = await createRepo();
  const mixed = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  const sample = fc.sample(mixed, { seed: 7, numRuns: 4000 });
  const paths = [...new Set([...NAMES.map(([path]) => path), ...sample])].filter(isComparable);
  const isRefusedLink = (path: string) => isForbidden(path) || isForbiddenLink(path);
  const [files, links] = [listRefused(dir, '100644', paths), listRefused(dir, '120000', paths)];
  expect(files.length).toBeGreaterThan(100);
  expect(links.length).toBeGreaterThan(files.length);
  expect(paths.filter(isForbidden)).toEqual(files);
  expect(paths.filter(isRefusedLink)).toEqual(links);
});
