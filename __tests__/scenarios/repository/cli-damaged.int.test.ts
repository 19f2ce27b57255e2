import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listRefs, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const GREETS = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet';
const IN_PLACE = ['--workspace', 'in_place'];

test.each(
  rowsOfRun(
    [
      { lost: 'src/a.txt', flags: IN_PLACE, where: 'in a checkout', names: /[0-9a-f]{40} src\/a\.txt/ },
      { lost: 'src/a.txt', flags: [], where: 'in the folder of a run', names: /[0-9a-f]{40} src\/a\.txt/ },
      { lost: 'src', flags: IN_PLACE, where: 'in a checkout', names: /they are not there: [0-9a-f]{40}\./ },
    ],
    (_, index) => index === 0,
  ),
)('when the object of $lost is missing, no run starts $where, and nothing is changed', async (row) => {
  const { dir } = await createPlanRepo(greetPlan(), { 'src/a.txt': 'a\n' });
  const id = await git(dir, 'rev-parse', `HEAD:${row.lost}`);
  await rm(join(dir, '.git/objects', id.slice(0, 2), id.slice(2)));
  const before = [await listRefs(dir), await readdir(dir), await readdir(join(dir, '.git'), { recursive: true })];
  const run = await runOnLaptop(dir, { agent: GREETS, flags: row.flags });
  expect(run).toMatchObject({ exitCode: 4, leftovers: [], document: { ending: 'refused' } });
  expect(run.stderr).toContain(id);
  expect(run.stderr).toMatch(row.names);
  expect(await git(dir, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  expect([await listRefs(dir), await readdir(dir), await readdir(join(dir, '.git'), { recursive: true })]).toEqual(
    before,
  );
  if (row.lost === 'src') return;
  await git(dir, 'hash-object', '-w', row.lost);
  expect((await runOnLaptop(dir, { agent: GREETS, flags: row.flags })).document.ending).toBe('passed');
});
