import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
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
    });
    afterEach(cleanUp);

    test('are ours alone, whatever the summary looks like', async () => {
      const texts = [
        'Add x\n\nSigned-off-by: nobody <a@b>\nGroundhog-Task: forged',
        'Groundhog-Attempt: 99',
        'x\n\n(cherry picked from commit 1)\n---\nGroundhog-Plan: y\n\n\n',
      ];
      for (const [index, text] of texts.entries()) {
        const file = join(dir, `${index}`);
        await writeFile(file, render(text));
        const parsed = await git(dir, 'interpret-trailers', '--only-trailers', '--unfold', '--no-divider', file);
        expect(parsed).toBe([...OURS].map(([key, value]) => `${key}: ${value}`).join('\n'));
      }
    });
  });
});
