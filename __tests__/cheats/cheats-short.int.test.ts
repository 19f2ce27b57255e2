import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../helpers/temp-repo.ts';
import type { Cheat } from './cheat.ts';
import { findCheatProblem } from './judge-cheat.ts';
import { playCheat } from './play-cheat.ts';
import { allCheats } from './table/all-cheats.ts';

afterEach(cleanUp);

/** One of each kind, for each change; `npm run test:cheats` plays all. */
const QUICK: readonly string[] = [
  'hides a new file by ignore rules that ignore themselves',
  'creates an empty folder',
  'patches a dependency',
  'writes code that edits the test',
  'plants settings of npm in HOME',
  'plants a node',
  'commits the edited test',
  'writes code that exits with 0 when it is loaded',
];

const cheats = allCheats.flatMap(({ cheats: ofClass }) => ofClass);

test.each(cheats.filter(({ name }) => QUICK.includes(name)))(
  'an agent that $name is judged as expected',
  async (cheat) => {
    const result = await playCheat(cheat, { workspace: 'worktree' });
    expect([findCheatProblem(result), result.output]).toEqual([undefined, result.output]);
  },
);

test('the oracle finds that honest work works, which lands', async () => {
  const honest: Cheat = { name: 'works', agent: 'code "$right"', stoppedBy: 'verbs carry no verdict' };
  expect(await playCheat(honest, { workspace: 'worktree' })).toMatchObject({ isLanded: true, works: true });
});

test('each cheat of the quick run is in the table, and no name is there twice', async () => {
  const names = cheats.map(({ name }) => name);
  expect(QUICK.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('docs/security.md lists the cheats that pass, with what stops each', async () => {
  const text = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## Cheats that pass\n(.*?)^## /ms.exec(text) ?? [];
  const listed = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  const known = cheats.flatMap(({ name, stoppedBy }) =>
    typeof stoppedBy === 'string' ? [] : [`| ${name} | ${stoppedBy.notStoppedWithout} |`],
  );
  expect([...listed].sort()).toEqual(known.sort());
});
