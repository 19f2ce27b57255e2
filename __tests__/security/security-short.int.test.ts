import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../helpers/temp-repo.ts';
import { listWays } from '../sandbox/bubblewrap/sandbox-ways.ts';
import { findSecurityProblem, playAttack } from './play-attack.ts';
import { allAttacks } from './table/all-attacks.ts';

afterEach(cleanUp);

// `npm run test:security` plays all of them, in every way, and whole runs.
const ways = await listWays();
const way = ways.find(({ missing }) => missing === undefined);
const inSandbox = way === undefined ? test.skip : test;
const why = way === undefined ? ` (not run here: ${ways[0]?.missing ?? 'no sandbox'})` : '';

inSandbox.each(allAttacks.filter(({ isQuick }) => isQuick === true))(
  `an attack fails in a sandbox, and succeeds without its defence: a program $name${why}`,
  async (attack) => {
    if (way === undefined) return;
    expect(findSecurityProblem(await playAttack(attack, way))).toBeUndefined();
  },
);

test('each attack has a name of its own', () => {
  const names = allAttacks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
