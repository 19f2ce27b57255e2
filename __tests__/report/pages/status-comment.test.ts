import { describe, expect, test } from '@jest/globals';
import { endingSchema } from '../../../src/domain/record/ending.ts';
import { renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { renderProgressBar } from '../../../src/report/parts/status-table.ts';
import { parseMarker } from '../../helpers/parse-marker.ts';
import { LANDED, LINKS, makeAttempt, makeLandedAttempt, makeView, toPlainSpaces } from '../make-view.ts';
import { countCells } from './active-markdown.ts';

const done = (checkpoint_id: string, day: number) => ({
  checkpoint_id,
  outcome: 'success' as const,
  attempts: [makeLandedAttempt(day)],
});

describe('renderStatusComment', () => {
  test('shows what is done, what goes on and what was spent', () => {
    const running = makeAttempt({ day: 3, outcome: 'running', ended_at: null });
    const view = makeView([
      done('parser', 1),
      { checkpoint_id: 'printer', attempts: [makeAttempt({ day: 2 }), running] },
      { checkpoint_id: 'docs' },
    ]);
    const comment = toPlainSpaces(renderStatusComment(view, LINKS));
    expect(parseMarker(comment)).toEqual({ lineage: 'n0nce', kind: 'status' });
    expect(comment).toContain('██████░░░░░░░░░░░░░░ 1 of 3 checkpoints done');
    expect(comment).toContain(
      '> [!NOTE]\n> **At work** on checkpoint 2 `printer`, attempt 2 of 3, since 2026-01-02 03:04 UTC.\n',
    );
    expect(comment).toContain(
      `| 1 | \`parser\` | ✅ landed | 1 of 3 | 2 min 30 s | $0.25 | [\`ddddddd\`](${LINKS.repositoryUrl}/commit/${LANDED}) |`,
    );
    expect(comment).toContain('| 2 | `printer` | ⏳ in progress | 2 of 3 | 2 min 30 s | $0.50 | – |');
    expect(comment).toContain('| 3 | `docs` | ⚪ waiting | – | – | – | – |');
    expect(comment).toContain('Spent: 3 attempts, 15 turns, 3,600 input tokens, 900 output tokens, $0.75.');
    expect(comment).toContain(`[Workflow run](${LINKS.runUrl})`);
    expect(comment).not.toMatch(/undefined|null|NaN/);
  });

  test('counts attempts as the run does: one that was interrupted uses none of the budget', () => {
    const attempts = [1, 2].map((day) => makeAttempt({ day, outcome: 'interrupted' }));
    const running = makeAttempt({ day: 3, outcome: 'running', ended_at: null });
    const view = makeView([{ checkpoint_id: 'parser', attempts: [...attempts, running] }]);
    const comment = toPlainSpaces(renderStatusComment(view, LINKS));
    expect(comment).toContain('`parser`, attempt 1 of 3, since');
    expect(comment).toContain('| 1 of 3, 2 not counted |');
  });

  test('warns when few attempts are left for the checkpoint that is worked on', () => {
    const failed = [1, 2, 3].map((day) => makeAttempt({ day }));
    const comment = (count: number) =>
      toPlainSpaces(
        renderStatusComment(
          makeView([{ checkpoint_id: 'parser', attempt_budget: 5, attempts: failed.slice(0, count) }]),
          LINKS,
        ),
      );
    expect(comment(2)).toContain('> [!NOTE]\n> **At work** on checkpoint 1 `parser`, attempt 3 of 5.');
    expect(comment(2)).not.toContain('at the limit');
    expect(comment(3)).toContain('> [!WARNING]\n> **At work** on checkpoint 1 `parser`, attempt 4 of 5.');
    expect(comment(3)).toContain('`parser` is at attempt 4 of 5 (attempt_budget); at the limit it is given up.');
  });

  test('is as long after 300 attempts as after 30, and after 3000', () => {
    const sizeAfter = (landed: number) => {
      const ids = Array.from({ length: 1000 }, (_, at) => `c${String(at).padStart(4, '0')}`);
      const attempts = (at: number) => [
        ...[1, 2].map((n) => makeAttempt({ day: at * 3 + n })),
        makeLandedAttempt(at * 3 + 3),
      ];
      const view = makeView(
        ids.map((checkpoint_id, at) =>
          at < landed ? { ...done(checkpoint_id, 1), attempts: attempts(at) } : { checkpoint_id },
        ),
      );
      return renderStatusComment(view, LINKS).length;
    };
    const [first, second, third] = [10, 100, 999].map(sizeAfter);
    expect(second).toBeLessThanOrEqual((first ?? 0) * 1.2);
    expect(third).toBeLessThanOrEqual((first ?? 0) * 1.2);
  });

  test('keeps the lines of a reason that has several, so that they can be copied', () => {
    const changes = { ending: 'infra_error', ended_at: '2026-01-02T04:00:00.000Z' } as const;
    const ending_reason = 'Refused.\npermissions:\n  contents: write';
    const comment = renderStatusComment(makeView([done('a', 1)], { ...changes, ending_reason }), LINKS);
    expect(comment).toContain('> ```text\n> Refused.\n> permissions:\n>   contents: write\n> ```');
  });

  test.each(endingSchema.options)('says in plain words that the run ended as %s, why, and what to do', (ending) => {
    const view = makeView([done('a', 1)], {
      ending,
      ending_reason: 'the reason',
      ended_at: '2026-01-02T04:00:00.000Z',
    });
    const comment = renderStatusComment(view, LINKS);
    expect(comment).toMatch(
      /^> \[!(?:TIP|WARNING|CAUTION)\]\n> \*\*[A-Z][^*]+[.:]\*\*.+\n>\n> \*\*Next:\*\* [a-z].+[.:]$/m,
    );
    expect(comment.includes('`the reason`')).toBe(ending !== 'passed');
    expect(comment).not.toContain('is about to end');
  });

  test.each([
    [
      'deadline',
      1,
      /with `continue: true` or a scheduled sweep in the workflow it resumes by itself; otherwise start it/,
    ],
    [
      'deadline',
      0,
      /with a scheduled sweep in the workflow it resumes by itself; otherwise start it again when you like/,
    ],
    [
      'provider',
      1,
      /with a scheduled sweep in the workflow it resumes by itself; otherwise start it again when you like/,
    ],
    ['budget', 1, /\*\*Next:\*\* start it again when you like/],
    ['asked', 1, /\*\*Next:\*\* start it again when you like/],
  ] as const)('says who goes on with a task that paused for %s after %i attempts', (pause_cause, count, expected) => {
    const attempts = Array.from({ length: count }, (_, at) => makeAttempt({ day: at + 1, outcome: 'failed' }));
    const ended = { ending: 'paused', ending_reason: 'x', ended_at: '2026-01-02T04:00:00.000Z', pause_cause } as const;
    expect(renderStatusComment(makeView([{ checkpoint_id: 'a', attempts }], ended), LINKS)).toMatch(expected);
  });

  test.each([1, 60, 1000])('fits with %i checkpoints, never cuts a row and counts what is left out', (count) => {
    const sketches = Array.from({ length: count }, (_, index) =>
      index < count / 2
        ? done(`checkpoint-${index}-${'x'.repeat(60)}`, index + 1)
        : { checkpoint_id: `checkpoint-${index}` },
    );
    const comment = renderStatusComment(makeView(sketches), LINKS);
    expect(comment.length).toBeLessThanOrEqual(60_000);
    const rows = countCells(comment).at(-1) ?? [];
    expect(new Set(rows)).toEqual(new Set([7]));
    const leftOut = [...comment.matchAll(/^(\d+) (?:earlier|further) rows? (?:is|are) left out here\.$/gm)];
    const missing = leftOut.reduce((sum, [, number]) => sum + Number(number), 0);
    expect(rows.length - 2 + missing).toBe(count);
    expect(missing > 0).toBe(count === 1000);
    expect(comment).toContain(`\`checkpoint-${Math.ceil(count / 2) - (count === 1 ? 1 : 0)}`);
  });
});

test('of many checkpoints those around the work are shown, and all of them are folded away', () => {
  const sketches = Array.from({ length: 60 }, (_, index) =>
    index < 30 ? done(`c${index + 1}`, index + 1) : { checkpoint_id: `c${index + 1}` },
  );
  const [open = '', folded = ''] = renderStatusComment(makeView(sketches), LINKS).split('<summary>All 60 checkpoints');
  expect(open.match(/^\| \d+ /gm)).toEqual(['| 28 ', '| 29 ', '| 30 ', '| 31 ', '| 32 ', '| 33 ', '| 34 ']);
  expect(folded.match(/^\| \d+ /gm)).toHaveLength(60);
  const passed = renderStatusComment(makeView(sketches.slice(0, 30)), LINKS);
  expect(passed.split('<details>')[0]).not.toMatch(/^\| /m);
});

describe('renderProgressBar', () => {
  test('is full only when all is done and empty only for a small part', () => {
    expect(renderProgressBar(999, 1000)).toBe('███████████████████░ 999 of 1,000 checkpoints done');
    expect(renderProgressBar(1, 1)).toBe('████████████████████ 1 of 1 checkpoint done');
    expect(renderProgressBar(0, 0)).toBe('░░░░░░░░░░░░░░░░░░░░ 0 of 0 checkpoints done');
  });
});
