import { describe, expect, test } from '@jest/globals';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import type { Links } from '../../../src/report/text/safe-text.ts';
import { parseMarker } from '../../helpers/parse-marker.ts';
import {
  BASE,
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
  test('tells the story of a failure and the landing after it', () => {
    const view = makeView([{ checkpoint_id: 'parser', outcome: 'success', attempts: [failed, makeLandedAttempt(2)] }]);
    const comment = render(view, 'parser', LINKS);
    expect(parseMarker(comment)).toEqual({ lineage: 'n0nce', kind: 'checkpoint', checkpointId: 'parser' });
    expect(comment).toContain('### ✅ Checkpoint 1 of 1 `parser`: landed');
    expect(comment).toContain('2 of 3 attempts used · 5 min 0 s · $0.50');
    expect(comment).toContain(
      `| 1 | ❌ failed | \`npm test: exit 1, expected 0\` | 2 min 30 s | 5 | $0.25 | diff [\`ccccccc\`](${LINKS.repositoryUrl}/compare/${SNAPSHOT}...${SCRATCH}) |`,
    );
    expect(comment).toContain(
      `| 2 | ✅ passed | \`Wrote the parser.\` | 2 min 30 s | 5 | $0.25 | landed [\`ddddddd\`](${LINKS.repositoryUrl}/commit/${LANDED}) |`,
    );
    expect(comment).toContain('| 1 | ✅ passed | command | `npm test` | `exit 0` | 1.2 s |');
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
    expect(comment).toContain('### 🔁 Checkpoint 1 of 1 `parser`: failed, to be tried again');
    expect(comment).toContain('| 2 | 👀 not judged | semantic | `Names read well.` | – | – |');
    expect(comment).toContain('| `exit 1, expected 0`, held before any work |');
    expect(comment).toContain('#### Notes of attempt 1\n\n- `2 files were put back`');
    expect(comment).toContain('diff `aaaaaaa..ccccccc`');
    expect(comment).not.toContain('](');
  });

  test('shows a checkpoint that needed no attempt', () => {
    const view = makeView([{ checkpoint_id: 'parser', outcome: 'success', baseline: [makeCriterionRun()] }]);
    const comment = render(view, 'parser', LINKS);
    expect(comment).toContain(': already satisfied');
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
    expect(comment).toContain('| Attempt | Outcome |\n| --: | --- |\n| 1 | ⏳ in progress |');
  });

  test('does not count what an earlier definition landed, but keeps its attempts in the table', () => {
    const reopened = { checkpoint_id: 'a', attempts: [makeLandedAttempt(1)], budget_from: 1 };
    const waiting = render(makeView([reopened]), 'a', {});
    expect(waiting).toContain('`a`: waiting');
    expect(waiting).toContain('| 1 | ✅ passed |');
    const satisfied = render(makeView([{ ...reopened, outcome: 'success' }]), 'a', {});
    expect(satisfied).toContain('`a`: already satisfied');
  });

  test('says in every comment that there was no isolation, and only then', () => {
    const sketches = [{ checkpoint_id: 'a' }];
    expect(render(makeView(sketches, { isolation: 'none' }), 'a', {})).toContain('Isolation: **none**');
    const isolated = makeView(sketches, { isolation: 'sandbox', isolation_detail: 'bubblewrap, network: model only' });
    expect(render(isolated, 'a', {})).toMatch(/<sub>.* · Isolated: `bubblewrap, network: model only`<\/sub>$/m);
    expect(render(makeView(sketches), 'a', {})).not.toContain('Isolation');
  });

  test('answers for a checkpoint that no plan knows', () => {
    expect(render(makeView([{ checkpoint_id: 'a' }]), 'gone', {})).toContain('`gone`: not in the plan');
  });

  test('is the same for the same view', () => {
    const view = makeView([{ checkpoint_id: 'parser', attempts: [failed] }], { head: BASE });
    expect(render(view, 'parser', LINKS)).toBe(render(view, 'parser', LINKS));
  });
});
