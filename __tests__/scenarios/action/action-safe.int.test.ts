import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { breakSecret, holdsBroken, tricks } from '../../helpers/broken-secrets.ts';
import { parseRunnerCommands } from '../../helpers/runner-commands.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, JOB_TOKEN, withHub } from '../job.ts';
import { agentCommand, createNotes, planOfTwo, readAllObjects } from '../laptop.ts';

afterEach(cleanUp);

quickTest('no line of an agent is a command to the runner, and the agent sees nothing of the job', () =>
  withHub({}, async ({ run }) => {
    const notes = await createNotes();
    const agent = agentCommand('commands-runner.sh');
    const raw = await promisify(execFile)('sh', ['-c', `groundhog() { :; }; set --; . ${agent.split(' ')[1]}`], {
      cwd: (await createNotes()).dir,
    });
    expect(parseRunnerCommands(raw.stdout).length).toBeGreaterThan(8);
    const keepsEnv = `env | sort > '${notes.file('env.txt')}'`;
    const result = await run({ agent: `${keepsEnv}; ${agent}`, env: { MY_TOKEN: 'a-secret-value' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' }, exportedEnv: {}, addedPaths: '' });
    expect(result.stdout).toContain('hacked');
    const commands = parseRunnerCommands(result.stdout);
    expect(commands.map(({ name }) => name)).toEqual(['add-mask', 'stop-commands', 'notice', 'notice']);
    expect(JSON.stringify(commands)).not.toContain('hacked');
    // The step after this one is told which run it was, and nothing that the agent has said.
    expect(Object.keys(result.state).sort()).toEqual(['bundle', 'finished', 'run']);
    expect(JSON.stringify(result.state)).not.toContain('hacked');
    const env = await readFile(notes.file('env.txt'), 'utf8');
    expect(env).not.toMatch(/^(GITHUB|ACTIONS|INPUT|RUNNER|STATE|MY)_/m);
    expect(env).not.toContain(JOB_TOKEN);
    expect(env).toMatch(/^GROUNDHOG_CHECKPOINT=greet$/m);
    expect(env).toMatch(/^CI=true$/m);
  }),
);

const basic = (token: string) => Buffer.from(`x-access-token:${token}`).toString('base64');

/** Everything that a job leaves where others can read it. */
async function collectTraces({ github, bare }: Hub): Promise<string> {
  const pulls = await github.pulls();
  const comments = await Promise.all(pulls.map(({ number }) => github.comments(number)));
  return [
    JSON.stringify(pulls),
    JSON.stringify(comments),
    JSON.stringify(github.requests),
    await readAllObjects(bare),
  ].join();
}

function readReport({ outputs }: { readonly outputs: Readonly<Record<string, string>> }): Promise<string> {
  return readFile(outputs['report-path'] ?? '', 'utf8');
}

test.each(
  rowsOfRun(
    [
      ['with the shape of a token', JOB_TOKEN],
      ['with no shape at all', 'correct-horse-battery-staple'],
    ],
    (_, index) => index === 0,
  ),
)('the token of the job, %s, is shown nowhere, also when the agent knows it', (_what, token) =>
  withHub({ plan: planOfTwo({ budget: 2 }), tokens: { [token]: { kind: 'github_actions' } } }, async (hub) => {
    const notes = await createNotes();
    await writeFile(notes.file('secret'), token);
    const result = await hub.run({ agent: agentCommand('leaks.mjs', notes.file('secret')), token });
    expect(result.outputs).toMatchObject({ ending: 'blocked', 'checkpoints-landed': '1' });
    const shown = result.stdout.replaceAll(`::add-mask::${token}\n`, '');
    expect(result.stdout).not.toBe(shown);
    const traces = await collectTraces(hub);
    expect(traces).toContain('Write the greeting without');
    const report = await readReport(result);
    expect(report).toContain('Write the greeting without');
    const texts = [
      shown,
      result.stderr,
      result.summary,
      JSON.stringify([result.outputs, result.state]),
      traces,
      report,
    ];
    for (const text of texts) for (const form of [token, basic(token)]) expect(text).not.toContain(form);
    expect((await readdir(result.runnerTempDir)).sort()).toEqual([
      '_github_workflow',
      '_runner_file_commands',
      'groundhog-report-hello.html',
    ]);
  }),
);

// Each is known to the job by another of its sources: a setting, netrc, and the address of a proxy.
const ON_MACHINE = ['swordfish-of-a-setting', 'password-of-netrc-4711', 'login-of-a-proxy-0815'] as const;

slowTest('a masked value and the passwords of netrc and of a proxy are shown by no door of a job', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async (hub) => {
    const notes = await createNotes();
    const [masked, netrc, proxy] = ON_MACHINE;
    await writeFile(notes.file('.netrc'), `machine git.example login me password ${netrc}\n`);
    await writeFile(notes.file('lines'), JSON.stringify(ON_MACHINE));
    const result = await hub.run({
      agent: agentCommand('leaks-broken.mjs', notes.file('lines')),
      inputs: { mask: 'DEPLOY_KEY', 'attempt-budget-default': '1' },
      env: { HOME: notes.dir, DEPLOY_KEY: masked, HTTPS_PROXY: `http://me:${proxy}@127.0.0.1:9` },
    });
    expect(result.outputs.ending).not.toBe('passed');
    expect(result.stdout).toMatch(/said: \*\*\*/);
    const shown = result.stdout.replaceAll(/^::add-mask::.*\n/gm, '');
    const report = await readReport(result);
    const traces = await collectTraces(hub);
    // The reports of the failure were shown, on the summary and in comments, without the secrets in them.
    for (const text of [result.summary, traces]) expect(text).toMatch(/(?:\\?\*){3}/);
    for (const text of [
      shown,
      result.stderr,
      result.summary,
      JSON.stringify([result.outputs, result.state]),
      traces,
      report,
    ])
      for (const secret of ON_MACHINE) expect(text).not.toContain(secret);
  }),
);

slowTest('a token that is broken by what nobody sees gets out by no door of a job', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async (hub) => {
    const notes = await createNotes();
    const broken = tricks.flatMap(([, insert]) => breakSecret(JOB_TOKEN, insert).slice(0, 1));
    await writeFile(notes.file('lines'), JSON.stringify(broken));
    const result = await hub.run({ agent: agentCommand('leaks-broken.mjs', notes.file('lines')) });
    expect(result.outputs).toMatchObject({ ending: 'blocked', 'checkpoints-landed': '1' });
    const shown = result.stdout.replaceAll(`::add-mask::${JOB_TOKEN}\n`, '');
    const report = await readReport(result);
    const traces = await collectTraces(hub);
    expect(traces).toContain('Write the greeting ***');
    for (const text of [
      shown,
      result.stderr,
      result.summary,
      JSON.stringify([result.outputs, result.state]),
      traces,
      report,
    ]) {
      const decoded = text.replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      expect(holdsBroken(decoded, JOB_TOKEN)).toBe(false);
    }
  }),
);

// Elsewhere there is no /proc to read the arguments of other processes from.
const onLinux = process.platform === 'linux' ? slowTest : test.skip;

onLinux('the token of the job is in the arguments of no process', () =>
  withHub({}, async ({ start }) => {
    const started = await start({ agent: agentCommand('does-all-steps.sh') });
    const seen = new Set<string>();
    let isRunning = true;
    const finished = started.finished.finally(() => {
      isRunning = false;
    });
    while (isRunning) for (const line of await readArguments()) seen.add(line);
    expect((await finished).outputs.ending).toBe('passed');
    const all = [...seen].join('\n');
    expect(all).toMatch(/^\/\S*\/git\0.*push/m);
    for (const form of [JOB_TOKEN, basic(JOB_TOKEN)]) expect(all).not.toContain(form);
  }),
);

async function readArguments(): Promise<readonly string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
}
