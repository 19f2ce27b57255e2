import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { type ChildResult, startChild } from '../helpers/child-run.ts';
import { runCli } from '../helpers/run-built.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';
import { findHeadings, projectFolder, readPage, sectionOf } from './pages.ts';

afterAll(cleanUp);

function generate(...args: readonly string[]): Promise<ChildResult> {
  const script = join(projectFolder, 'scripts', 'generate-readme.mjs');
  return startChild({ args: [script, ...args], cwd: projectFolder, env: { PATH: process.env.PATH ?? '' } }).finished;
}

async function copyPages(): Promise<string> {
  const folder = await createTempDir('groundhog-docs');
  await mkdir(join(folder, 'docs'));
  for (const name of ['action.yml', 'package.json', 'README.md', 'docs/action-reference.md'])
    await cp(join(projectFolder, name), join(folder, name));
  return folder;
}

describe('the tables of inputs and outputs', () => {
  test('are what action.yml says', async () => {
    expect(await generate('--check')).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('are stale after a change of action.yml, until they are written again', async () => {
    const folder = await copyPages();
    const action = await readFile(join(folder, 'action.yml'), 'utf8');
    await writeFile(join(folder, 'action.yml'), action.replace('Id of the task.', 'Id of the | task.'));
    const stale = await generate('--check', folder);
    expect(stale.exitCode).toBe(1);
    expect(stale.stderr).toContain('docs/action-reference.md');
    expect(await generate(folder)).toMatchObject({ exitCode: 0 });
    expect(await generate('--check', folder)).toMatchObject({ exitCode: 0 });
    const reference = await readFile(join(folder, 'docs/action-reference.md'), 'utf8');
    expect(reference).toContain('| `task-id` | Id of the \\| task. |');
  });
});

describe('the repository and version of the action', () => {
  test('are stale after a change of package.json, until they are written into every page again', async () => {
    const folder = await copyPages();
    const manifest = await readFile(join(folder, 'package.json'), 'utf8');
    const moved = manifest.replace('github:groundhog-actions/groundhog', 'github:octo/groundhog');
    await writeFile(join(folder, 'package.json'), moved.replace(/"version": "[^"]*"/, '"version": "7.8.9"'));
    expect(await generate('--check', folder)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('README.md'),
    });
    expect(await generate(folder)).toMatchObject({ exitCode: 0 });
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    expect(readme).toContain('uses: octo/groundhog@v7.8.9');
    expect(readme).not.toContain('groundhog-actions');
  });
});

describe('the CLI reference', () => {
  const page = readPage('docs/cli-reference.md');
  const documented = findHeadings(page)
    .filter((heading) => heading.startsWith('groundhog '))
    .map((heading) => heading.replace('groundhog ', ''));
  const help = async (...command: readonly string[]) =>
    (await runCli([...command, '--help'], { cwd: projectFolder })).stdout;
  /** The commands of a help, which may have groups. */
  const listCommands = (text: string) => {
    const groups = [...text.matchAll(/^([A-Z].*):\n((?: {2}.*\n)+)/gm)].filter(([, title]) => title !== 'Options');
    return groups
      .flatMap(([, , lines = '']) => [...lines.matchAll(/^ {2}([a-z][a-z-]*) {2,}/gm)].map((match) => match[1] ?? ''))
      .filter((name) => name !== 'help');
  };

  test('has a heading for every command, and for no other', async () => {
    const groups = ['snapshot', 'steps', 'verb'];
    const commands = listCommands(await help()).filter((name) => !groups.includes(name));
    for (const group of groups) commands.push(...listCommands(await help(group)).map((name) => `${group} ${name}`));
    expect([...documented].sort()).toEqual(commands.sort());
  });

  test.each(documented)('has the flags of "%s" as its help has them', async (command) => {
    const text = await help(...command.split(' '));
    expect(text).not.toContain('[]');
    const flags = [...text.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map((match) => match[1]);
    const named = [...sectionOf(page, `groundhog ${command}`).matchAll(/^\| `(--[a-z-]+)` \|/gm)].map(
      (match) => match[1],
    );
    expect(named).toEqual(flags.filter((flag) => flag !== '--help'));
  });
});
