import { describe, expect, test } from '@jest/globals';
import { findPlanInIssue, toIssuePlanPath } from '../../../src/domain/plan/plan-from-issue.ts';

describe('the plan of an issue', () => {
  test.each([
    ['a fence', 'Hi\n\n```groundhog\na: 1\n```\n', { text: 'a: 1\n', line: 4, columns: [1] }],
    ['a fence with a language', '```yaml groundhog\na: 1\n```', { text: 'a: 1\n', line: 2, columns: [1] }],
    ['tildes', '~~~ groundhog\na: 1\n~~~', { text: 'a: 1\n', line: 2, columns: [1] }],
    ['a longer fence', '````groundhog\n```\na: 1\n````', { text: '```\na: 1\n', line: 2, columns: [1, 1] }],
    [
      'an indented fence',
      '  ```groundhog\n  a:\n    - 1\n x\n  ```',
      { text: 'a:\n  - 1\nx\n', line: 2, columns: [3, 3, 2] },
    ],
    ['line ends of Windows', 'Hi\r\n```groundhog\r\na: 1\r\n```', { text: 'a: 1\n', line: 3, columns: [1] }],
    ['an example beside it', '```yaml\nb: 1\n```\n```groundhog\na: 1\n```', { text: 'a: 1\n', line: 5, columns: [1] }],
  ])('is found in %s', (_, body, found) => {
    expect(findPlanInIssue(body)).toEqual({ kind: 'inline', ...found });
  });

  test.each([
    ['Do it.\n\nPlan: plans/a.yml\n', 'plans/a.yml'],
    ['plan: `plans/a.yml`', 'plans/a.yml'],
    ['```\nPlan: b.yml\n```\nPlan: a.yml', 'a.yml'],
    ['Do it.\nPlan: a.yml\nThanks.', 'a.yml'],
    ['Plan:a.yml', 'a.yml'],
    ['Plan: \t `*a*.yml`', '*a*.yml'],
    ['Plan: a1_2b.yml', 'a1_2b.yml'],
    ['Plan: plans/my\\_plan.yml', 'plans/my_plan.yml'],
    ['Plan: plans/my_long_plan.yml\n---', 'plans/my_long_plan.yml'],
    ['- Plan: `plans/__a__.yml`', 'plans/__a__.yml'],
    ['<!-- Plan: b.yml -->\nPlan: a.yml', 'a.yml'],
  ])('is found by its path: %j', (body, path) => {
    expect(findPlanInIssue(body)).toEqual({ kind: 'path', path });
  });

  test.each([
    ['nothing', ''],
    ['another block', '````md\n```groundhog\na: 1\n```\nPlan: a.yml\n````'],
    ['code by indentation', '    ```groundhog\n    a: 1\n    ```'],
    ['another word', '```groundhogs\na: 1\n```'],
    ['a sentence', 'The Plan: do a and b'],
    ['a path within a sentence', 'See Plan: a.yml'],
    ['a path with more behind it', 'Plan: a.yml or so'],
    ['a path in code with more behind it', 'Plan: `a.yml`x'],
    ['a path in HTML within a sentence', '<div>\nSee Plan: a.yml\n</div>'],
    ['a path in HTML with more behind it', '<div>\nPlan: a.yml or so\n</div>'],
    ['HTML with too short a fence', '<div>\n``groundhog\n~~groundhog\n</div>'],
    ['HTML with another block', '<div>\n```groundhogs\n</div>'],
    ['HTML with a fence in the middle', '<div>\na ```groundhog\n</div>'],
    ['the text of an image', '![x\nPlan: a.yml\ny](z.png)'],
    ['the title of a link', '[x](y "\nPlan: a.yml\n")'],
  ])('is not found in %s', (_, body) => {
    expect(findPlanInIssue(body)).toEqual({ kind: 'none' });
  });

  test.each([
    ['two blocks', '```groundhog\na: 1\n```\n```groundhog\nb: 1\n```', 4, /second plan; the first one is on line 1/],
    ['a block and a path', 'Plan: a.yml\n```groundhog\na: 1\n```', 2, /second plan/],
    ['a quotation', '> Plan: a.yml', 1, /a quotation does not count/],
    ['a footnote', 'Hi\n\n[^1]: x\nPlan: a.yml', 4, /a footnote does not count/],
    ['an HTML comment', '<!-- write it so:\nPlan: a.yml\n-->', 2, /within HTML does not count/],
    ['details', '<details>\n\nPlan: a.yml', 3, /the HTML on line 1 may hide/],
    ['a path with markup', 'Plan: plans/__a__.yml', 1, /write it in backticks/],
    ['a path with a link', 'Plan: [a.yml](b.yml)', 1, /write it in backticks/],
    ['a path with a comment', 'Plan: a<!--b-->.yml', 1, /write it in backticks/],
    ['a block without its end', 'Hi\n```groundhog\na: 1', 2, /not closed/],
  ])('is refused where it is unclear: %s', (...[, body, line, message]) => {
    const problem = { line, column: 1, message: expect.stringMatching(message) };
    expect(findPlanInIssue(body)).toEqual({ kind: 'wrong', problem });
  });

  test('has its problems where a reader of the issue finds them', () => {
    const plan = findPlanInIssue('Hi\n\n  ```groundhog\n  a: 1\n  ```');
    if (plan.kind !== 'inline') throw new Error('no plan was found');
    expect(toIssuePlanPath({ line: 1, column: 4, message: 'wrong' }, plan)).toEqual({ line: 4, column: 6 });
  });
});
