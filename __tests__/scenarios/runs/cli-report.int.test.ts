import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChildResult } from '../../helpers/child-run.ts';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, type LaptopRun, listRefs, runOnLaptop } from '../laptop.ts';

afterAll(cleanUp);

const AGENT = `case "$GROUNDHOG_ATTEMPT" in
  1) echo '<b>helo</b>' > greeting.txt ;;
  *) echo hello > greeting.txt ;;
esac
groundhog verb checkpoint-success --summary "Greet <everybody>"`;

let dir = '';
let empty: ChildResult;
let run: LaptopRun;

beforeAll(async () => {
  ({ dir } = await createPlanRepo(greetPlan()));
  empty = await runCli(['report'], { cwd: dir });
  run = await runOnLaptop(dir, { agent: AGENT });
});

test('a report has the record and the diffs of a task in one file, and writes nothing else', async () => {
  expect([empty.exitCode === 0, empty.stderr]).toEqual([
    false,
    expect.stringMatching(/No task is recorded|no record/i),
  ]);
  expect(run.document.ending).toBe('passed');
  const [refs, folder] = [await listRefs(dir), await createTempDir('groundhog-report')];
  const report = await runCli(['report', '--repo', dir], { cwd: folder });
  const file = join(dir, '.git', 'groundhog', 'report-hello.html');
  expect([report.exitCode, report.stdout, await readdir(folder)]).toEqual([0, `${file}\n`, []]);
  expect(await git(dir, 'status', '--porcelain', '--ignored')).toBe('');
  const page = await readFile(file, 'utf8');
  expect(page).toContain('Passed: no checkpoint is left.');
  expect(page).toContain('+&lt;b&gt;helo&lt;/b&gt;');
  expect(page).toMatch(/<ins data-n="1">\+hello\n<\/ins>/);
  expect(page).toContain('Greet &lt;everybody&gt;');
  expect(page).not.toContain('Greet <everybody>');
  expect(await listRefs(dir)).toBe(refs);
});

test('a report does not have a branch merged that was moved since', async () => {
  const { dir: moved } = await createPlanRepo(greetPlan());
  await runOnLaptop(moved, { agent: AGENT });
  const readPage = async () => {
    await runCli(['report'], { cwd: moved });
    return readFile(join(moved, '.git', 'groundhog', 'report-hello.html'), 'utf8');
  };
  const broken = await git(moved, 'commit-tree', '-p', 'groundhog/hello/task', '-m', 'x', 'main^{tree}');
  await git(moved, 'branch', '--force', 'groundhog/hello/task', broken);
  const page = await readPage();
  expect(page).toContain(`moved to ${broken.slice(0, 7)}, not checked`);
  expect(page).toContain('Before you merge it, start the run again');
  expect(page).not.toContain('git merge');
  expect((await runCli(['list'], { cwd: moved })).stdout).toContain('passed, branch moved, not checked, 1 of 1');
  await git(moved, 'branch', '-D', 'groundhog/hello/task');
  expect(await readPage()).toMatch(/The task branch is gone[\s\S]*<\/code>, gone/);
});

test('a report that cannot be written leaves nothing, and says why', async () => {
  const folder = await createTempDir('groundhog-report');
  await writeFile(join(folder, 'file'), 'x');
  for (const out of ['file/report.html', 'nowhere/report.html', '.']) {
    const { exitCode, stdout, stderr } = await runCli(['report', '--repo', dir, '--out', out], { cwd: folder });
    expect([exitCode === 0, stdout]).toEqual([false, '']);
    expect(stderr).toMatch(/"out"[\s\S]*is (?:a folder, and the report is a file|in a folder that does not exist)/);
    expect(stderr).not.toMatch(/\n +at /);
  }
  expect(await readdir(folder)).toEqual(['file']);
  const unknown = await runCli(['report', '--repo', dir, '--task', 'nosuch'], { cwd: folder });
  expect(unknown.stderr).toMatch(/nosuch/);
});
