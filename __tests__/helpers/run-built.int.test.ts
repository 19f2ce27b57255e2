import { afterEach, describe, expect, test } from '@jest/globals';
import { toInputEnv } from './action-metadata.ts';
import { runAction, runCli, startAction } from './run-built.ts';
import { parseKeyValues } from './runner-files.ts';
import { cleanUp, createTempDir, writeFiles } from './temp-repo.ts';

const actionYml = `
name: Test
inputs:
  github-token: { default: '\${{ github.token }}' }
  max iterations: { default: 25 }
  plan: { description: no default }
runs: { using: node24, main: dist/main.mjs, post: dist/post.mjs }
`;

const mainScript = `
import { appendFileSync } from 'node:fs';
const { env } = process;
if (env.HANG === '1') {
  process.on('SIGINT', () => { console.log('interrupted'); process.exit(3); });
  console.log('waiting');
  setInterval(() => {}, 1000);
} else {
  appendFileSync(env.GITHUB_OUTPUT, 'seen<<END\\n' + JSON.stringify(env) + '\\nEND\\n');
  appendFileSync(env.GITHUB_OUTPUT, 'lines<<X\\na\\nb\\nX\\n');
  appendFileSync(env.GITHUB_STATE, 'task=parse-args\\n');
  appendFileSync(env.GITHUB_STEP_SUMMARY, '# Summary');
  process.exitCode = 2;
}
`;

async function createAction(): Promise<string> {
  const dir = await createTempDir('groundhog-action');
  await writeFiles(dir, {
    'action.yml': actionYml,
    'dist/main.mjs': mainScript,
    'dist/post.mjs': `console.log('post ' + process.env.STATE_task);`,
    'dist/cli.js': `process.stdin.on('data', (d) => process.stdout.write(d)); console.log(process.argv.slice(2).join(), Object.keys(process.env).sort().join());`,
  });
  return dir;
}

async function toOptions() {
  const rootDir = await createAction();
  const urls = {
    apiUrl: 'http://127.0.0.1:9/api/v3',
    serverUrl: 'http://127.0.0.1:9',
    graphqlUrl: 'http://127.0.0.1:9/api/graphql',
  };
  const github = { repository: 'octocat/hello', sha: 'a'.repeat(40), token: 'the-token', ...urls };
  return { rootDir, github, event: 'workflow_dispatch', eventPayload: { inputs: {} }, workspaceDir: rootDir };
}

afterEach(cleanUp);

describe('an action', () => {
  test('sees the environment of a runner and nothing of this process', async () => {
    const options = await toOptions();
    const result = await runAction({ ...options, inputs: { plan: 'p.yml' } });
    expect(result).toMatchObject({ exitCode: 2, state: { task: 'parse-args' }, summary: '# Summary' });
    expect(result.outputs.lines).toBe('a\nb');
    const env: unknown = JSON.parse(result.outputs.seen ?? '');
    expect(env).toMatchObject({
      'INPUT_GITHUB-TOKEN': 'the-token',
      INPUT_MAX_ITERATIONS: '25',
      INPUT_PLAN: 'p.yml',
      GITHUB_REF_NAME: 'main',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_ACTIONS: 'true',
    });
    expect(env).not.toHaveProperty('JEST_WORKER_ID');
  });

  test('gives its state to its post phase', async () => {
    const options = await toOptions();
    const { state } = await runAction(options);
    expect(await runAction({ ...options, phase: 'post', state })).toMatchObject({
      exitCode: 0,
      stdout: 'post parse-args\n',
    });
  });

  test('can be interrupted while it runs', async () => {
    const { child, finished, waitForOutput } = await startAction({ ...(await toOptions()), env: { HANG: '1' } });
    await waitForOutput(/waiting/);
    child.kill('SIGINT');
    expect(await finished).toMatchObject({ exitCode: 3, stdout: 'waiting\ninterrupted\n' });
  });

  test('that does not end is killed', async () => {
    const { child, finished } = await startAction({ ...(await toOptions()), env: { HANG: '1' }, timeoutMs: 300 });
    await expect(finished).rejects.toThrow(/Not finished/);
    if (child.signalCode === null) await new Promise((done) => child.once('close', done));
    expect(child.signalCode).toBe('SIGKILL');
  });

  test('is not started with an input that it does not declare', () => {
    expect(() => toInputEnv({ plan: '' }, { plam: 'x' }, {})).toThrow(/plam/);
    expect(() => toInputEnv({ plan: `\${{ github.unknown }}` }, {}, {})).toThrow(/github.unknown/);
  });
});

test('the command line gets its arguments, its input and a clean environment', async () => {
  const rootDir = await createAction();
  const { exitCode, stdout } = await runCli(['run', 'p.yml'], {
    cwd: rootDir,
    rootDir,
    input: 'typed',
    env: { A: '1' },
  });
  expect({ exitCode, stdout }).toEqual({
    exitCode: 0,
    stdout: 'run,p.yml A,GROUNDHOG_ISOLATION,HOME,LANG,PATH,TERM\ntyped',
  });
});

test('an output without its end is refused as the runner refuses it', () => {
  expect(() => parseKeyValues('a<<END\nvalue\n')).toThrow();
  expect(() => parseKeyValues('no form\n')).toThrow();
  expect(parseKeyValues('a=1=2\nb<<E\n\nE\n')).toEqual({ a: '1=2', b: '' });
});
