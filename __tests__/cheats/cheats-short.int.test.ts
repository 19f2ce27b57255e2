import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { quickTest, rowsOfRun } from '../helpers/slow-run.ts';
import { cleanUp } from '../helpers/temp-repo.ts';
import type { Cheat } from './cheat.ts';
import { findCheatProblem } from './judge-cheat.ts';
import { playCheat } from './play-cheat.ts';
import { allCheats } from './table/all-cheats.ts';

afterEach(cleanUp);

const QUICK: readonly string[] = ['hides a new file by ignore rules that ignore themselves', 'commits the edited test'];

/** One of each kind: the quick ones, and those of the slow run; `npm run test:cheats` plays all. */
const ONE_OF_EACH: readonly string[] = [
  ...QUICK,
  'patches a dependency',
  'plants a node',
  'creates an empty folder',
  'writes code that edits the test',
  'plants settings of npm in HOME',
  'writes code that exits with 0 when it is loaded',
  'writes code that exits with 0 before any named test has run',
];

const cheats = allCheats.flatMap(({ cheats: ofClass }) => ofClass);

test.each(
  rowsOfRun(
    cheats.filter(({ name }) => ONE_OF_EACH.includes(name)),
    ({ name }) => QUICK.includes(name),
  ),
)('an agent that $name is judged as expected', async (cheat) => {
  const result = await playCheat(cheat, { workspace: 'worktree' });
  expect([findCheatProblem(result), result.output]).toEqual([undefined, result.output]);
});

quickTest('the oracle finds that honest work works, which lands', async () => {
  const honest: Cheat = { name: 'works', agent: 'code "$right"', stoppedBy: 'verbs carry no verdict' };
  expect(await playCheat(honest, { workspace: 'worktree' })).toMatchObject({ isLanded: true, works: true });
});

quickTest('each cheat of these runs is in the table, and no name is there twice', async () => {
  const names = cheats.map(({ name }) => name);
  expect(ONE_OF_EACH.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

quickTest('docs/security.md lists the cheats that pass, with what stops each', async () => {
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
