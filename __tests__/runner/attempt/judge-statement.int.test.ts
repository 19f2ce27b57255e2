import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { JudgeQuestion } from '../../../src/domain/attempt/judge.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import type { UnjudgedChoice } from '../../../src/domain/setting-limits.ts';
import type { Git } from '../../../src/git/git.ts';
import { type JudgeContext, toStatementJudge } from '../../../src/runner/attempt/judge-statement.ts';
import { openRunMeter } from '../../../src/runner/context/run-meter.ts';
import { CREATED, planSet, toEvents } from '../../helpers/make-events.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, writeFiles } from '../../helpers/temp-repo.ts';

const USAGE = { turns: null, input_tokens: null, output_tokens: null, cost_usd: null };
const clock = { now: () => new Date(0), monotonicMs: () => 0 };
let control: Git;
let from = '';
let to = '';
let asked: JudgeQuestion[] = [];
let said: string[] = [];

beforeEach(async () => {
  const { dir, commit } = await createRepo();
  await writeFiles(dir, { 'long.txt': 'a line\n'.repeat(2000) });
  [from, to, asked, said] = [commit, await commitAll(dir, 'Long'), [], []];
  control = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(cleanUp);

/** A door that reads so much of an answer. */
function bounded(maxBytes: number): Git {
  return { ...control, bytes: (args, call) => control.bytes(args, { ...call, maxBytes }) };
}

async function judge(git: Git, signal = new AbortController().signal, onUnjudged: UnjudgedChoice = 'pause') {
  const notifier = {
    recorded: () => Promise.resolve(),
    progress: (progress: { readonly kind: string; readonly text?: string }) => void said.push(progress.text ?? ''),
  };
  const state = foldEvents(toEvents(CREATED, planSet({ greet: ['g', 3] })));
  if (state === undefined) throw new Error('the task was not created');
  const ground: JudgeContext = {
    task: { control: git, journal: { state: () => state } },
    checkpoint: { success_criteria: [{ kind: 'semantic', statement: 'It is long.' }] },
    request: { onUnjudged },
    runContext: {
      ports: {
        judge: (question) => {
          asked.push(question);
          return Promise.resolve({
            kind: 'judged',
            holds: true,
            reason: 'It is.',
            use: undefined,
            transcript: undefined,
          });
        },
        notifier,
      },
      limits: {
        meter: openRunMeter({
          limits: { maxTokens: undefined, maxCostUsd: undefined, deadlineMs: undefined },
          notifier,
          cancelled: signal,
          clock,
        }),
        signal,
      },
    },
  };
  const ask = toStatementJudge(ground, { snapshot: { snapshotRef: from }, capture: { commit: to }, usage: USAGE });
  const answers = [await ask?.('It is long.'), await ask?.('It is a list.')];
  ground.runContext.limits.meter.close();
  return answers;
}

test('statements are judged on the whole diff', async () => {
  expect(await judge(control)).toMatchObject([{ kind: 'judged' }, { kind: 'judged' }]);
  expect(asked.map(({ diff }) => diff.split('\n+a line').length - 1)).toEqual([2000, 2000]);
  expect(said).toEqual([]);
});

test('statements on a diff that is longer than git may answer are left unjudged, with the reason, and nobody is asked', async () => {
  const reason = 'the diff of the attempt is longer than 4096 bytes.';
  const left = { kind: 'not_judged', reason, use: undefined, transcript: undefined };
  expect(await judge(bounded(4096))).toEqual([left, left]);
  expect(asked).toEqual([]);
  expect(said).toEqual([1, 2].map(() => `A statement was not judged: ${reason}`));
});

test('without a verdict a statement does not hold where that is asked for, unless the run was stopped', async () => {
  const { signal } = new AbortController();
  expect(await judge(bounded(4096), signal, 'fail')).toMatchObject([
    { kind: 'judged', holds: false, reason: expect.stringContaining('longer than 4096 bytes') },
    { kind: 'judged', holds: false },
  ]);
  expect(await judge(bounded(4096), AbortSignal.abort(), 'fail')).toMatchObject([
    { kind: 'not_judged' },
    { kind: 'not_judged' },
  ]);
});

test('a run that is stopped does not wait for the diff', async () => {
  const cancelled = new AbortController();
  const stopping: Git = {
    ...control,
    bytes(args, call) {
      cancelled.abort();
      return control.bytes(args, call);
    },
  };
  const [first] = await judge(stopping, cancelled.signal);
  expect(first).toMatchObject({ kind: 'not_judged', reason: 'the run was stopped meanwhile.' });
  expect(asked).toEqual([]);
});

test('any other failure of git is none of the judge', async () => {
  to = 'f'.repeat(40);
  await expect(judge(control)).rejects.toMatchObject({ code: 'git_failed' });
});
