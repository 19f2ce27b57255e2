import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cliPath } from '../helpers/built-program.ts';
import { type ChildResult, startChild } from '../helpers/child-run.ts';
import { cleanUp, createTempDir, writeFiles } from '../helpers/temp-repo.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

afterAll(cleanUp);

/** Starts `npm run bench -- replay` on a folder with recorded attempts, as npm does. */
async function replay(dir: string, flags: readonly string[] = []): Promise<ChildResult> {
  const args = [inProject('scripts/bench.mjs'), 'replay', dir, '--program', cliPath(), ...flags];
  const [HOME, TMPDIR] = [await createTempDir('home'), await createTempDir('replay-temp')];
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME, TMPDIR };
  return startChild({ args, cwd: dir, env }).finished;
}

/** The columns of a row of the report's tables, without the intervals and times. */
function readRow({ stdout }: ChildResult, ...beginning: readonly string[]): readonly string[] {
  const rows = stdout.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find((cells) => beginning.every((cell, at) => cells[at + 1] === cell));
  return row?.slice(1, -1) ?? [];
}

async function readResults(dir: string): Promise<Record<string, Record<string, unknown>>[]> {
  const text = await readFile(join(dir, 'results.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('a replay of recorded attempts', () => {
  let dir: string;
  let first: ChildResult;

  beforeAll(async () => {
    dir = await createTempDir('replay');
    // The first attempt breaks a caller, the second satisfies the new test and breaks the old one, the third is right.
    await cp(inProject('__tests__/fixtures/replay/clamp'), join(dir, 'clamp'), { recursive: true });
    first = await replay(dir);
  });

  test('shows what each arm lands, by criteria', () => {
    expect(first).toMatchObject({ exitCode: 0, stderr: 'clamp: full, new-only\n' });
    const landed = (...row: readonly string[]) => readRow(first, ...row).slice(2, 6);
    expect(landed('believe the first', '')).toEqual(['1', '0', '1', '0']);
    // What the first attempt left in the folder fails the third one.
    expect(landed('one dirty tree', 'full')).toEqual(['1', '0', '0', '1']);
    expect(landed('Groundhog', 'full')).toEqual(['1', '1', '0', '0']);
    expect(landed('one dirty tree', 'new-only')).toEqual(['1', '0', '1', '0']);
    expect(landed('Groundhog', 'new-only')).toEqual(['1', '0', '1', '0']);
  });

  test('shows the verdicts of Groundhog on all attempts, also on those after the landing', async () => {
    expect(readRow(first, 'full', '3')).toEqual(['full', '3', '1', '0, 0.0 % (0.0–79.3)', '0 of 1, 0.0 % (0.0–79.3)']);
    expect(readRow(first, 'new-only', '3').slice(2, 4)).toEqual(['2', '1, 50.0 % (9.5–90.5)']);
    expect(readRow(first, 'full', '1')).toEqual(['full', '1', '6', '1, 1.0, 1', '0, 0.0, 0', '1, 2.0, 3']);
    expect(readRow(first, 'new-only', '1')).toEqual(['new-only', '1', '6', '0, 0.5, 1', '0, 0.5, 1', '1, 1.3, 2']);
    expect(await readResults(dir)).toMatchObject([
      { task: 'clamp', sets: { 'new-only': { verdicts: [{ holds: false }, { holds: true }, { holds: true }] } } },
    ]);
  });

  test('plays nothing again, and another set alone, with criteria as they are', async () => {
    expect(await replay(dir)).toEqual({ ...first, stderr: '' });
    const text = { success_criteria: [{ kind: 'file_contains', path: 'clamp.mjs', pattern: 'value < low' }] };
    const odd = { success_criteria: [{ kind: 'no_such_kind' }], guards: [{ kind: 'no_such_guard' }] };
    const path = join(dir, 'clamp', 'task.json');
    const task = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...task, criteria: { ...task.criteria, text, odd } }));
    const result = await replay(dir);
    expect(result).toMatchObject({ exitCode: 1, stderr: 'clamp: text, odd\n' });
    expect(readRow(result, 'Groundhog', 'text').slice(2, 6)).toEqual(['1', '0', '1', '0']);
    // Without a command there is nothing that a loop could run.
    expect(readRow(result, 'one dirty tree', 'text')).toEqual([]);
    expect(readRow(result, 'full', '3')).toEqual(readRow(first, 'full', '3'));
    expect(result.stdout).toMatch(/^- clamp, odd: Groundhog ended with 2: .*criterion 1 \(no_such_kind\)/m);
    // The second attempt lands, and the third one is verified all the same.
    expect(await readResults(dir)).toMatchObject([
      { sets: { text: { verdicts: [{ holds: false }, { holds: true }, { holds: false }] } } },
    ]);
  });

  test('plays a task again whose patches changed', async () => {
    const path = join(dir, 'clamp', 'task.json');
    const { criteria, ...task } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...task, criteria: { text: criteria.text } }));
    await rm(join(dir, 'clamp', '1.patch'));
    const result = await replay(dir);
    expect(result).toMatchObject({ exitCode: 0, stderr: 'clamp: text\n' });
    expect(readRow(result, 'Groundhog', 'text').slice(2, 6)).toEqual(['1', '0', '1', '0']);
    expect(await readResults(dir)).toMatchObject([{ attempts: [{ number: 2 }, { number: 3 }], sets: { text: {} } }]);
  });
});

describe('a folder that cannot be replayed', () => {
  test('is refused with every problem of every task', async () => {
    const dir = await createTempDir('replay');
    const task = { repository: 'repository', judge: 'true', criteria: { full: [] }, more: 1 };
    await writeFiles(dir, { 'a/task.json': JSON.stringify(task), 'b/task.json': '{', 'b/1.patch': '' });
    const { exitCode, stdout, stderr } = await replay(dir);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    const lines = stderr.trimEnd().split('\n');
    expect(lines.slice(0, 3)).toEqual([
      `${join(dir, 'a/task.json')}: the key more is not known`,
      `${join(dir, 'a/task.json')}: criteria.full must be a list of criteria, or an object with success_criteria`,
      `${join(dir, 'a/task.json')}: there is no 1.patch beside it`,
    ]);
    expect(lines.slice(3)).toEqual([expect.stringContaining(`${join(dir, 'b/task.json')}: not JSON: `)]);
  });

  test('without tasks is refused', async () => {
    const dir = await createTempDir('replay');
    expect(await replay(dir)).toMatchObject({ exitCode: 1, stderr: `${dir}: no folder in it has a task.json\n` });
  });
});
