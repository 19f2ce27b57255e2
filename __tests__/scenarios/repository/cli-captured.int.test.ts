import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect } from '@jest/globals';
import { runRecordSchema } from '../../../src/domain/record/run-record.ts';
import { runCli } from '../../helpers/run-built.ts';
import { completeTest, quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { rewindState, STATE_REF } from '../doctor.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  readRecord,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

/** A plan whose criterion runs a script that lies outside of the repository. */
async function prepare({ script }: { readonly script: string }) {
  const notes = await createNotes();
  const more = `    attempt_budget: 1\n`;
  const plan = `${greetPlan({ more })}      - { kind: command, command: "sh '${notes.file('check.sh')}'" }\n`;
  const { dir, commit } = await createPlanRepo(plan);
  await writeFile(notes.file('check.sh'), script);
  const agent = agentCommand('notes-and-writes.sh', notes.dir);
  const countAgents = async () => (await readFile(notes.file('attempts'), 'utf8')).split('\n').length - 1;
  return { notes, dir, commit, agent, countAgents };
}

const HOUR_MS = 3_600_000;
const KILLS_CONTROL = '[ -e greeting.txt ] || exit 1\nkill -9 "$PPID"\nsleep 60\n';
const PASSES = 'test -e greeting.txt\n';

describe('work that was captured', () => {
  quickTest('is on the origin before it is checked, and is checked again without its agent', async () => {
    const { notes, dir, commit, agent, countAgents } = await prepare({ script: KILLS_CONTROL });
    const killed = await (await startOnLaptop(dir, { agent })).finished;
    expect(killed.signal).toBe('SIGKILL');
    expect(await git(dir, 'show', 'refs/groundhog/hello/day-1:greeting.txt')).toBe('hello');
    expect((await listEventKinds(dir)).at(-1)).toBe('attempt_captured');
    const steps = `refs/groundhog/hello/steps/${commit.slice(0, 7)}-1`;
    expect(await git(dir, 'show', `${steps}:greeting.txt`)).toBe('hello');
    await writeFile(notes.file('check.sh'), PASSES);
    const run = await runOnLaptop(dir, { agent });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(run.document.checkpoints).toMatchObject([{ attempts: [{ day: 1, outcome: 'passed' }] }]);
    expect(await countAgents()).toBe(1);
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
    expect(await listRefs(dir)).not.toMatch(/day-1|steps/);
    expect((await runCli(['steps'], { cwd: dir })).stdout).toMatch(/^1\t[^\n]*\tlanded\t-\tA greeting\.txt\n$/);
    expect(await git(dir, 'fsck', '--strict', '--no-dangling')).toBe('');
  });

  completeTest('that fails when it is checked again counts as the attempt that it is', async () => {
    const { notes, dir, agent, countAgents } = await prepare({ script: KILLS_CONTROL });
    await (await startOnLaptop(dir, { agent })).finished;
    await writeFile(notes.file('check.sh'), 'exit 3\n');
    const run = await runOnLaptop(dir, { agent });
    expect(run.document).toMatchObject({
      ending: 'blocked',
      checkpoints: [{ outcome: 'abandoned', attempts: [{ day: 1, outcome: 'failed' }] }],
    });
    expect(await countAgents()).toBe(1);
    expect(await git(dir, 'show', 'refs/groundhog/hello/day-1:greeting.txt')).toBe('hello');
  });

  slowTest('waits for the next run when the check is cancelled', async () => {
    const { notes, dir, agent, countAgents } = await prepare({
      script: '[ -e greeting.txt ] || exit 1\nkill -TERM "$PPID"\nsleep 60\n',
    });
    const paused = await runOnLaptop(dir, { agent });
    expect(paused.document).toMatchObject({ ending: 'paused', checkpoints: [{ attempts: [{ outcome: 'running' }] }] });
    await writeFile(notes.file('check.sh'), PASSES);
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    expect(await countAgents()).toBe(1);
  });

  slowTest('is not used for another plan: the attempt is closed and a new one is made', async () => {
    const { notes, dir, agent, countAgents } = await prepare({ script: KILLS_CONTROL });
    await (await startOnLaptop(dir, { agent })).finished;
    await writeFile(notes.file('check.sh'), PASSES);
    const planText = (await git(dir, 'show', 'HEAD:plan.yml')).replace('with "hello"', 'that says hello');
    const run = await runOnLaptop(dir, { agent, planText });
    expect(run.document.checkpoints).toMatchObject([
      {
        attempts: [
          { day: 1, outcome: 'interrupted' },
          { day: 2, outcome: 'passed' },
        ],
      },
    ]);
    expect(await countAgents()).toBe(2);
  });
});

slowTest('work that another run has captured becomes the same commit where the clock is an hour wrong', async () => {
  const { notes, dir, agent, countAgents } = await prepare({ script: KILLS_CONTROL });
  await (await startOnLaptop(dir, { agent })).finished;
  await writeFile(notes.file('check.sh'), PASSES);
  const land = async (shiftMs: number) => {
    const copy = join(await createTempDir('groundhog-copy'), 'hello');
    await cp(dir, copy, { recursive: true });
    const clock = new URL(`../../fixtures/shifted-clock.mjs?ms=${shiftMs}`, import.meta.url);
    const { document } = await runOnLaptop(copy, { agent, env: { NODE_OPTIONS: `--import=${clock}` } });
    const { ended_at } = runRecordSchema.parse(JSON.parse(await readRecord(copy, 'run.json')));
    const shownMs = Math.round((Date.parse(ended_at ?? '') - Date.now()) / HOUR_MS) * HOUR_MS + 0;
    return { ending: document.ending, head: await git(copy, 'rev-parse', TASK_BRANCH), shownMs };
  };
  const [right, ...wrong] = await Promise.all([0, HOUR_MS, -HOUR_MS].map(land));
  expect(right).toMatchObject({ ending: 'passed', shownMs: 0 });
  expect(wrong).toEqual([
    { ...right, shownMs: HOUR_MS },
    { ...right, shownMs: -HOUR_MS },
  ]);
  expect(await countAgents()).toBe(1);
});

// Gives up at first, and does it the second time.
const GIVES_UP_FIRST = `pwd > "$NOTES/workspace"; echo x >> "$NOTES/attempts"
if [ $(wc -l < "$NOTES/attempts") -gt 1 ]; then echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet; exit; fi
echo half > half.txt; echo there > "$NOTES/left"
groundhog verb checkpoint-failure --what-tried words --what-happened nothing --next louder`;

// In place of git: once the agent's work is out of the workspace, the run is dead before git does anything more.
const KILLS_WHEN_REWOUND = `#!/bin/sh
if [ -e "$NOTES/left" ] && [ ! -e "$(cat "$NOTES/workspace")/half.txt" ]; then kill -9 "$(cat "$NOTES/pid")"; exit 1; fi
`;

slowTest(
  'work that gave up is on the origin before its workspace is rewound, and is not lost with its run',
  async () => {
    const notes = await createNotes();
    const { dir } = await createPlanRepo(greetPlan());
    const toScript = (text: string) => text.replaceAll('$NOTES', notes.dir);
    const path = process.env.PATH ?? '/usr/bin:/bin';
    await mkdir(notes.file('bin'));
    await writeFile(notes.file('bin/git'), `${toScript(KILLS_WHEN_REWOUND)}PATH='${path}' exec git "$@"\n`, {
      mode: 0o755,
    });
    await writeFile(notes.file('agent.sh'), toScript(GIVES_UP_FIRST));
    const agent = `sh '${notes.file('agent.sh')}'`;
    const started = await startOnLaptop(dir, { agent, env: { PATH: `${notes.file('bin')}:${path}` } });
    await writeFile(notes.file('pid'), String(started.child.pid));
    expect((await started.finished).signal).toBe('SIGKILL');
    await rm(notes.file('left'));
    const run = await runOnLaptop(dir, { agent });
    expect(run).toMatchObject({ leftovers: [], document: { ending: 'passed' } });
    expect(run.document.checkpoints).toMatchObject([
      {
        attempts: [
          { day: 1, outcome: 'failed', failure_report: { source: 'agent', what_tried: 'words' } },
          { day: 2, outcome: 'passed' },
        ],
      },
    ]);
    expect(await git(dir, 'show', 'refs/groundhog/hello/day-1:half.txt')).toBe('half');
    expect(await readFile(notes.file('attempts'), 'utf8')).toBe('x\nx\n');
  },
);

describe('a server that died in the middle of a publication', () => {
  async function landed() {
    const world = await prepare({ script: PASSES });
    expect((await runOnLaptop(world.dir, { agent: world.agent })).document.ending).toBe('passed');
    return { ...world, tip: await git(world.dir, 'rev-parse', TASK_BRANCH) };
  }

  slowTest('and kept only the record: the commit that it speaks of is put on the branch', async () => {
    const { dir, agent, tip, countAgents } = await landed();
    await rewindState(dir, 'checkpoint_landed');
    await git(dir, 'update-ref', '-d', TASK_BRANCH);
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(tip);
    expect(await countAgents()).toBe(1);
  });

  slowTest('and kept only the branch: the work is checked again and the record takes the same commit', async () => {
    const { dir, agent, tip, countAgents } = await landed();
    await rewindState(dir, 'attempt_captured');
    await git(dir, 'update-ref', 'refs/groundhog/hello/day-1', `${await captureOf(dir)}`);
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(tip);
    expect(await countAgents()).toBe(1);
    expect((await listEventKinds(dir)).filter((kind) => kind === 'checkpoint_landed')).toHaveLength(1);
  });

  slowTest('and kept only the branch, whose work does not pass any more: it is left alone and told', async () => {
    const { notes, dir, agent, tip, commit } = await landed();
    await rewindState(dir, 'attempt_captured');
    await git(dir, 'update-ref', 'refs/groundhog/hello/day-1', `${await captureOf(dir)}`);
    await writeFile(notes.file('check.sh'), 'exit 3\n');
    const run = await runOnLaptop(dir, { agent });
    expect(run.document).toMatchObject({ ending: 'conflict' });
    expect(run.document.reason).toMatch(/moved from/);
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(tip);
    // Nor is it built upon later, as what people add would be.
    await writeFile(notes.file('check.sh'), 'exit 0\n');
    const next = await runOnLaptop(dir, { agent });
    expect(next.document).toMatchObject({ ending: 'conflict', reason: expect.stringMatching(/the work of attempt 1/) });
    await git(dir, 'update-ref', '-d', TASK_BRANCH);
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
  });

  slowTest('a person who has taken a landed commit back later is not overruled', async () => {
    const { dir, agent, commit } = await landed();
    await git(dir, 'update-ref', TASK_BRANCH, commit);
    const run = await runOnLaptop(dir, { agent, planText: `${await git(dir, 'show', 'HEAD:plan.yml')}# changed\n` });
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(commit);
    expect(run.document.ending).not.toBe('passed');
  });
});

async function captureOf(dir: string): Promise<string> {
  const record = await git(dir, 'show', `${STATE_REF}:run.json`);
  return /"scratch_commit": "([0-9a-f]+)"/.exec(record)?.[1] ?? '';
}
