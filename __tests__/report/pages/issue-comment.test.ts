import { describe, expect, test } from '@jest/globals';
import { renderIssueComment } from '../../../src/report/pages/status-comment.ts';
import { parseMarker } from '../../helpers/parse-marker.ts';
import { LINKS } from '../make-view.ts';
import { makeSample, STATES } from '../sample-states.ts';

const NONE_YET = { ...LINKS, pullRequestUrl: undefined };

describe('renderIssueComment', () => {
  test.each(STATES)('says in the state "%s" how it stands, where the work is and how to steer', (state) => {
    const comment = renderIssueComment(makeSample(state, 4), LINKS);
    expect(parseMarker(comment)).toEqual({ lineage: 'n0nce', kind: 'issue' });
    expect(comment).toContain(`[pull request](${LINKS.pullRequestUrl})`);
    expect(comment.includes(`[job log](${LINKS.runUrl})`)).toBe(state !== 'passed');
    expect(/\d of 4 landed/.test(comment)).toBe(state !== 'running');
    expect(comment).toContain('- `/groundhog ');
    expect(comment.length).toBeLessThan(3000);
  });

  test('stays as it is while a run takes its steps, and says when somebody has asked it to end', () => {
    const view = makeSample('running', 4);
    const checkpoints = view.record.checkpoints.map((each) => ({ ...each, outcome: 'pending' as const, attempts: [] }));
    const earlier = { ...view, run: { ...view.record, checkpoints } };
    expect(renderIssueComment(view, LINKS)).toBe(renderIssueComment(earlier, LINKS));
    const pause = { at: view.record.started_at, by: 'octo', reason: null };
    expect(renderIssueComment({ ...view, record: { ...view.record, pause } }, LINKS)).toContain(
      'A pause was requested',
    );
  });

  test('promises a pull request while there is none', () => {
    expect(renderIssueComment(makeSample('running', 4), NONE_YET)).toContain('A draft pull request follows');
  });

  test('shows the command that approves what waits', () => {
    const view = makeSample('passed', 4);
    const record = { ...view.record, ending: 'paused', result: 'e'.repeat(40) } as const;
    expect(renderIssueComment({ ...view, record }, NONE_YET)).toContain('`/groundhog approve eeeeeeeeeeee`');
    expect(renderIssueComment(view, NONE_YET)).not.toContain('/groundhog approve eeee');
  });

  test('holds the failure report where no pull request does', () => {
    const blocked = makeSample('blocked', 4);
    expect(renderIssueComment(blocked, NONE_YET)).toContain('Failure report of attempt');
    expect(renderIssueComment(blocked, LINKS)).not.toContain('Failure report of attempt');
  });

  test('says why there is no pull request, and where to open one', () => {
    const unopened = 'No pull request was opened. [Open it](https://github.test/compare)';
    expect(renderIssueComment(makeSample('passed', 4), { ...NONE_YET, unopened })).toContain(unopened);
  });

  test('writes a name with spaces as the commands take it', () => {
    const view = makeSample('blocked', 1);
    const rename = <T extends object>(each: T) => ({ ...each, id: 'two words', checkpoint_id: 'two words' });
    const record = { ...view.record, checkpoints: view.record.checkpoints.map(rename) };
    const comment = renderIssueComment({ ...view, record, plan: { ...view.plan, checkpoints: [] } }, LINKS);
    expect(comment).toContain('`/groundhog retry "two words"`');
  });
});
