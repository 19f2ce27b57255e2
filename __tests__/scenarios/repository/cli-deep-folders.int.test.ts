import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listSubjects, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

/** Shell that makes 3,000 folders, one in the other, with a file in the last one and one on the way. */
const nest = (name: string) =>
  `node -e 'const fs = require("node:fs"); for (let n = 0; n < 3000; n += 1) { fs.mkdirSync("${name}"); process.chdir("${name}"); if (n === 40 || n === 2999) fs.writeFileSync("file", ""); }'`;
const IN_PLACE = ['--workspace', 'in_place'];

test.each(
  rowsOfRun(
    [
      { where: 'in the folder of the run', flags: [], below: 'd', first: nest('d') },
      { where: 'in a checkout', flags: IN_PLACE, below: 'd', first: nest('d') },
      {
        where: 'in a folder with files of the repository',
        flags: [],
        below: 'src',
        first: `cd src; ${nest('d')}; cd ..`,
      },
      { where: 'beside files of a person', flags: IN_PLACE, below: 'notes', first: `cd notes; ${nest('d')}; cd ..` },
      { where: 'hidden by a rule of its own', flags: [], below: 'd', first: `echo d > .gitignore; ${nest('d')}` },
      { where: 'in an ignored folder', flags: [], below: 'cache', first: `mkdir cache; cd cache; ${nest('d')}; cd ..` },
    ],
    ({ where }) => where === 'in a checkout',
  ),
)('folders that are nested 3,000 deep $where fail the attempt, and nothing of them is left', async (row) => {
  const { flags, below, first } = row;
  const { dir, commit } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }), {
    '.gitignore': 'cache/\n',
    'src/a.txt': 'a\n',
  });
  if (flags.length > 0) await writeFiles(dir, { 'notes/mine.txt': 'mine\n' });
  const agent = `if [ "$GROUNDHOG_ATTEMPT" = 1 ]; then ${first}; fi
    ls; echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet`;
  const run = await runOnLaptop(dir, { agent, flags });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const [attempt] = run.document.checkpoints[0]?.attempts ?? [];
  expect(attempt?.outcome).toBe('failed');
  const record = await git(dir, 'cat-file', 'blob', 'refs/groundhog/hello/state:run.json');
  expect(record).toContain(`nested folders so deeply that they cannot be read: ${below}/d`);
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Greet']);
  if (flags.length === 0) return;
  expect(await git(dir, 'status', '--porcelain', '--branch', '--untracked-files=all')).toBe(
    '## groundhog/hello/task\n?? notes/mine.txt',
  );
  expect((await readdir(dir)).sort()).toEqual(
    ['.git', '.gitignore', 'README.md', 'greeting.txt', 'notes', 'plan.yml', 'src'].sort(),
  );
  expect(await readdir(join(dir, 'notes'))).toEqual(['mine.txt']);
  // What git itself removes, it can read.
  await git(dir, 'clean', '-fdxq');
});
