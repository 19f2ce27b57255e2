import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { needsOwnComment, renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import type { Links } from '../../../src/report/text/safe-text.ts';
import { parseMarker } from '../../helpers/parse-marker.ts';
import {
  BASE,
  type CheckpointSketch,
  LANDED,
  LINKS,
  makeAttempt,
  makeCriterionRun,
  makeLandedAttempt,
  makeView,
  SCRATCH,
  SNAPSHOT,
  toPlainSpaces,
} from '../make-view.ts';
import { countCells } from './active-markdown.ts';

const render = (view: TaskView, id: string, links: Links) => toPlainSpaces(renderCheckpointComment(view, id, links));

const failed = makeAttempt({
  day: 1,
  failure_report: {
    source: 'verifier',
    what_tried: 'A regular expression.',
    what_happened: 'Two tests fail.',
    next_attempt_plan: 'Write a tokenizer.',
  },
  verifier_runs: [
    makeCriterionRun({ outcome: 'failed', detail: 'exit 1, expected 0', exit_code: 1, output: 'not ok 3' }),
    makeCriterionRun({
      criterion: { kind: 'semantic', statement: 'Names read well.' },
      outcome: 'unjudged',
      detail: '',
    }),
  ],
  side_effects: [{ kind: 'db_mutation', target: 'table users', reversible: false }],
  changed_paths: [{ status: 'M', path: 'src/parser.ts' }],
  changed_paths_total: 3,
  notes: ['2 files were put back'],
});

describe('renderCheckpointComment', () => {
  test('marks what nobody claimed and what was rescued, and names the agents of a ladder', () => {
    const by = (entry: number) => ({ name: 'builtin', provider: 'openai', model: `m${entry}`, entry });
    const attempts = [
      { ...failed, agent: by(1) },
      { ...makeLandedAttempt(2), agent: by(2), claimed_by: 'none' as const },
    ];
    const comment = render(makeView([{ checkpoint_id: 'parser', outcome: 'success', attempts }]), 'parser', LINKS);
    expect(comment).toContain(
      `### ✅ parser · landed as [\`ddddddd\`](${LINKS.repositoryUrl}/commit/${LANDED}) on attempt 2, not claimed`,
    );
    expect(comment).toContain('- ❌ 1 · builtin openai m1 (entry 1) · ');
    expect(comment).toContain('- ✅ 2 · builtin openai m2 (entry 2) · passed, not claimed · ');
    const rescued = [{ ...makeLandedAttempt(2), claimed_by: 'none' as const, rescued_from_step: 7 }];
    const view = makeView([{ checkpoint_id: 'parser', outcome: 'success', attempts: rescued }]);
    expect(render(view, 'parser', LINKS)).toContain('passed, rescued from step 7');
    const claimed = [{ ...makeLandedAttempt(2), claimed_by: 'end' as const, agent: { ...by(1), entry: null } }];
    const plain = render(
      makeView([{ checkpoint_id: 'parser', outcome: 'success', attempts: claimed }]),
      'parser',
      LINKS,
    );
    expect(plain).toContain(' on attempt 2\n');
    expect(plain).not.toMatch(/claimed|entry|builtin/);
  });

  test('lists several statements that nobody judged, each with the command that approves it alone', () => {
    const statement = (text: string) =>
      makeCriterionRun({ criterion: { kind: 'semantic', statement: text }, outcome: 'unjudged' });
    const renderOf = (...verifier_runs: CriterionRun[]) =>
      render(
        makeView([
          { checkpoint_id: 'parser', outcome: 'success', attempts: [{ ...makeLandedAttempt(1), verifier_runs }] },
        ]),
        'parser',
        LINKS,
      );
    expect(renderOf(statement('It is short.'))).toContain(
      '👀 **Not judged:** It is short. If you agree: `/groundhog approve parser`\n',
    );
    expect(renderOf(statement('It is short.'), makeCriterionRun(), statement('It is kind.'))).toContain(
      [
        '👀 **Not judged.** If you agree with all: `/groundhog approve parser`',
        '',
        '- “It is short.” – `/groundhog approve parser 1`',
        '- “It is kind.” – `/groundhog approve parser 2`',
        '',
      ].join('\n'),
    );
  });

  test('says in one line what no criterion of a landing notices', () => {
    const hunk = (path: string, line: number | null) => ({ path, line, added: 1, removed: 0 });
    const unnoticed = [hunk('a`b.txt', null), ...Array.from({ length: 11 }, (_, at) => hunk('src/a.js', at + 1))];
    const audit = { end: 'done' as const, hunks: 20, tried: 20, unnoticed };
    const view = makeView([
      { checkpoint_id: 'parser', outcome: 'success', attempts: [{ ...makeLandedAttempt(1), audit }] },
    ]);
    const line = render(view, 'parser', LINKS)
      .split('\n')
      .filter((text) => text.startsWith('**Audit:**'));
    expect(line).toEqual([
      expect.stringMatching(
        /^\*\*Audit:\*\* 12 of 20 hunks are not covered by any criterion: ``[^\n]*`src\/a\.js:9`, 2 more\.$/,
      ),
    ]);
    expect(
      render(makeView([{ checkpoint_id: 'parser', attempts: [makeLandedAttempt(1)] }]), 'parser', LINKS),
    ).not.toContain('Audit');
  });

  test('tells the story of a failure and the landing after it', () => {
    const view = makeView([{ checkpoint_id: 'parser', outcome: 'success', attempts: [failed, makeLandedAttempt(2)] }]);
    const comment = render(view, 'parser', LINKS);
    expect(parseMarker(comment)).toEqual({ lineage: 'n0nce', kind: 'checkpoint', checkpointId: 'parser' });
    expect(comment).toContain(
      `### ✅ parser · landed as [\`ddddddd\`](${LINKS.repositoryUrl}/commit/${LANDED}) on attempt 2\n`,
    );
    expect(comment).toContain(
      `- ❌ 1 · \`npm test\` exited with 1: \`not ok 3\` · [diff](${LINKS.repositoryUrl}/compare/${SNAPSHOT}...${SCRATCH}) · 2 min 30 s, $0.25\n- ✅ 2 · 2 min 30 s, $0.25\n`,
    );
    expect(comment).toContain('<summary>1 of 1 criterion holds after attempt 2</summary>');
    expect(comment).toContain('- ✅ 1 · `npm test` · exit 0 · 1.2 s');
    expect(comment).toContain('- db_mutation: `table users`, cannot be undone');
    expect(comment).toContain('<summary>Failure report of attempt 1, by the verifier</summary>');
    expect(comment).toContain('```text\nnot ok 3\n```');
    expect(comment).toContain('<summary>3 paths changed by attempt 1</summary>');
    expect(comment).toContain('- M `src/parser.ts`\n\n2 further paths not listed in the record.');
    expect(comment).not.toMatch(/undefined|null|NaN/);
    for (const rows of countCells(comment)) expect(new Set(rows).size).toBe(1);
  });

  test('says what nobody has judged, what the latest attempt left behind and what held before any work', () => {
    const view = makeView([
      {
        checkpoint_id: 'parser',
        attempts: [failed],
        baseline: [makeCriterionRun(), makeCriterionRun({ outcome: 'failed' })],
      },
    ]);
    const comment = render(view, 'parser', {});
    expect(comment).toContain('### 🔁 parser · failed, to be tried again');
    expect(comment).toContain('<summary>0 of 1 criterion holds after attempt 1, 1 not judged</summary>');
    expect(comment).toContain('- 👀 2 · “Names read well.” · not judged\n');
    expect(comment).toContain(' · exit 1, expected 0 · held before any work · ');
    expect(comment).toContain('<summary>Notes of attempt 1</summary>\n\n- `2 files were put back`');
    expect(comment).toContain(' · `aaaaaaa..ccccccc` · ');
    expect(comment).not.toContain('](');
  });

  test('says that attempts are numbered through the whole task, where they are not 1, 2 and so on', () => {
    const lead = '\n\nAttempts, numbered through the whole task:\n\n- ❌ 4 · ';
    const attempts = [4, 5].map((day) => ({ ...failed, day }));
    expect(render(makeView([{ checkpoint_id: 'parser', attempts }]), 'parser', LINKS)).toContain(lead);
    expect(render(makeView([{ checkpoint_id: 'parser', attempts: [failed] }]), 'parser', LINKS)).not.toContain('whole');
  });

  test('shows a checkpoint that needed no attempt', () => {
    const view = makeView([{ checkpoint_id: 'parser', outcome: 'success', baseline: [makeCriterionRun()] }]);
    const comment = render(view, 'parser', LINKS);
    expect(comment).toContain('parser · already satisfied');
    expect(comment).toContain('No attempt was made.');
  });

  test('shows an attempt that is still going on without a made-up end', () => {
    const running = makeAttempt({
      ended_at: null,
      outcome: 'running',
      scratch_commit: null,
      usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
    });
    const comment = render(makeView([{ checkpoint_id: 'a', attempts: [running] }]), 'a', LINKS);
    expect(comment).toContain('- ⏳ 1 · in progress\n');
  });

  test('does not count what an earlier definition landed, but keeps its attempts in the table', () => {
    const reopened = { checkpoint_id: 'a', attempts: [makeLandedAttempt(1)], budget_from: 1 };
    const waiting = render(makeView([reopened]), 'a', {});
    expect(waiting).toContain('### ⚪ a · waiting');
    expect(waiting).toContain('- ✅ 1 · 2 min 30 s, $0.25 · before a retry');
    const held = { ...reopened, outcome: 'success', reason: 'already satisfied' } as const;
    const satisfied = render(makeView([held]), 'a', {});
    expect(satisfied).toContain('a · already satisfied');
  });

  test('shows work that is captured as waiting, as a terminal does', () => {
    const landed = makeLandedAttempt(1);
    const timeline = { base: landed.snapshot_ref, landed_stream: null, steps: [], missed: 0 };
    const open = { outcome: 'running', committed_ref: null, ended_at: null } as const;
    const captured = { ...landed, ...open, tree: 'e'.repeat(40), timeline };
    const comment = render(makeView([{ checkpoint_id: 'a', attempts: [captured] }]), 'a', {});
    expect(comment).toContain('### ⚪ a · captured, to be verified');
  });

  test('says of an attempt that it left the files of an earlier one, and that a hint came before it', () => {
    const tree = 'e'.repeat(40);
    const attempts = [1, 2].map((day) => ({ ...failed, day, tree, started_at: `2026-01-02T0${day}:00:00.000Z` }));
    const hint = { by: 'wendy', kind: 'hint', checkpoint_id: null, text: 'x', at: '2026-01-02T01:30:00.000Z' } as const;
    const comment = render(makeView([{ checkpoint_id: 'a', attempts }], { steering: [hint] }), 'a', LINKS);
    expect(comment).toContain('- ❌ 2 · the same files as attempt 1 · after a hint by wendy · [diff](');
  });

  test('is only for a checkpoint that has more to say than its row in the status', () => {
    const statement = makeCriterionRun({ criterion: { kind: 'semantic', statement: 's' }, outcome: 'unjudged' });
    const landed = makeLandedAttempt(1);
    const needs = (changes: Partial<CheckpointSketch>) =>
      needsOwnComment(makeView([{ checkpoint_id: 'a', ...changes }]), 'a');
    expect(needs({})).toBe(false);
    expect(needs({ outcome: 'success', baseline: [makeCriterionRun()] })).toBe(false);
    expect(needs({ outcome: 'success', attempts: [landed] })).toBe(false);
    expect(needs({ outcome: 'success', attempts: [{ ...landed, verifier_runs: [statement] }] })).toBe(true);
    expect(needs({ outcome: 'success', attempts: [failed, { ...landed, day: 2 }] })).toBe(true);
    expect(needs({ attempts: [makeAttempt({ outcome: 'running', ended_at: null })] })).toBe(false);
    const interrupted = makeAttempt({ outcome: 'interrupted' });
    expect(needs({ outcome: 'success', attempts: [interrupted, { ...landed, day: 2 }] })).toBe(false);
    expect(needs({ attempts: [failed] })).toBe(true);
    expect(needs({ outcome: 'blocked', reason: 'x' })).toBe(true);
    expect(needs({ outcome: 'skipped', reason: 'x' })).toBe(false);
  });

  test('answers for a checkpoint that no plan knows', () => {
    expect(render(makeView([{ checkpoint_id: 'a' }]), 'gone', {})).toContain('### gone · not in the plan');
  });

  test('is the same for the same view', () => {
    const view = makeView([{ checkpoint_id: 'parser', attempts: [failed] }], { head: BASE });
    expect(render(view, 'parser', LINKS)).toBe(render(view, 'parser', LINKS));
  });
});
