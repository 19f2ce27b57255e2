import { chmod, cp, mkdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ModelEndpoint, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { say } from '../../helpers/agents/model-turn.ts';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

const obstacle = await findSandboxObstacle();
const inSandbox = obstacle === undefined ? test : test.skip;
const KEY = 'canary-key-4711-of-nobody';
const PROGRAM = join(import.meta.dirname, '..', '..', 'fixtures', 'agents', 'asks-its-model.mjs');

let model: ModelEndpoint;

beforeEach(async () => {
  model = await startModelEndpoint(() => say('hello'));
});

afterEach(async () => {
  await model.close();
  await cleanUp();
});

interface Installation {
  /** The link to the program, and its package, below HOME. */
  readonly link: string;
  readonly packages: string;
  readonly isOnPath: boolean;
}

const global = { link: '.npm-global/bin/claude', packages: '.npm-global/lib/node_modules', isOnPath: true };
const local = { link: 'tools/node_modules/.bin/claude', packages: 'tools/node_modules', isOnPath: false };

interface CliRun {
  readonly installed: Installation;
  readonly isolation: 'none' | 'sandbox';
  /** The variable with the key or login. */
  readonly variable?: string;
  readonly flags?: readonly string[];
}

/** Runs a CLI that was installed as npm does it, below HOME. */
async function runInstalled({ installed, isolation, variable = 'ANTHROPIC_API_KEY', flags = [] }: CliRun) {
  const { link, packages, isOnPath } = installed;
  const home = await createTempDir('groundhog-home');
  const [bin, folder] = [join(home, link), join(home, packages, '@anthropic-ai/claude-code')];
  const isLogin = variable !== 'ANTHROPIC_API_KEY';
  await writeFiles(folder, {
    'part.json': JSON.stringify({
      version: '9.9.9',
      isSandboxed: isolation === 'sandbox' && (isLogin ? 'login' : true),
      endpoint: model.url,
      verb: ['verb', 'checkpoint-success', '--summary', 'Greet'],
      folders: [tmpdir(), '/etc', '/run', '/var/tmp'],
    }),
  });
  await mkdir(dirname(bin), { recursive: true });
  await cp(PROGRAM, join(folder, 'cli.mjs'));
  await chmod(join(folder, 'cli.mjs'), 0o755);
  await symlink(join(folder, 'cli.mjs'), bin);
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const run = await runOnLaptop(dir, {
    flags: ['--agent', 'claude-code', ...(isOnPath ? [] : ['--agent-command', bin]), ...flags],
    env: {
      HOME: home,
      PATH: isOnPath ? `${dirname(bin)}:${process.env.PATH}` : (process.env.PATH ?? ''),
      GROUNDHOG_ISOLATION: isolation,
      [variable]: KEY,
    },
  });
  const commit = run.document.checkpoints[0]?.attempts[0]?.scratch_commit;
  const read = (file: string) => git(dir, 'show', `${commit}:${file}`);
  return { run, found: JSON.parse(await read('note-found.txt')), greeting: await read('greeting.txt') };
}

describe(`a CLI in a sandbox${obstacle === undefined ? '' : ` (not run here: ${obstacle})`}`, () => {
  inSandbox.each(
    rowsOfRun(
      [
        ['installed for all projects, on the PATH', global],
        ['installed in a project, named by its path', local],
      ],
      (_, index) => index === 0,
    ),
  )('%s, reaches its model without seeing the key, and nothing else', async (_, installed) => {
    const flags = ['--base-url', model.url];
    const { run, found, greeting } = await runInstalled({ installed, isolation: 'sandbox', flags });
    expect(found).toEqual({ places: [], files: true, other: 'status 401', direct: 'ECONNREFUSED' });
    expect(greeting).toBe('hello');
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(model.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY]);
  });

  (obstacle === undefined ? slowTest : test.skip)(
    'with a login has that in its environment, and may reach the host of its model',
    async () => {
      const variable = 'CLAUDE_CODE_OAUTH_TOKEN';
      const { run, found } = await runInstalled({ installed: global, isolation: 'sandbox', variable });
      expect(found.places).toEqual(['environment', 'process environ']);
      expect(found.proxy).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(run.stderr).toContain('network: model, agent api.anthropic.com.');
      expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    },
  );
});

quickTest('a CLI without a sandbox reaches its model in the same way', async () => {
  const flags = ['--base-url', `${model.url}/v1`];
  const { run, found, greeting } = await runInstalled({ installed: global, isolation: 'none', flags });
  expect(found).toEqual({ places: [], files: true, other: 'status 401' });
  expect(greeting).toBe('hello');
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(model.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY]);
});
