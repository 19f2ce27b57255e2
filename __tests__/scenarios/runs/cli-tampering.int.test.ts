import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  planOfTwo,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const PATH = process.env.PATH ?? '/usr/bin:/bin';

/** A folder in front of the PATH that the agent can write to, and a file that its programs leave lines in. */
async function createWritablePath(): Promise<{ readonly bin: string; readonly canary: string; readonly path: string }> {
  const bin = await createTempDir('groundhog-bin');
  return { bin, canary: join(await createTempDir('groundhog-canary'), 'lines'), path: `${bin}:${PATH}` };
}

/** The agent by the path of its shell, since what it finds on the PATH itself is its own affair. */
const plant = (bin: string, canary: string) =>
  agentCommand('plants-programs.sh', bin, canary).replace(/^'sh'/, '/bin/sh');

quickTest('a program that an agent puts in front of the PATH is never run by Groundhog', async () => {
  const { dir } = await createPlanRepo(`${planOfTwo({ budget: 1 })}      - { kind: command, command: 'true' }\n`);
  const { bin, canary, path } = await createWritablePath();
  const result = await runOnLaptop(dir, {
    agent: plant(bin, canary),
    env: { PATH: path },
  });
  expect(result.document).toMatchObject({ ending: 'passed', checkpoints: [{}, {}] });
  expect(existsSync(canary)).toBe(false);
  // They would have been found.
  expect(() => execFileSync('git', ['--version'], { env: { PATH: path }, stdio: 'ignore' })).toThrow();
  expect(await readFile(canary, 'utf8')).toBe('git\n');
});

quickTest('a git that an agent has rewritten is not run, and nothing lands', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const { bin, canary, path } = await createWritablePath();
  await copyFile(execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim(), join(bin, 'git'));
  const result = await runOnLaptop(dir, {
    agent: plant(bin, canary),
    env: { PATH: path },
  });
  expect(result).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
  expect(result.document.reason).toContain(join(bin, 'git'));
  expect(existsSync(canary)).toBe(false);
  expect(await listRefs(dir)).not.toContain(TASK_BRANCH);
});

slowTest(
  'configuration and hooks that an agent writes into the control repository run nothing and end the run',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const notes = await createNotes();
    const result = await runOnLaptop(dir, { agent: agentCommand('rewrites-control.sh', notes.file('canary')) });
    expect(result).toMatchObject({ exitCode: 4, document: { ending: 'refused' }, leftovers: [] });
    for (const name of ['control.git/config', 'control.git/hooks']) expect(result.document.reason).toContain(name);
    expect(existsSync(notes.file('canary'))).toBe(false);
    expect(await listRefs(dir)).not.toContain(TASK_BRANCH);
    expect((await listEventKinds(dir)).slice(-2)).toEqual(['attempt_ended', 'run_ended']);
    // The next run starts with a control repository of its own.
    const next = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
    expect(next.document).toMatchObject({ ending: 'passed' });
  },
);

quickTest('a criterion that changes what the run trusts ends it before anything lands', async () => {
  const objects = '$(cat .git/objects/info/alternates)';
  const command = `echo /tmp >> "${objects}/info/alternates"`;
  const { dir } = await createPlanRepo(`${greetPlan()}      - { kind: command, command: '${command}' }\n`);
  const result = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
  expect(result).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
  expect(result.document.reason).toContain('objects/info/alternates');
  expect(await listRefs(dir)).not.toContain(TASK_BRANCH);
});
