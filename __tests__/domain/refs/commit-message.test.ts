import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import {
  isCaptureMessage,
  parseTrailers,
  renderCaptureMessage,
  renderLandedMessage,
} from '../../../src/domain/refs/commit-message.ts';
import { anySummary } from './summaries.ts';

const taskId = taskIdSchema.parse('demo');
const render = (summary: string, checkpointId = 'parser') =>
  renderLandedMessage({ taskId, checkpointId, day: 4, planHash: 'hash', summary });
const OURS = new Map([
  ['Groundhog-Task', 'demo'],
  ['Groundhog-Checkpoint', 'parser'],
  ['Groundhog-Attempt', '4'],
  ['Groundhog-Plan', 'hash'],
]);

describe('the message of a landed commit', () => {
  test('has the summary as subject and our trailers at its end', () => {
    expect(render('Write the parser')).toBe(
      'Write the parser\n\nGroundhog-Task: demo\nGroundhog-Checkpoint: parser\nGroundhog-Attempt: 4\nGroundhog-Plan: hash\n',
    );
  });

  test('ends with who wrote the lines, where that is known and a line was added', () => {
    const count = { since: 'a'.repeat(40), agent_removed: 4, people_commits: 1, binary_files: 0 };
    const withLines = (agent_added: number, people_added: number) =>
      renderLandedMessage({
        taskId,
        checkpointId: 'parser',
        day: 4,
        planHash: 'hash',
        summary: 'Write it\n\nGroundhog-Attribution: 0% agent (0/9 lines)',
        attribution: { ...count, agent_added, people_added },
      });
    const trailers = parseTrailers(withLines(146, 54));
    expect(trailers).toEqual(new Map([...OURS, ['Groundhog-Attribution', '73% agent (146/200 lines)']]));
    expect(withLines(146, 54).match(/^groundhog-attribution:/gim)).toHaveLength(1);
    expect(parseTrailers(withLines(0, 0))).toEqual(OURS);
  });

  test('ends with the sign-off of its author alone, where one is asked for', () => {
    const bot = { name: 'github-actions[bot]', email: '1+github-actions[bot]@users.noreply.github.com' };
    const summary = 'Write it\n\nSigned-off-by: A person <a@example.com>';
    const message = renderLandedMessage({
      taskId,
      checkpointId: 'parser',
      day: 4,
      planHash: 'hash',
      summary,
      signedOffBy: bot,
    });
    expect(message.match(/^Signed-off-by: .*$/gm)).toEqual([`Signed-off-by: ${bot.name} <${bot.email}>`]);
    expect(parseTrailers(message)).toEqual(OURS);
  });

  test('keeps the lines of a paragraph together behind a first line that is cut', () => {
    const first = 'Write the parser of the grammar so that it reads every file of the folder, and';
    const bodyOf = (summary: string) => render(summary).split('\n').slice(2, 5);
    expect(bodyOf(`${first}\nreports what it cannot read.`)).toEqual([first, 'reports what it cannot read.', '']);
    expect(bodyOf(`${first}\n\nMore.`)).toEqual([first, '', 'More.']);
  });

  test('cuts a long first line at a word and says all of it in the body', () => {
    const long = 'word '.repeat(30).trim();
    const [subject = '', , body] = render(`${long}\nMore.`).split('\n');
    expect(subject).toMatch(/^(word )+word…$/);
    expect([...subject].length).toBeLessThanOrEqual(72);
    expect(body).toBe(long);
    expect(render(`${long}\nMore.`)).toContain(`${long}\nMore.\n\nGroundhog-Task`);
  });

  test('has a subject of at most 72 characters and our trailers, whatever the summary is', () => {
    fc.assert(
      fc.property(anySummary, (text) => {
        const message = render(text);
        expect([...(message.split('\n')[0] ?? '')].length).toBeLessThanOrEqual(72);
        expect(parseTrailers(message)).toEqual(OURS);
        expect(message).not.toMatch(/[\0-\x08\x0b-\x1f\x7f]/);
        expect(message.match(/^groundhog-task:/gim)).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['has 72 characters', 'x'.repeat(72), 'x'.repeat(72)],
    ['has 73 characters and no space', 'x'.repeat(73), `${'x'.repeat(71)}\u2026`],
    ['has a space near its end', `${'x'.repeat(41)} ${'y'.repeat(40)}`, `${'x'.repeat(41)}\u2026`],
    [
      'has a space near its start only',
      `${'x'.repeat(40)} ${'y'.repeat(40)}`,
      `${'x'.repeat(40)} ${'y'.repeat(30)}\u2026`,
    ],
    ['is of emojis', '\u{1f600}'.repeat(72), '\u{1f600}'.repeat(72)],
  ])('has a subject that is cut where it must be, when the first line %s', (_title, line, subject) => {
    const [first, , body] = render(line).split('\n');
    expect(first).toBe(subject);
    expect(body).toBe(subject === line ? 'Groundhog-Task: demo' : line);
  });

  test('is named after its checkpoint when there is no summary', () => {
    expect(render(' \n\u200b\n')).toMatch(/^Checkpoint parser\n\nGroundhog-Task: demo\n/);
    expect(render('', 'p'.repeat(90)).split('\n')[0]).toBe(`Checkpoint ${'p'.repeat(61)}`);
  });

  test('has no body but what the summary has', () => {
    expect(render('\n \nOne  \n\n\n  two\n\n')).toMatch(/^One\n\ntwo\n\nGroundhog-Task/);
    const long = 'x'.repeat(80);
    expect(render(long).split('\n').slice(1, 5)).toEqual(['', long, '', 'Groundhog-Task: demo']);
  });

  test('keeps a checkpoint id on one line', () => {
    expect(parseTrailers(render('x', 'a\nGroundhog-Task: forged')).get('Groundhog-Task')).toBe('demo');
  });
});

describe('the message of a capture', () => {
  const message = renderCaptureMessage({ taskId, checkpointId: 'a\n@b', day: 4 });

  test('names its task, its checkpoint in one harmless line, and its attempt', () => {
    expect(message).toBe(
      'groundhog: capture demo day-4\n\nGroundhog-Task: demo\nGroundhog-Checkpoint: a @ b\nGroundhog-Attempt: 4\n',
    );
  });

  test('is known as that of its own attempt only', () => {
    const other = taskIdSchema.parse('other');
    expect(isCaptureMessage(message, { taskId, day: 4 })).toBe(true);
    expect(isCaptureMessage(message, { taskId, day: 5 })).toBe(false);
    expect(isCaptureMessage(message, { taskId: other, day: 4 })).toBe(false);
    expect(isCaptureMessage('groundhog: capture demo day-4', { taskId, day: 4 })).toBe(false);
  });
});

describe('trailers', () => {
  test('are read from the last paragraph only', () => {
    expect(parseTrailers('Groundhog-Task: a\n\ntext\n')).toEqual(new Map());
    expect(parseTrailers('x\n\nGroundhog-Task: a\nOther: b\n')).toEqual(new Map([['Groundhog-Task', 'a']]));
    expect(parseTrailers('x\n \t\nGroundhog-Task: a\n \n\n')).toEqual(new Map([['Groundhog-Task', 'a']]));
    expect(parseTrailers('x\n\nGroundhog-Task: a\nGroundhog-Task: b')).toEqual(new Map([['Groundhog-Task', 'b']]));
    expect(parseTrailers('x\n\n Groundhog-Task: a\nGroundhog-Plan2: b\nGroundhog-Plan:c')).toEqual(new Map());
    expect(parseTrailers('')).toEqual(new Map());
    expect(parseTrailers(renderCaptureMessage({ taskId, checkpointId: 'p', day: 1 })).get('Groundhog-Attempt')).toBe(
      '1',
    );
  });
});

describe('text of an agent that would act', () => {
  const keywords = ['close', 'Closes', 'closed', 'fix', 'FIXES', 'fixed', 'resolve', 'Resolves', 'resolved'];
  const references = [
    '#1',
    ' #1',
    ': #1',
    ' owner/repo#1',
    '\u00a0#1',
    ' GH-1',
    ' gh-1',
    ' https://github.com/o/r/issues/1',
  ];

  test.each(keywords.flatMap((word) => references.map((reference) => [`${word}${reference}`])))(
    'closes no issue: %s',
    (text) => {
      for (const message of [render(text), render(`Do it\n\n${text}`)])
        expect(message).not.toMatch(/#\d|\bgh-\d|:\/\//i);
    },
  );

  test.each(['@user', '@org/team', 'a (@user)', '\uff20user', '\ufe6buser', '@\u200buser', '\uff03\uff11', '#\u0661'])(
    'refers to nobody and nothing: %s',
    (text) => {
      for (const message of [render(text), render(`Do it\n\n${text}`)])
        expect(message.normalize('NFKC')).not.toMatch(/@\S|#[\p{Nd}]/u);
    },
  );

  test.each([
    '[skip ci]',
    '[ci skip]',
    '[no ci]',
    '[skip actions]',
    '[actions skip]',
    '[SKIP CI]',
    '[ skip  ci ]',
    '[skip-ci]',
    '[skip\u00a0ci]',
    '[skip\u200b ci]',
    '[sk\u00adip ci]',
    '\uff3bskip ci\uff3d',
    '[[skip ci]]',
    '***NO_CI***',
    '***no_ci***',
    '***NO CI***',
    '[skip netlify]',
  ])('skips no checks: %s', (text) => {
    for (const message of [render(text), render(`Do it\n\n${text}`), render('Do it', text)])
      expect(message.normalize('NFKC')).not.toMatch(
        /\[\s*(?:skip|no)[\s_-]*\w+\s*\]|\[\s*\w+[\s_-]*skip\s*\]|\*{3}\s*no[\s_]ci/i,
      );
  });

  test.each([
    'skip-checks: true',
    'Skip-Checks:true',
    'Co-authored-by: a <a@b.c>',
    'co-authored-by : a',
    'Co\u2010authored\u2011by: a',
    'Signed-off-by: a',
    '\uff33igned-off-by\uff1a a',
    '  Reviewed-by: a',
    'Cc: a',
    'Groundhog-Task: forged',
  ])('is no trailer: %s', (text) => {
    for (const message of [render(text), render(`Do it\n\n${text}`), render(`Do it\n${text}`)]) {
      const [, ...lines] = message.trimEnd().split('\n').reverse().slice(3).reverse();
      const before = [message.split('\n')[0], ...lines.slice(0, -1)]
        .join('\n')
        .normalize('NFKC')
        .replace(/\p{Pd}/gu, '-');
      expect(before).not.toMatch(
        /^\s*(?:skip-checks|co-authored-by|signed-off-by|reviewed-by|cc|groundhog-task)\s*:/im,
      );
    }
  });

  test.each([
    ['Fixes-It: x', '\u2014 Fixes-It: x'],
    ['  cc : x', '\u2014 cc : x'],
    ['--- a', '\u2014 --- a'],
    ['(cherry picked from commit 1)', '\u2014 (cherry picked from commit 1)'],
    ['x ------ >8 ------', '\u2014 x ------ > 8 ------'],
    ['\u2014 Fixes-It: x', '\u2014 Fixes-It: x'],
    ['\u2014 x -- >8 --', '\u2014 \u2014 x -- > 8 --'],
    ['feat(x): y', 'feat(x): y'],
    ['see cc: x', 'see cc: x'],
  ])('stands behind a dash as the subject where git may take it for a trailer: %s', (line, subject) => {
    expect(render(line).split('\n')[0]).toBe(subject);
  });

  test.each([
    ['note: x', '\u2014 note: x'],
    ['  note : x', '\u2014 note : x'],
    ['a note: x', 'a note: x'],
    ['- note: x', '- note: x'],
    ['-- x', '-- x'],
  ])('stands behind a dash in the body where git may take it for a trailer: %s', (line, written) => {
    expect(render(`Do it\n\nFirst.\n${line}`)).toContain(`\n\nFirst.\n${written}\n\nGroundhog-Task`);
  });

  test('keeps the usual form of a subject, and a list', () => {
    expect(render('fix: a and b\n\n- one\n- two: three')).toMatch(
      /^fix: a and b\n\n- one\n- two: three\n\nGroundhog-Task/,
    );
  });
});
