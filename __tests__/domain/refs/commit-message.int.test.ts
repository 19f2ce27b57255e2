import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { renderLandedMessage } from '../../../src/domain/refs/commit-message.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { anySummary } from './summaries.ts';

const taskId = taskIdSchema.parse('demo');
const render = (summary: string) =>
  renderLandedMessage({ taskId, checkpointId: 'parser', day: 4, planHash: 'hash', summary });

describe('the trailers of a landed commit, as git reads them', () => {
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

  const expected = [
    'Groundhog-Task: demo',
    'Groundhog-Checkpoint: parser',
    'Groundhog-Attempt: 4',
    'Groundhog-Plan: hash',
  ].join('\n');

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
      fc.asyncProperty(anySummary, async (text) => {
        expect(await readTrailers(render(text))).toEqual([expected, expected, expected]);
      }),
      { numRuns: 15 },
    );
  });
});
