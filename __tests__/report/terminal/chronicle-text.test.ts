import { describe, expect, test } from '@jest/globals';
import type { AttemptRecord } from '../../../src/domain/attempt/attempt.ts';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import { renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { renderChronicleText, renderStatusText } from '../../../src/report/terminal/chronicle-text.ts';
import { BASE, LINKS, makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';

const report = { source: 'agent' as const, what_tried: 'x', what_happened: 'Tests\nfail.', next_attempt_plan: 'y' };
const view = makeView(
  [
    {
      checkpoint_id: 'parser',
      outcome: 'success',
      baseline: [makeCriterionRun()],
      attempts: [
        makeAttempt({
          failure_report: report,
          verifier_runs: [makeCriterionRun({ outcome: 'failed', detail: 'exit 1' })],
          side_effects: [{ kind: 'file_write', target: '/tmp/x', reversible: false }],
          notes: ['1 file put back'],
        }),
        makeLandedAttempt(2),
      ],
    },
    { checkpoint_id: 'docs', outcome: 'abandoned', reason: 'no attempts left' },
  ],
  { ending: 'blocked', ending_reason: 'docs was abandoned', isolation: 'none', head: 'd'.repeat(40) },
);

test.each([80, 120])('the next step is wrapped at words in a terminal of %i columns, commands excepted', (columns) => {
  const style = { hasColor: false, hasUnicode: true, columns };
  const lines = renderStatusText(view, { style }).split('\n');
  const next = lines.slice(lines.findIndex((line) => line.startsWith('Next: ')));
  const commands = next.filter((line) => line.startsWith('  groundhog '));
  expect(commands).toHaveLength(3);
  const advice = next.filter((line) => !commands.includes(line));
  expect(Math.max(...advice.map(({ length }) => length))).toBeLessThanOrEqual(columns);
  const whole = renderStatusText(view);
  expect(whole).toContain(
    `\n${advice
      .map((line) => line.trim())
      .join(' ')
      .trim()}\n`,
  );
});

describe('renderChronicleText', () => {
  test('shows a checkpoint in its state, whichever of its attempts are chosen', () => {
    const [title] = /^.*1\/2 parser.*$/m.exec(renderChronicleText(view)) ?? [];
    expect(title).toBe('✓ 1/2 parser: landed');
    for (const filter of [{ isFailed: true }, { attempt: 1 }, { isLast: true }])
      expect(renderChronicleText(view, { filter })).toContain(`\n${title}\n`);
  });

  test('tells every checkpoint and every attempt', () => {
    expect(renderChronicleText(view)).toBe(`Task demo: 1 of 2 checkpoints done, 2 attempts, $0.50
Branch groundhog/demo/task at ddddddd, base bbbbbbb
Isolation: none

✓ 1/2 parser: landed
    attempt 1: failed, 2 min 30 s, 5 turns, $0.25, scratch ccccccc
      | Tests
      | fail.
      reported by the agent
      side effect: file_write /tmp/x (not reversible)
      note: 1 file put back
    attempt 2: passed, 2 min 30 s, 5 turns, $0.25, commit ddddddd
      | Wrote the parser.

⊘ 2/2 docs: given up
      | no attempts left

Blocked: a checkpoint could not be finished.
      | docs was abandoned
Next: Read why it failed; for a fresh budget, retry it or change it in the plan. "hint <text>" advises the agent, "skip <checkpoint> <reason>" leaves it out. Then start the run again, with the flags that it had.
  groundhog show docs --task demo
  groundhog retry docs --task demo
  groundhog run demo --task demo
`);
  });
});

test.each([
  ['agent', 'the agent'],
  ['verifier', 'the verifier'],
  ['runner', 'Groundhog'],
] as const)('a report by the %s is reported by %s', (source, name) => {
  const attempts = [makeAttempt({ failure_report: { ...report, source } })];
  expect(renderChronicleText(makeView([{ checkpoint_id: 'a', attempts }]))).toContain(`reported by ${name}\n`);
});

describe('the lines of a landed attempt', () => {
  const attribution = { since: BASE, agent_removed: 1200, people_commits: 0, binary_files: 0 };
  const counts = [
    [{ agent_added: 10, people_added: 0 }, '100% agent (10/10 lines); agent +10 -1,200'],
    [
      { agent_added: 10, people_added: 5, people_commits: 1 },
      '67% agent (10/15 lines); agent +10 -1,200; people +5 in 1 commit',
    ],
    [{ agent_added: 0, people_added: 0, binary_files: 2 }, 'none added; agent +0 -1,200; 2 binary files without lines'],
  ] as const;
  test.each(counts)('are told as counted: %j', (count, text) => {
    const attempt = makeAttempt({ ...makeLandedAttempt(1), attribution: { ...attribution, ...count } });
    const landed = makeView([{ checkpoint_id: 'parser', outcome: 'success', attempts: [attempt] }]);
    expect(renderChronicleText(landed)).toContain(`\n      lines: ${text}\n`);
    expect(renderCheckpointComment(landed, 'parser', LINKS)).toContain(`\n\nLines: ${text}.\n`);
  });

  test('are not spoken of when they were not counted', () => {
    expect(renderChronicleText(view)).not.toContain('lines: ');
    expect(renderCheckpointComment(view, 'parser', LINKS)).not.toContain('Lines: ');
  });
});

describe('an attempt that was interrupted', () => {
  test('tells its reason once, and its other notes', () => {
    const notes = ['The agent was stopped from outside.'];
    const render = (more: readonly string[]) => {
      const attempts = [makeAttempt({ outcome: 'interrupted', notes: [...notes, ...more] })];
      return renderChronicleText(makeView([{ checkpoint_id: 'a', attempts }]));
    };
    expect(render([]).split('The agent was stopped from outside.')).toHaveLength(2);
    expect(render(['1 file put back'])).toContain(
      '      | 1 file put back\n      note: The agent was stopped from outside.\n',
    );
  });
});

test('an attempt has a duration once it has ended, and none where nobody knows when', () => {
  const render = (changes: Partial<AttemptRecord>) =>
    renderChronicleText(makeView([{ checkpoint_id: 'a', attempts: [makeAttempt(changes)] }]));
  expect(render({ outcome: 'interrupted' })).toContain('attempt 1: interrupted, 2 min 30 s, 5 turns');
  expect(render({ outcome: 'interrupted', ended_at: null })).toContain('attempt 1: interrupted, 5 turns');
  expect(render({ outcome: 'running', ended_at: null })).toContain('attempt 1: in progress, 5 turns');
});

describe('what people did', () => {
  test('names checkpoints in quotes', () => {
    const retry = {
      at: '2026-01-02T04:00:00.000Z',
      by: 'alice',
      kind: 'retry',
      checkpoint_id: 'two',
      text: null,
    } as const;
    const text = renderStatusText(makeView([{ checkpoint_id: 'two' }], { steering: [retry] }));
    expect(text).toContain('alice: reopened "two"\n');
  });
});

describe('renderStatusText', () => {
  test('gives each checkpoint one line', () => {
    expect(renderStatusText(view)).toContain(
      '\n\n✓ 1/2 parser: landed, 2 attempts, $0.50, commit ddddddd\n⊘ 2/2 docs: given up\n\nBlocked: ',
    );
  });

  test('tells an abort before a pause, as the comment does', () => {
    const asked = { by: 'bob', reason: null, at: '2026-01-02T04:00:00.000Z' };
    const paused = makeView([{ checkpoint_id: 'a' }], { pause: asked });
    expect(renderStatusText(paused)).toContain('The run has not ended. A pause was requested.');
    const aborted = makeView([{ checkpoint_id: 'a' }], { pause: asked, aborted: { ...asked, by: 'alice' } });
    expect(renderStatusText(aborted)).toMatch(
      /not ended\. The task was aborted by alice: the run at work is stopped\.\n$/,
    );
    expect(renderStatusComment(aborted, LINKS)).toContain('The task was aborted by alice. The run at work is stopped.');
  });

  test('says that a run goes on, and that nothing has landed', () => {
    const text = renderStatusText(makeView([{ checkpoint_id: 'a' }]));
    expect(text).toContain('The run has not ended.');
    expect(text).toContain('\nBranch groundhog/demo/task: nothing has landed, base bbbbbbb\n');
  });

  test('says of commits that wait for approval that they wait, and how they are looked at', () => {
    const [base, result] = ['b'.repeat(12), 'e'.repeat(12)];
    const view = makeView([{ checkpoint_id: 'a', outcome: 'success' }], { result: 'e'.repeat(40), ending: 'paused' });
    const text = renderStatusText(view);
    expect(text).toContain('\nBranch groundhog/demo/task: its commits wait, base bbbbbbb\n');
    expect(text).toContain(`\n  git log --reverse -p ${base}..${result}\n  groundhog approve ${result} --task demo\n`);
    expect(renderStatusText(view, { reader: { program: 'node /g/cli.js', remote: 'up' } })).toContain(
      `\n  git fetch up refs/groundhog/demo/result\n  git log --reverse -p ${base}..FETCH_HEAD\n  node /g/cli.js approve ${result} --task demo --remote up\n`,
    );
    // A relative address is another one for git, which starts at the root of the repository.
    for (const remote of ['../up.git', '..', '.', '-x', 'up.git/'])
      expect(renderStatusText(view, { reader: { program: 'groundhog', remote } })).not.toContain('git fetch');
    const ofJob = makeView([{ checkpoint_id: 'a', outcome: 'success' }], {
      ...{ result: 'e'.repeat(40), ending: 'paused', run_url: 'https://github.com/o/r/actions/runs/1' },
    });
    expect(renderStatusText(ofJob)).not.toContain('git log');
  });

  test('says of a run that is gone that it was interrupted, and how it is resumed', () => {
    const running = makeView([{ checkpoint_id: 'a', attempts: [makeAttempt({ outcome: 'running' })] }]);
    expect(renderStatusText(running)).toContain('▸ 1/1 a: in progress, 1 attempt, $0.25\n\nThe run has not ended.');
    expect(renderStatusText({ ...running, isInterrupted: true })).toMatch(
      /↺ 1\/1 a: interrupted, to be tried again, 1 attempt, \$0\.25\n\nInterrupted: .*\nNext: Start the run again, .* resumes where it stopped\.\n {2}groundhog run demo --task demo\n$/,
    );
  });

  test('gives of a checkpoint that is given up the failure of the last attempt', () => {
    const failed = makeCriterionRun({ outcome: 'failed', detail: 'It exited with 1.', output: 'Error: no greeting\n' });
    const attempts = [makeAttempt({ verifier_runs: [failed] })];
    const given = makeView([{ checkpoint_id: 'a', outcome: 'abandoned', reason: 'spent', attempts }]);
    expect(renderStatusText(given)).toMatch(
      /⊘ 1\/1 a: given up, 1 attempt, \$0\.25\n {6}\| .*: Error: no greeting\n\n/,
    );
    const narrow = renderStatusText(given, { style: { hasColor: false, hasUnicode: true, columns: 24 } });
    expect(narrow).toContain('      | npm test: Error:\n      |   no greeting\n');
    const pending = makeView([{ checkpoint_id: 'a', attempts }]);
    expect(renderStatusText(pending)).not.toContain('no greeting');
  });
});

test('a merged task needs no step, unless nobody has judged one of its statements', () => {
  const statement = { kind: 'semantic' as const, statement: 'It reads well.' };
  const render = (outcome: 'judged_pass' | 'unjudged') => {
    const verifier_runs = [makeCriterionRun({ criterion: statement, outcome, exit_code: null })];
    const run = {
      checkpoint_id: 'a',
      outcome: 'success' as const,
      attempts: [{ ...makeLandedAttempt(1), verifier_runs }],
    };
    const merged = makeView([run], { ending: 'passed', head: 'd'.repeat(40) });
    return renderStatusText({ ...merged, isMerged: true });
  };
  expect(render('judged_pass')).toContain('Next: No step is needed.');
  expect(render('unjudged')).toContain(
    'Next: One statement was judged by nobody: approve where you agree.\n  groundhog approve a --task demo\n',
  );
});

test('statements that nobody has judged are judged before the merge, and commits of a remote are fetched', () => {
  const criterion = { kind: 'semantic' as const, statement: 'It reads well.' };
  const verifier_runs = [makeCriterionRun({ criterion, outcome: 'unjudged', exit_code: null })];
  const attempts = [{ ...makeLandedAttempt(1), verifier_runs }];
  const view = makeView([{ checkpoint_id: 'a', outcome: 'success' as const, attempts }], {
    ...{ ending: 'passed', head: 'd'.repeat(40) },
  });
  const [, base] = /base (\w{7})/.exec(renderStatusText(view)) ?? [];
  expect(renderStatusText(view)).toMatch(
    new RegExp(
      `\n {2}git log --reverse -p ${base}\\w+\\.\\.groundhog/demo/task\n {2}groundhog approve a --task demo\n {2}git merge groundhog/demo/task\n$`,
    ),
  );
  expect(renderStatusText(view, { reader: { program: 'groundhog', remote: 'up' } })).toMatch(
    /\n {2}git fetch up refs\/heads\/groundhog\/demo\/task\n {2}git log --reverse -p \w+\.\.FETCH_HEAD\n {2}groundhog approve a --task demo --remote up\n$/,
  );
});

test('a task that has passed without a landing has nothing to merge', () => {
  const skipped = { checkpoint_id: 'parser', outcome: 'skipped' as const, reason: 'by hand' };
  const text = renderStatusText(makeView([skipped], { ending: 'passed', ending_reason: 'x' }));
  expect(text).toContain('Next: Nothing has landed that could be merged.');
  expect(text).not.toContain('git merge');
});

test.each(['pending', 'blocked'] as const)('the status says why a checkpoint that had passed is %s', (outcome) => {
  const view = makeView([{ checkpoint_id: 'a', outcome, reason: 'It has changed in the plan.' }], {});
  expect(renderStatusText(view)).toContain('| It has changed in the plan.\n');
});
