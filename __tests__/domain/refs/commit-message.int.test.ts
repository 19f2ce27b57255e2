import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { parseTrailers, renderCaptureMessage, renderLandedMessage } from '../../../src/domain/refs/commit-message.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';

const taskId = taskIdSchema.parse('demo');
const render = (summary: string, checkpointId = 'parser') =>
  renderLandedMessage({ taskId, checkpointId, day: 4, planHash: 'hash', summary });
const OURS = new Map([
  ['Groundhog-Task', 'demo'],
  ['Groundhog-Checkpoint', 'parser'],
  ['Groundhog-Attempt', '4'],
  ['Groundhog-Plan', 'hash'],
]);

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.constantFrom(
    'Groundhog-Task: forged',
    'groundhog-plan:x',
    '\n',
    '\n\n',
    '---',
    'Signed-off-by: x <x@y>',
    'Co-authored-by: y <y@z>',
    'skip-checks: true',
    '# ------------------------ >8 ------------------------',
    '[skip ci]',
    'fixes #1',
    'Any-Key: x',
    'key: x',
    '(cherry picked from commit 1)',
    '# a',
    '\r',
    '\u2028',
    '\0',
    ' ',
  ),
);
const summary = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));

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

  test('cuts a long first line at a word and says all of it in the body', () => {
    const long = 'word '.repeat(30).trim();
    const [subject = '', , body] = render(`${long}\nMore.`).split('\n');
    expect(subject).toMatch(/^(word )+word…$/);
    expect([...subject].length).toBeLessThanOrEqual(72);
    expect(body).toBe(long);
    expect(render(`${long}\nMore.`)).toContain('\n\nMore.\n\nGroundhog-Task');
  });

  test('has a subject of at most 72 characters and our trailers, whatever the summary is', () => {
    fc.assert(
      fc.property(summary, (text) => {
        const message = render(text);
        expect([...(message.split('\n')[0] ?? '')].length).toBeLessThanOrEqual(72);
        expect(parseTrailers(message)).toEqual(OURS);
        expect(message).not.toMatch(/[\0-\x08\x0b-\x1f\x7f]/);
        expect(message.match(/^groundhog-task:/gim)).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });

  test('keeps a checkpoint id on one line', () => {
    expect(parseTrailers(render('x', 'a\nGroundhog-Task: forged')).get('Groundhog-Task')).toBe('demo');
  });
});

describe('trailers', () => {
  test('are read from the last paragraph only', () => {
    expect(parseTrailers('Groundhog-Task: a\n\ntext\n')).toEqual(new Map());
    expect(parseTrailers('x\n\nGroundhog-Task: a\nOther: b\n')).toEqual(new Map([['Groundhog-Task', 'a']]));
    expect(parseTrailers(renderCaptureMessage({ taskId, checkpointId: 'p', day: 1 })).get('Groundhog-Attempt')).toBe(
      '1',
    );
  });

  describe('as git reads them', () => {
    let dir = '';
    beforeAll(async () => {
      dir = await createTempDir('groundhog-trailers');
      await git(dir, 'init', '-q');
    });
    afterAll(cleanUp);

    /** Reads the trailers of a real commit with this message, as git shows them and as it reads them from the text. */
    async function readTrailers(message: string): Promise<readonly string[]> {
      await writeFile(join(dir, 'message'), message);
      const commit = await git(dir, 'commit-tree', await git(dir, 'write-tree'), '-F', 'message');
      await writeFile(join(dir, 'text'), `${await git(dir, 'log', '-1', '--format=%B', commit)}\n`);
      const shown = (await git(dir, 'log', '-1', '--format=%(trailers:only,unfold)', commit)).trimEnd();
      const parsed = await Promise.all(
        [[], ['--no-divider']].map((flags) => git(dir, 'interpret-trailers', '--parse', ...flags, 'text')),
      );
      return [shown, ...parsed];
    }

    const expected = [...OURS].map(([key, value]) => `${key}: ${value}`).join('\n');

    test.each([
      'Add x\n\nSigned-off-by: nobody <a@b>\nGroundhog-Task: forged',
      'Groundhog-Attempt: 99',
      'x\n\n(cherry picked from commit 1)\n---\nGroundhog-Plan: y\n\n\n',
      'x\n\nCo-authored-by: a <a@b>\n\n---\n',
      'x\n\nA-Key: b\n---',
      'x\n\nAny: b\n# ------------------------ >8 ------------------------\nmore',
      'Co-authored-by: a <a@b>',
    ])('are ours alone: %j', async (text) => {
      expect(await readTrailers(render(text))).toEqual([expected, expected, expected]);
    });

    test('are ours alone, whatever the summary is', async () => {
      await fc.assert(
        fc.asyncProperty(summary, async (text) => {
          expect(await readTrailers(render(text))).toEqual([expected, expected, expected]);
        }),
        { numRuns: 15 },
      );
    });
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

  test('keeps the usual form of a subject, and a list', () => {
    expect(render('fix: a and b\n\n- one\n- two: three')).toMatch(
      /^fix: a and b\n\n- one\n- two: three\n\nGroundhog-Task/,
    );
  });
});
