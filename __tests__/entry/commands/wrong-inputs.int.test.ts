import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runCli } from '../../../src/entry/cli.ts';
import { rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createRepo, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { PLAN, type Wrong, wrongInputs } from './wrong-inputs.ts';

const NO_STACK = /^ +at |failed unexpectedly/m;
const project = process.cwd();
const inherited = { ...process.env };
const { stdin: terminal } = process;
let repository = '';
let home = '';
let temporary = '';
let errors = '';

async function call(words: string): Promise<number | undefined> {
  errors = '';
  await runCli(words.split(' '));
  return Number(process.exitCode);
}

beforeAll(async () => {
  [home, temporary] = [await createTempDir('groundhog-home'), await createTempDir('groundhog-temporary')];
  ({ dir: repository } = await createRepo({ files: { 'plan.yml': PLAN } }));
  process.chdir(repository);
});

beforeEach(() => {
  const collect = (text: string | Uint8Array) => {
    errors += String(text);
    return true;
  };
  jest.spyOn(process.stderr, 'write').mockImplementation(collect);
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  process.env = { PATH: inherited.PATH ?? '', HOME: home, TMPDIR: temporary, GROUNDHOG_ISOLATION: 'none' };
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...inherited };
  process.exitCode = 0;
  Object.defineProperty(process, 'stdin', { value: terminal, configurable: true });
});

afterAll(async () => {
  process.chdir(project);
  await cleanUp();
});

/** Everything that a wrong input must leave as it is. */
async function takeState(): Promise<unknown> {
  const refs = await git(repository, 'for-each-ref', '--format=%(refname) %(objectname)');
  const status = await git(repository, 'status', '--porcelain', '--ignored');
  const config = await readFile(join(repository, '.git', 'config'), 'utf8');
  const [files, ...others] = await Promise.all([join(repository, '.git'), home, temporary].map((dir) => readdir(dir)));
  return { refs, status, config, files, others };
}

test('a task is recorded', async () => {
  expect(await call('run plan.yml --agent-command true')).toBe(1);
  expect(await git(repository, 'for-each-ref', '--format=%(refname)')).toContain('refs/groundhog/hello/state');
});

const ROWS = rowsOfRun(wrongInputs, (_, index) => index % 3 === 0);

describe('a wrong input', () => {
  test.each(ROWS.map((row) => [describeRow(row), row] as const))(
    'is refused with its place, and leaves nothing behind: %s',
    async (_name, { words, says, exits = 2, files = {}, isCommitted, env = {}, stdin = '' }) => {
      await git(repository, 'reset', '--quiet', '--hard');
      await git(repository, 'clean', '-fdq');
      const head = await git(repository, 'rev-parse', 'HEAD');
      await writeFiles(repository, files);
      if (isCommitted === true) await commitAll(repository, 'Add a wrong file');
      const before = await takeState();
      Object.assign(process.env, env);
      Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(stdin)]), configurable: true });
      const exitCode = await call(words);
      expect(errors).toMatch(says);
      expect(errors).not.toMatch(NO_STACK);
      expect(exitCode).toBe(exits);
      expect(await takeState()).toEqual(before);
      await git(repository, 'reset', '--quiet', '--hard', head);
    },
  );
});

function describeRow({ words, env, files, stdin }: Wrong): string {
  const given = { ...env, ...files, ...(stdin === undefined ? {} : { stdin: stdin.slice(0, 40) }) };
  return `groundhog ${words}${Object.keys(given).length === 0 ? '' : ` with ${JSON.stringify(given)}`}`;
}
