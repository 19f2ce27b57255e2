import { describe, expect, test } from '@jest/globals';
import { renderActivity } from '../../../src/report/terminal/activity-line.ts';
import { renderRunResult } from '../../../src/report/terminal/run-result-text.ts';
import { makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';
import { makeRebase } from '../sample-rebases.ts';

const STYLE = { hasColor: false, hasUnicode: true };
const READER = { program: 'groundhog', again: ['run', 'plan.yml'] };
const failing = makeCriterionRun({
  outcome: 'failed',
  detail: 'It exited with 1; 0 was expected.',
  output: 'Error: 1 is not 2\n    at a.js:1:1\n',
});

const CAPTURED = {
  outcome: 'running' as const,
  summary: 'Done.',
  tree: 'e'.repeat(40),
  timeline: { base: 'b'.repeat(40), landed_stream: null, steps: [], missed: 0 },
};

describe('the result of a run', () => {
  test('names what landed, why the rest failed, its cost, and commands that can be copied', () => {
    const view = makeView(
      [
        { checkpoint_id: 'old', outcome: 'success', attempts: [makeLandedAttempt(1)] },
        { checkpoint_id: 'parser', outcome: 'success', attempts: [makeAttempt({ day: 2 }), makeLandedAttempt(3)] },
        { checkpoint_id: 'held', outcome: 'success' },
        { checkpoint_id: 'left out', outcome: 'skipped', reason: 'not now' },
        {
          checkpoint_id: 'my docs',
          outcome: 'abandoned',
          reason: 'attempt budget used up',
          attempts: [makeAttempt({ day: 4, verifier_runs: [failing] })],
        },
        { checkpoint_id: 'later' },
      ],
      { ending: 'blocked', ending_reason: 'no', last_day_before_run: 1 },
    );
    expect(
      renderRunResult({ ending: 'blocked', reason: 'It is abandoned.', view, hasWorked: true }, STYLE, READER),
    ).toBe(
      `✗ Ending: blocked. It is abandoned.
  3 of 6 checkpoints done, 1 skipped; this run: 3 attempts in 7 min 30 s, $0.75
  ✓ 2/6 parser: ddddddd Wrote the parser. (2 attempts)
  ✓ 3/6 held: already satisfied
  » 4/6 left out: skipped
  ⊘ 5/6 my docs: given up (1 attempt): npm test: Error: 1 is not 2
Next: Read why it failed; for a fresh budget, retry it or change it in the plan. "hint <text>" advises the agent, "skip <checkpoint> <reason>" leaves it out.
  groundhog show 'my docs' --task demo
  groundhog retry 'my docs' --task demo
  groundhog run plan.yml
`,
    );
  });

  test('has the beginning of a long reason, and its last line, which is the advice', () => {
    const output = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');
    const reason = `The setup failed.\nnpm ci: exit code 1\n${output}\n\nRun the command in a fresh clone.\n`;
    const text = renderRunResult({ ending: 'infra_error', reason, view: undefined, hasWorked: false }, STYLE, READER);
    expect(text).toBe(`✗ Ending: infra_error. The setup failed.
  npm ci: exit code 1
  line 0
  line 1
  line 2
  Run the command in a fresh clone.
`);
    const view = makeView([{ checkpoint_id: 'a' }], { ending: 'infra_error' });
    const recorded = renderRunResult({ ending: 'infra_error', reason, view, hasWorked: true }, STYLE, READER);
    expect(recorded).toContain(
      '  line 1\n  and 28 more lines: groundhog status --task demo\n  Run the command in a fresh clone.\n',
    );
  });

  test('does not repeat its reason in the row of a checkpoint', () => {
    const told = "The agent's command could not be run: exit code 127; its last output: sh: ./a: not found";
    const attempts = [makeAttempt({ day: 1, outcome: 'interrupted', notes: [told] })];
    const view = makeView([{ checkpoint_id: 'a', attempts }], { ending: 'infra_error', last_day_before_run: 0 });
    const reason = `${told.replace('output: ', 'output:\n')}\nFix the command.`;
    const text = renderRunResult({ ending: 'infra_error', reason, view, hasWorked: true }, STYLE, READER);
    expect(text.match(/not found/g)).toHaveLength(1);
    expect(text).toContain('1/1 a: interrupted, to be tried again (1 attempt)\n');
  });

  test.each([
    ['waits to be verified', makeAttempt({ ...CAPTURED, day: 2 }), 'captured, to be verified (2 attempts)\n'],
    ['passed, and is opened by a rebase', makeLandedAttempt(2), '(2 attempts)\n'],
    ['failed', makeAttempt({ day: 2, verifier_runs: [failing] }), '(2 attempts): npm test: Error: 1 is not 2\n'],
  ])('has the failure of an attempt only where the last one %s', (_title, last, row) => {
    const attempts = [makeAttempt({ day: 1, verifier_runs: [failing] }), last];
    const view = makeView([{ checkpoint_id: 'a', attempts }], { ending: 'paused', last_day_before_run: 0 });
    const text = renderRunResult(
      { ending: 'paused', reason: 'It was cancelled.', view, hasWorked: true },
      STYLE,
      READER,
    );
    expect(text).toContain(row);
    expect(text.includes('Error:')).toBe(last.outcome === 'failed');
  });

  test('has at most three lines of advice in 80 columns, however long the program and the names are', () => {
    const long = { checkpoint_id: 'c'.repeat(60), outcome: 'abandoned' as const, attempts: [makeAttempt({ day: 1 })] };
    const view = makeView([long], { ending: 'blocked', last_day_before_run: 0 });
    for (const again of [READER.again, undefined]) {
      const reader = { program: `node /home/${'x'.repeat(80)}/dist/cli.js`, again, remote: undefined };
      const shown = { ending: 'blocked', reason: 'a', view, hasWorked: true } as const;
      const text = renderRunResult(shown, { ...STYLE, columns: 80 }, reader);
      const [, advice = ''] = /^(Next: [\s\S]*?)\n {2}node /m.exec(text) ?? [];
      expect(advice.split('\n').length).toBeLessThanOrEqual(3);
      expect(text).toMatch(/^ {2}node \S+ retry c{60} --task demo$/m);
    }
  });

  test.each([1, 5, 25, 60])('has at most 15 lines, with %i checkpoints of this run', (count) => {
    const landed = Array.from({ length: count }, (_, index) => ({
      checkpoint_id: `c${index}`,
      outcome: 'success' as const,
      attempts: [makeLandedAttempt(index + 1)],
    }));
    const stuck = {
      checkpoint_id: 'stuck',
      outcome: 'abandoned' as const,
      attempts: [makeAttempt({ day: count + 1 })],
    };
    const view = makeView([...landed, stuck], { ending: 'blocked', last_day_before_run: 0 });
    const text = renderRunResult({ ending: 'blocked', reason: 'a\n'.repeat(20), view, hasWorked: true }, STYLE, READER);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    expect(text).toContain('stuck: given up');
  });

  test.each([80, 120])('is wrapped at words in a terminal of %i columns, commands excepted', (columns) => {
    const again = ['run', 'plan.yml', '--agent-command', 'x '.repeat(90)];
    const stuck = { checkpoint_id: 'stuck', outcome: 'abandoned' as const, attempts: [makeAttempt({ day: 1 })] };
    const view = makeView([stuck], { ending: 'blocked', last_day_before_run: 0 });
    const reason = `${'why '.repeat(90)}\n`.repeat(9);
    const text = renderRunResult(
      { ending: 'blocked', reason, view, hasWorked: true },
      { ...STYLE, columns },
      { ...READER, again },
    );
    const lines = text.trimEnd().split('\n');
    expect(lines.at(-1)).toBe(`  groundhog run plan.yml --agent-command '${'x '.repeat(90)}'`);
    expect(lines.slice(0, -1).every((line) => line.length <= columns)).toBe(true);
    const shown = lines.reduce((sum, line) => sum + Math.ceil(line.length / columns), 0);
    expect(shown).toBeLessThanOrEqual(15);
    expect(text).toMatch(/stuck: given up|and 1 more/);
  });

  test('of a run that found nothing to do counts nothing of earlier runs as its own', () => {
    const stuck = { checkpoint_id: 'stuck', outcome: 'abandoned' as const, attempts: [makeAttempt({ day: 1 })] };
    const view = makeView([stuck], { ending: 'blocked', last_day_before_run: 0 });
    const text = renderRunResult({ ending: 'blocked', reason: 'a', view, hasWorked: false }, STYLE, READER);
    expect(text).toContain('this run: 0 attempts\n');
    expect(text).toContain('⊘ 1/1 stuck: given up (1 attempt)');
  });

  test('of a conflict that kept the run from its start says what to do about that, whatever the record has', () => {
    const view = makeView([{ checkpoint_id: 'a' }], { ending: 'paused' });
    const shown = { ending: 'conflict', reason: 'It is gone.\ngit branch b', view, hasWorked: false } as const;
    expect(renderRunResult(shown, STYLE, READER)).toMatch(
      /\n {2}git branch b\n[\s\S]*\nNext: Look at the task branch\./,
    );
  });

  test('of a run without a record is its reason', () => {
    expect(
      renderRunResult({ ending: 'refused', reason: 'Held.\nWait.', view: undefined, hasWorked: true }, STYLE, READER),
    ).toBe('✗ Ending: refused. Held.\n  Wait.\n');
  });

  test.each([
    ['passed', 'git merge groundhog/demo/task'],
    ['paused', 'groundhog run plan.yml'],
    ['infra_error', 'groundhog run plan.yml'],
  ] as const)('that is %s ends with: %s', (ending, command) => {
    const landed = { checkpoint_id: 'a', outcome: 'success' as const, attempts: [makeLandedAttempt(1)] };
    const view = makeView([landed, ...(ending === 'passed' ? [] : [{ checkpoint_id: 'b' }])], {
      ending,
      head: 'd'.repeat(40),
    });
    const text = renderRunResult({ ending, reason: 'why', view, hasWorked: true }, STYLE, READER);
    expect(text.endsWith(`\n  ${command}\n`)).toBe(true);
  });

  test('names the repository in every command where that is not in the folder of the reader', () => {
    const landed = { checkpoint_id: 'a', outcome: 'success' as const, attempts: [makeLandedAttempt(1)] };
    const reader = { ...READER, repo: '../my app' };
    const head = 'd'.repeat(40);
    const render = (ending: 'passed' | 'blocked', checkpoints: Parameters<typeof makeView>[0]) => {
      const view = makeView(checkpoints, { ending, head });
      const reason = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');
      return renderRunResult({ ending, reason, view, hasWorked: true }, STYLE, reader);
    };
    const passed = render('passed', [landed]);
    expect(passed).toContain(" more lines: groundhog status --task demo --repo '../my app'\n");
    expect(passed).toMatch(
      /\n {2}git -C '\.\.\/my app' log .*\n {2}git -C '\.\.\/my app' merge groundhog\/demo\/task\n$/,
    );
    const stuck = Array.from({ length: 20 }, (_, index) => ({
      ...{ checkpoint_id: `c${index}`, outcome: 'abandoned' as const, reason: 'no', attempts: [] },
    }));
    const blocked = render('blocked', stuck);
    expect(blocked).toMatch(/ and \d+ more: groundhog status --task demo --repo '\.\.\/my app'\n/);
    expect(blocked).toContain("\n  groundhog show c0 --task demo --repo '../my app'\n");
  });

  test('and has left the checkout on the task branch switches back before the merge', () => {
    const landed = { checkpoint_id: 'a', outcome: 'success' as const, attempts: [makeLandedAttempt(1)] };
    const view = makeView([landed], { ending: 'passed', head: 'd'.repeat(40) });
    const render = (headBranch: string) =>
      renderRunResult({ ending: 'passed', reason: 'why', view, hasWorked: true }, STYLE, { ...READER, headBranch });
    const back = `\n  git switch ${view.record.base_ref}\n  git merge groundhog/demo/task\n`;
    expect(render('groundhog/demo/task')).toContain(back);
    expect(render('groundhog/demo/task')).not.toContain('scratch branch');
    expect(render('main')).not.toContain('git switch');
    // A killed run in place has left it there.
    expect(render('groundhog/demo/day-1')).toContain(back);
    expect(render('groundhog/demo/day-1')).toContain('The checkout is on "groundhog/demo/day-1", the scratch branch');
  });
});

test('the line of the running attempt has its turn, its tool, its time and what is left', () => {
  const usage = { turns: 14, input_tokens: 1000, output_tokens: 200, cost_usd: 0.41 };
  const activity = {
    ...{
      position: 2,
      total: 25,
      checkpointId: 'parser',
      day: 5,
      attempt: 2,
      attemptBudget: 3,
      usage,
      tool: 'edit_file',
    },
    ...{
      phase: undefined,
      elapsedMs: 192_400,
      limits: undefined,
      spent: { tokens: 1200, costUsd: 0.41, elapsedMs: 0 },
    },
  };
  expect(renderActivity(activity)).toBe('2/25 parser · attempt 5 (2 of 3) · turn 14 · edit_file · 3 min 12 s · $0.41');
  expect(renderActivity(activity, { hasUnicode: false })).toMatch(/^2\/25 parser - attempt 5 [ -~]+$/);
  const limits = { maxCostUsd: 5, maxTokens: 2000, deadlineMs: 60_000 };
  expect(renderActivity({ ...activity, usage: undefined, phase: 'checking', limits })).toBe(
    '2/25 parser · attempt 5 (2 of 3) · checking · 3 min 12 s · left: $4.59, 800 tokens, 1 min 0 s',
  );
  const long = { ...activity, checkpointId: 'c'.repeat(60), tool: 't'.repeat(60), limits };
  for (const columns of [120, 79]) {
    const line = renderActivity(long, { columns });
    expect(line.length).toBeLessThanOrEqual(columns);
    expect(line).toMatch(/turn 14 · t.* · 3 min.* · left:? \$4\.59, .*1 min/);
  }
});

test('what commits of people have broken has their reason, not that of an old attempt, and the revert comes next', () => {
  const failed = makeCriterionRun({ outcome: 'failed', detail: 'An old failure.' });
  const attempts = [makeAttempt({ outcome: 'failed', verifier_runs: [failed] })];
  const reason = 'it held before the commits that Groundhog did not make';
  const [heldAt, head] = ['c'.repeat(40), 'd'.repeat(40)];
  const view = makeView([{ checkpoint_id: 'a', outcome: 'blocked', reason, held_at: heldAt, attempts }], {
    ...{ ending: 'blocked', head },
  });
  const text = renderRunResult({ ending: 'blocked', reason: 'See below.', view, hasWorked: true }, STYLE, READER);
  expect(text).toContain(`a: blocked (1 attempt): ${reason}`);
  expect(text).not.toContain('An old failure');
  expect(text).toContain(
    `\n  git switch groundhog/demo/task\n  git revert --no-edit ${heldAt.slice(0, 12)}..${head.slice(0, 12)}\n  git switch -\n`,
  );
  const ofJob = { ...view, record: { ...view.record, run_url: 'https://github.com/o/r/actions/runs/1' } };
  const there = renderRunResult({ ending: 'blocked', reason: 'See.', view: ofJob, hasWorked: true }, STYLE, READER);
  expect(there.replace(/\s+/g, ' ')).toContain('undo the commits there with "git revert". Then start the run again');
  expect(there).not.toContain('git switch');
});

test('the end of a run within a rebase says that what has landed is there, and is verified again', () => {
  const view = makeRebase('rebasing', 4);
  const text = renderRunResult(
    { ending: 'paused', reason: 'The run was cancelled.', view, hasWorked: true },
    STYLE,
    READER,
  );
  expect(text).toMatch(/\n {2}Being rebased onto main at eeeeeee: 2 of 4 landed checkpoints verified again there\./);
});
