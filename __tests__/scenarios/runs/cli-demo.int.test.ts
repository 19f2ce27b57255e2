import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { listSubjects } from '../laptop.ts';

afterEach(cleanUp);

test('the demo needs nothing but dist, shows each way that an attempt can go, and leaves one folder', async () => {
  const rootDir = await createTempDir('groundhog-alone');
  await cp(fileURLToPath(new URL('../../../dist', import.meta.url)), join(rootDir, 'dist'), { recursive: true });
  const [cwd, tempDir, home] = await Promise.all(
    ['cwd', 'tmp', 'home'].map((name) => createTempDir(`groundhog-${name}`)),
  );
  const env = { TMPDIR: tempDir ?? '', HOME: home ?? '' };
  const { exitCode, stdout, stderr } = await runCli(['demo'], { cwd: cwd ?? '', env, rootDir });
  expect([exitCode, stderr]).toEqual([0, '']);
  for (const text of ['greet', 'shout', 'failed', 'satisfied', 'not judged', 'Ending: passed'])
    expect(stdout).toContain(text);
  // All refs would be mostly state commits.
  expect(stdout).toMatch(/ && git log (?!.*--all).*groundhog\/demo\/task\n/);
  const left = await readdir(tempDir ?? '');
  expect(left).toHaveLength(1);
  expect([await readdir(home ?? ''), await readdir(cwd ?? ''), await readdir(rootDir)]).toEqual([[], [], ['dist']]);
  const repository = join(tempDir ?? '', left[0] ?? '', 'repository');
  expect(stdout).toContain(repository);
  const subjects = await listSubjects(repository, 'main..groundhog/demo/task');
  expect(subjects).toEqual(['Add a changelog', 'Add shout(text)', 'Add greet(name)']);
  expect(await git(repository, 'for-each-ref', '--format=%(refname)', 'refs/groundhog/')).toBe(
    'refs/groundhog/demo/day-2\nrefs/groundhog/demo/state',
  );
});
