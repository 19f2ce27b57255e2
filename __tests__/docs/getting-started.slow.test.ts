import { symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { startChild } from '../helpers/child-run.ts';
import { cleanUp, createTempDir, git, gitEnv, writeFiles } from '../helpers/temp-repo.ts';
import { type CodeBlock, findCodeBlocks, projectFolder, readPage } from './pages.ts';

afterEach(cleanUp);

const blocks = findCodeBlocks(readPage('docs/getting-started.md'));
const find = (language: string): readonly CodeBlock[] => blocks.filter((block) => block.language === language);

// A script of node's, since what starts children in these tests starts node.
const shell = `const { status } = require('node:child_process').spawnSync('bash', ['-ec', process.argv[1]], { stdio: 'inherit' });
process.exit(status ?? 1);`;

test('getting started passes when it is carried out to the letter, up to the workflow', async () => {
  const [repository, tools, home] = [
    await createTempDir('groundhog-guide'),
    await createTempDir('groundhog-bin'),
    await createTempDir('groundhog-home'),
  ];
  const [install, ...steps] = find('sh').map(({ text }) => text);
  expect(install).toBe('npm install -g .\n');
  // What the install does: a link to the clone.
  await symlink(join(projectFolder, 'dist', 'cli.js'), join(tools, 'groundhog'));
  await git(repository, 'init', '-q');
  await git(repository, 'commit', '-q', '--allow-empty', '-m', 'Begin');
  await writeFiles(repository, {
    'test/greet.mjs': find('js')[0]?.text ?? '',
    '.groundhog/plans/greet.yml': find('yaml')[0]?.text ?? '',
  });

  const { exitCode, stdout, stderr } = await startChild({
    args: ['-e', shell, steps.join('\n')],
    cwd: repository,
    env: { ...gitEnv, HOME: home, PATH: `${tools}:${dirname(process.execPath)}:${process.env.PATH ?? ''}` },
  }).finished;

  expect({ exitCode, stderr }).toEqual({
    exitCode: 0,
    stderr: expect.stringContaining('attempt 1 starts (1 of 3 at this checkpoint)'),
  });
  expect(stderr).toContain('1/1 greet: landed as ');
  expect(stdout).toContain('Passed: no checkpoint is left.');
  expect(stdout).toContain('.groundhog/plans/greet.yml is valid: 1 checkpoint.\n  1. greet');
  expect(await git(repository, 'status', '--porcelain')).toBe('');
  expect(await git(repository, 'log', '--format=%s', 'main..groundhog/greet/task')).toBe('Wrote greet.');
});
