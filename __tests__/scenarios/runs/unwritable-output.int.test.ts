import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cliPath } from '../../helpers/built-program.ts';
import { cleanUp, createRepo } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

/** Runs a command whose output goes to a file of at most `blocks` of 512 or 1024 bytes. */
async function runWithLimit(words: string, blocks: number) {
  const { dir } = await createRepo();
  const script = `ulimit -f ${blocks}; exec "$0" "$1" ${words} > out`;
  const env = { PATH: process.env.PATH, HOME: dir };
  const { status, stderr } = spawnSync('/bin/sh', ['-c', script, process.execPath, cliPath()], { cwd: dir, env });
  return { exitCode: status, errors: String(stderr), written: await readFile(join(dir, 'out'), 'utf8') };
}

const FAILURE = { exitCode: 5, errors: expect.stringMatching(/cannot be written[\s\S]+EFBIG[\s\S]+elsewhere/) };

test.each(['list --json', 'status --json', 'completion bash', '--help'])(
  '%s fails where its output cannot be written, and says so',
  async (words) => {
    expect(await runWithLimit(words, 0)).toEqual({ ...FAILURE, written: '' });
  },
);

test('a command fails where only a part of its output can be written', async () => {
  const { written, ...ended } = await runWithLimit('completion fish', 1);
  expect(ended).toEqual(FAILURE);
  expect(written).not.toBe('');
});
