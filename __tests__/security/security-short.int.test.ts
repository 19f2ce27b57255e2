import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../helpers/temp-repo.ts';
import { listWays } from '../sandbox/bubblewrap/sandbox-ways.ts';
import { promises } from './attack.ts';
import { findSecurityProblem, playAttack } from './play-attack.ts';
import { allAttacks } from './table/all-attacks.ts';
import { allChecks } from './table/all-checks.ts';
import { elsewhere } from './table/elsewhere.ts';

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

test('each acceptance test has a row, and what is played elsewhere is there', () => {
  const rows = [...allAttacks, ...allChecks, ...elsewhere];
  const played = new Set(rows.map(({ acceptance }) => acceptance));
  expect(Object.keys(promises).filter((acceptance) => !played.has(acceptance as keyof typeof promises))).toEqual([]);
  const files = elsewhere.flatMap((one) => one.files);
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});
