import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { isPrintedReport } from '../../../src/domain/plan/tests-criterion.ts';
import type { TestsObservation } from '../../../src/domain/tests/test-report.ts';
import { runTests } from '../../../src/verifier/run-tests.ts';
import { checkTests } from '../../../src/verifier/tests-criterion.ts';
import { createTempDir } from '../../helpers/temp-repo.ts';
import { memoryTree } from '../memory-tree.ts';
import { type Attempt, attempts } from './expected-verdicts.ts';
import { callOf, contextIn, criterionOf, installPackages, isThere, writeProject } from './play-runner.ts';
import { type RunnerProject, runnerProjects } from './runner-projects.ts';

let root = '';
const packages = new Map<RunnerProject, string | undefined>();
const missing = new Map<RunnerProject, string>();
const bases = new Map<RunnerProject, TestsObservation>();

beforeAll(async () => {
  root = await createTempDir('groundhog-runners');
  await mkdir(join(root, 'home'));
  for (const project of runnerProjects) await prepare(project);
}, 1_200_000);
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

async function prepare(project: RunnerProject): Promise<void> {
  if (!(await isThere(project))) {
    missing.set(project, `${project.program} is not on this machine`);
    return;
  }
  try {
    packages.set(project, await installPackages(project, join(root, `packages-${project.name}`)));
    bases.set(
      project,
      (await runTests(callOf(project), await openAttempt(project, { name: 'base', change: {} }))).observation,
    );
  } catch (error) {
    missing.set(project, `its packages could not be installed: ${String(error).slice(0, 200)}`);
  }
}

type Played = Pick<Attempt, 'name' | 'change' | 'script'> & { readonly extra?: Readonly<Record<string, string>> };

/** Writes the project of an attempt into a folder of its own, since base and work have different ones. */
async function openAttempt(project: RunnerProject, { name, change, script, extra = {} }: Played) {
  const files = { ...project.files(change), 'run-tests.sh': script ?? `${project.command}\n`, ...extra };
  const path = await writeProject(join(root, `${project.name}-${name}`), files, packages.get(project));
  return { ...(await contextIn(path, join(root, 'home'))), tree: memoryTree(files), changedPaths: Object.keys(files) };
}

/** Checks an attempt against the base; undefined, with a note, where the runner cannot be had on this machine. */
async function play(project: RunnerProject, attempt: Played, more = {}): Promise<CriterionRun | undefined> {
  const reason = missing.get(project);
  const isOurs = project.program === 'node' && (project.packages === 'ours' || project.packages.length === 0);
  if (reason !== undefined && isOurs) throw new Error(reason);
  if (reason !== undefined) console.warn(`Skipped ${project.name}: ${reason}.`);
  const base = bases.get(project);
  if (base === undefined) return undefined;
  const context = await openAttempt(project, attempt);
  return checkTests(
    { criterion: criterionOf(project, { timeout_seconds: 1200, ...more }), index: 0 },
    { ...context, baseOf: () => base },
  );
}

describe.each(runnerProjects)('$name', (project) => {
  test.each(attempts)('decides the attempt "$name"', async (attempt) => {
    const run = await play(project, attempt);
    const verdict = attempt.expected(project);
    if (run === undefined) return;
    if (verdict === 'passed') expect([run.outcome, run.detail]).toEqual(['passed', '4 tests passed (4 at the base).']);
    else expect([run.outcome, run.detail]).toEqual(['failed', expect.stringMatching(verdict)]);
    if (attempt.name === 'focused' && project.hasFocus) expect(run.detail).toMatch(/".only" leaves out.*line \d/);
    if (attempt.name === 'regression')
      expect(run.tests?.rows[0]).toMatchObject({ path: expect.any(String), line: expect.any(Number) });
  });

  test('counts as failed where an old report lies in the tree', async () => {
    if (isPrintedReport(project.report)) return;
    const old = {
      [project.report.replace('*', 'old')]: '<testsuites><testcase name="adds" classname="a"/></testsuites>',
    };
    const run = await play(project, { name: 'stale', change: {}, script: 'exit 0\n', extra: old });
    if (run !== undefined)
      expect([run.outcome, run.detail]).toEqual(['failed', expect.stringMatching(/^There is no report/)]);
  });

  test('lists a test as flaky that fails and then passes', async () => {
    const change = { flakyMark: join(root, `${project.name}.mark`) };
    const run = await play(project, { name: 'flaky', change }, { flaky_retries: 1 });
    if (run === undefined) return;
    expect([run.outcome, run.detail]).toEqual([
      'passed',
      expect.stringContaining('1 test failed first and passed when run again'),
    ]);
    expect(run.tests?.rows).toEqual([expect.objectContaining({ base: 'passed', now: 'passed', note: 'flaky' })]);
  });

  test('reads ten thousand tests, and finds the one that is lost', async () => {
    const run = await play(project, { name: 'many', change: { more: 10_000, isBroken: true } });
    if (run === undefined) return;
    expect(run.tests?.now).toEqual({ passed: 10_003, failed: 1, skipped: 0 });
    expect(run.tests?.rows).toHaveLength(1);
  });
});
