import { assertNever } from '../domain/assert-never.ts';
import type { CriterionRun } from '../domain/attempt/verdict.ts';
import { GroundhogError, toError } from '../domain/errors/errors.ts';
import { toSystemError } from '../domain/errors/to-groundhog-error.ts';
import { type Criterion, type CriterionOf, runsCommand } from '../domain/plan/criterion.ts';
import { checkCommand } from './command-criterion.ts';
import { failed, type Observation, toCriterionRun } from './criterion-outcome.ts';
import { checkStatement, type StatementContext } from './semantic-criterion.ts';
import { checkTests, type TestsContext } from './tests-criterion.ts';
import { checkTree } from './tree-criterion.ts';

export type { JudgeStatement } from './semantic-criterion.ts';
export type { TestsContext } from './tests-criterion.ts';
export type { TreeReader } from './tree-criterion.ts';

/** The criteria to check, the captured tree, and the context of commands and of the judge. */
export interface VerifyInput extends TestsContext, StatementContext {
  readonly criteria: readonly Criterion[];
  /** Returns the run of a criterion on the same tree, where it is known already; its command is not started again then. */
  readonly knownRunOf?: ((index: number) => CriterionRun | undefined) | undefined;
  /** Largest number of criteria that are checked at the same time; at least 1. */
  readonly parallelism: number;
}

/**
 * Checks all criteria, those marked `serial` one by one after the others, and returns one run for each in the plan's
 * order. Leaves checks on GitHub to the caller. Rejects only when the captured tree cannot be read, or the disk
 * or the table of open files is full. Afterwards no process of a command is alive that their sandbox can find.
 */
export async function verify(input: VerifyInput): Promise<readonly CriterionRun[]> {
  const jobs = input.criteria.map((criterion, index) => ({ criterion, index }));
  const runs = new Map<number, CriterionRun>();
  const isSerial = (job: Job) => runsCommand(job.criterion) && job.criterion.serial === true;
  const together = jobs.filter((job) => !isSerial(job));
  const work = async (job: Job) => {
    runs.set(job.index, await checkOne(job, input));
  };
  try {
    await runBounded(together, input.parallelism, work);
    for (const job of jobs.filter(isSerial)) {
      await input.folders.stopAll();
      await work(job);
    }
  } finally {
    await input.folders.stopAll();
  }
  return jobs.map((job) => runs.get(job.index) ?? toCriterionRun(job.criterion, failed('It was not run.'), 0));
}

interface Job {
  readonly criterion: Criterion;
  readonly index: number;
}

async function checkOne(job: Job, input: VerifyInput): Promise<CriterionRun> {
  const startedAt = performance.now();
  try {
    const known = input.knownRunOf?.(job.index);
    if (known !== undefined) return known;
    if (job.criterion.kind === 'command') return await checkCommand(job.criterion, job.index, input);
    if (job.criterion.kind === 'tests') return await checkTests({ criterion: job.criterion, index: job.index }, input);
    const observation = await checkWithoutCommand(job.criterion, job.index, input);
    return toCriterionRun(job.criterion, observation, performance.now() - startedAt);
  } catch (thrown) {
    // A GroundhogError stops the run, and so does a full disk, which no attempt can fix. Any other error is a criterion
    // that could not be checked: a command can take our permissions for what it has made.
    if (thrown instanceof GroundhogError) throw thrown;
    const error = toError(thrown);
    const refusal = toSystemError(error);
    if (refusal !== undefined && refusal.code !== 'permission_denied') throw refusal;
    const observation = failed(`It could not be checked: ${error.message}`);
    return toCriterionRun(job.criterion, observation, performance.now() - startedAt);
  }
}

async function checkWithoutCommand(
  criterion: Exclude<Criterion, CriterionOf<'command' | 'tests'>>,
  index: number,
  input: VerifyInput,
): Promise<Observation> {
  switch (criterion.kind) {
    case 'file_exists':
    case 'file_absent':
    case 'file_contains':
    case 'changes_within':
      return await checkTree(criterion, input);
    case 'github_check':
      return { outcome: 'not_asked', detail: 'It was not asked, since another criterion failed.' };
    case 'semantic':
      return await checkStatement({ statement: criterion.statement, index }, input);
    default:
      return assertNever(criterion);
  }
}

/** Runs work on a list, `width` items at a time. After a failure it starts no new item, and awaits the running ones. */
async function runBounded<T>(list: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  let hasFailed = false;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && !hasFailed; item = waiting.shift()) {
      try {
        await work(item);
      } catch (thrown) {
        hasFailed = true;
        throw thrown;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.max(1, Math.floor(width)) }, worker));
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason;
  }
}
