import { describe, expect, test } from '@jest/globals';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { LINKS, makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';

describe('renderJobSummary', () => {
  test('shows the status, the attempts over time and the outputs, failures first', () => {
    const noisy = makeCriterionRun({ output: 'all fine', omitted_bytes: 2048 });
    const red = makeCriterionRun({ outcome: 'failed', output: 'not ok' });
    const view = makeView([
      { checkpoint_id: 'parser', outcome: 'success', attempts: [{ ...makeLandedAttempt(1), verifier_runs: [noisy] }] },
      { checkpoint_id: 'printer', attempts: [makeAttempt({ day: 2, verifier_runs: [red] })] },
    ]);
    const summary = renderJobSummary(view, LINKS);
    expect(summary).toMatch(/^## Groundhog: `demo`\n/);
    const start = Date.parse('2026-01-02T03:04:05.000Z');
    expect(summary).toMatch(/^```mermaid\n%%\{init: \{.+\}\}%%\ngantt$/m);
    expect(summary).toContain(`gantt
  dateFormat x
  axisFormat %H:%M
  tickInterval 1minute
  section 1 parser
  Attempt 1 passed :done, ${start}, ${start + 150_000}
  section 2 printer
  Attempt 2 failed :crit, ${start}, ${start + 150_000}
\`\`\``);
    expect(summary.indexOf('not ok')).toBeLessThan(summary.indexOf('all fine'));
    expect(summary).toContain('<summary>❌ printer · criterion 1, command</summary>');
    expect(summary).toContain('2,048 bytes not kept in the record.');
  });

  test('has no chart and no outputs where nothing was tried', () => {
    const summary = renderJobSummary(makeView([{ checkpoint_id: 'parser' }]), {});
    expect(summary).not.toMatch(/mermaid|Outputs/);
  });

  test('says what is to be merged, with a pull request and without one', () => {
    const attempts = [makeLandedAttempt(1)];
    const view = makeView([{ checkpoint_id: 'a', outcome: 'success', attempts }], { ending: 'passed' });
    expect(renderJobSummary(view, {})).toMatch(/review the commits, and merge the task branch\./);
    const withOne = { ...LINKS, pullRequestUrl: 'https://github.com/o/r/pull/1' };
    expect(renderJobSummary(view, withOne)).toMatch(/review the commits, and merge the pull request\./);
  });

  test('has commands that can be given as they are, as comments and as the input of a workflow', () => {
    const attempts = [makeAttempt({ day: 1 })];
    const view = makeView([{ checkpoint_id: 'a', outcome: 'abandoned', attempts }], { ending: 'blocked' });
    expect(renderJobSummary(view, {})).toMatch(/its input `command`:\n\n- `retry task=demo a` –/);
    const withOne = { ...LINKS, pullRequestUrl: 'https://github.com/o/r/pull/1' };
    expect(renderJobSummary(view, withOne)).toMatch(/on the pull request:\n\n- `\/groundhog retry a` –/);
  });

  test('says that there was no isolation', () => {
    expect(renderJobSummary(makeView([{ checkpoint_id: 'a' }], { isolation: 'none' }), {})).toContain(
      'Isolation: **none**',
    );
  });

  test('charts the latest two hundred attempts and says so', () => {
    const attempts = Array.from({ length: 250 }, (_, index) => makeAttempt({ day: index + 1 }));
    const summary = renderJobSummary(makeView([{ checkpoint_id: 'a', attempts }]), {});
    expect(summary.match(/^ {2}Attempt \d+ failed/gm)).toHaveLength(200);
    expect(summary).toContain('The latest 200 of 250 attempts.');
  });
});
