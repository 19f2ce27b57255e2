import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { programDir } from '../../helpers/built-program.ts';
import { startChild } from '../../helpers/child-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

interface System {
  readonly platform?: string;
  readonly node?: string;
}

/** Starts a file of `dist` on a system that Node says it is, in an empty folder, and returns what that holds afterwards. */
async function startOn(system: System, file: string, ...args: readonly string[]) {
  const cwd = await createTempDir('groundhog-system');
  const { platform = process.platform, node = process.versions.node } = system;
  const versions = `{ ...process.versions, node: ${JSON.stringify(node)} }`;
  const code = `Object.defineProperties(process, { platform: { value: ${JSON.stringify(platform)} }, versions: { value: ${versions} } });`;
  const door = join(programDir(), 'dist', file);
  const ended = await startChild({
    args: ['--import', `data:text/javascript,${encodeURIComponent(code)}`, door, ...args],
    ...{ cwd, env: { PATH: process.env.PATH ?? '', HOME: cwd } },
  }).finished;
  return { exitCode: ended.exitCode, stdout: ended.stdout, stderr: ended.stderr, left: await readdir(cwd) };
}

const WINDOWS = 'Windows is not supported. Run Groundhog in WSL (Windows Subsystem for Linux), or in a job on Linux.\n';
const OLD = 'Groundhog needs Node.js 20.19 or newer, and this is 20.18.3.\n';
const refused = { exitCode: 2, stdout: '', stderr: '', left: [] };

describe('a system that is not supported is refused before anything else, in one line', () => {
  test.each([
    [{ platform: 'win32' }, WINDOWS],
    [{ node: '20.18.3' }, OLD],
  ])('on %j', async (system, text) => {
    expect(await startOn(system, 'cli.js', '--version')).toEqual({ ...refused, stderr: text });
    expect(await startOn(system, 'cli.js', 'run', 'plan.yml')).toEqual({ ...refused, stderr: text });
    expect(await startOn(system, 'index.js')).toEqual({ ...refused, stdout: `::error::${text}` });
  });

  test('and the oldest Node.js that is supported is not', async () => {
    const found = await startOn({ node: '20.19.0' }, 'cli.js', '--version');
    expect(found).toEqual({ ...refused, exitCode: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

test.each([
  ['GITHUB_EVENT_PATH', 'package.json/event'],
  ['GITHUB_API_URL', 'api.github.com'],
  ['GITHUB_OUTPUT', '/'],
  ['GITHUB_STATE', '/nowhere/state'],
])('a job whose %s is %s is refused by the name of the variable, without a stack', async (name, value) => {
  const cwd = await createTempDir('groundhog-job');
  const job = { GITHUB_REPOSITORY: 'octo/hello', GITHUB_EVENT_NAME: 'issues', GITHUB_SHA: 'a'.repeat(40) };
  const { stdout, stderr, exitCode } = await startChild({
    args: [join(programDir(), 'dist', 'index.js')],
    ...{ cwd, env: { PATH: process.env.PATH ?? '', HOME: cwd, ...job, [name]: value } },
  }).finished;
  expect([exitCode, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(new RegExp(`^::error::Groundhog: refused\\. The setting "${name}" cannot be used\\.`, 'm'));
  expect(stdout).not.toMatch(/^ +at /m);
});
