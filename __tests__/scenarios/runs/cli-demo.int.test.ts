import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { readTerminalPicture } from '../../helpers/terminal-picture.ts';
import { listSubjects } from '../laptop.ts';

afterEach(cleanUp);

/** The words of the demo, without line ends and without what is another in each run. */
function toStory(text: string): string {
  const story = text
    .slice(text.indexOf('A new repository'))
    .replace(/\b(?:node \S+cli\.js|groundhog) (?=chronicle|init)/g, '');
  return story.replace(/\s/g, '').replace(/(?<=commit:)[0-9a-f]{7}|(?<=record:cd).*?(?=gitlog)/g, '');
}

test('the demo needs nothing but dist, tells its story in 30 lines, and leaves one folder', async () => {
  const rootDir = await createTempDir('groundhog-alone');
  await cp(fileURLToPath(new URL('../../../dist', import.meta.url)), join(rootDir, 'dist'), { recursive: true });
  const [cwd, tempDir, home] = await Promise.all(
    ['cwd', 'tmp', 'home'].map((name) => createTempDir(`groundhog-${name}`)),
  );
  const env = { TMPDIR: tempDir ?? '', HOME: home ?? '' };
  const { exitCode, stdout, stderr } = await runCli(['demo', '--json'], { cwd: cwd ?? '', env, rootDir });
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ schema_version: 1, task_id: 'demo', ending: 'passed' });
  expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  for (const text of [
    'The agent said that it was done: "Add shout(text), all tests pass".',
    '  ✗ Groundhog ran the test itself, and it failed: Error: shout("hi") gave HI, wanted HI!',
    '  ↺ Its work was undone, and is kept as evidence: refs/groundhog/demo/day-2',
    '    The next attempt got the report.',
    '3/3 readme: ',
  ])
    expect(stderr).toContain(text);
  for (const theme of ['light', 'dark'])
    expect(toStory((await readTerminalPicture(`demo-${theme}`)).join('\n'))).toBe(toStory(stderr));
  // All refs would be mostly state commits.
  expect(stderr).toMatch(/git log (?!.*--all).*groundhog\/demo\/task\n/);
  const left = await readdir(tempDir ?? '');
  expect(left).toHaveLength(1);
  expect([await readdir(home ?? ''), await readdir(cwd ?? ''), await readdir(rootDir)]).toEqual([[], [], ['dist']]);
  const repository = join(tempDir ?? '', left[0] ?? '', 'repository');
  expect(stderr).toContain(repository);
  const subjects = await listSubjects(repository, 'main..groundhog/demo/task');
  expect(subjects).toEqual(['Add shout(text)', 'Add greet(name)']);
  expect(await git(repository, 'for-each-ref', '--format=%(refname)', 'refs/groundhog/')).toBe(
    'refs/groundhog/demo/day-2\nrefs/groundhog/demo/state',
  );
});
