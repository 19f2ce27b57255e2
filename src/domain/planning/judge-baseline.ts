import type { CriterionRun } from '../attempt/verdict.ts';
import { findUnrunnable } from '../baseline/find-unrunnable.ts';
import { toProtection } from '../paths/path-policy.ts';
import { splitCommands } from '../plan/command-words.ts';
import type { Criterion, CriterionOf } from '../plan/criterion.ts';
import type { Checkpoint } from '../plan/plan.ts';
import { asksForTests } from '../plan/tests-criterion.ts';
import { listSome } from '../text/list-some.ts';
import { findNeededPaths } from '../toolchain/named-paths.ts';
import { quote } from '../yaml/file-problem.ts';
import { type BaselineRuns, type DraftFacts, nameCriterion } from './draft-facts.ts';
import type { DraftRemark, RemarkKind } from './draft-remark.ts';
import { isTestFile } from './repository-shape.ts';

/** A checkpoint of a draft with the runs of its criteria before any work. */
export interface JudgedCheckpoint extends DraftFacts {
  readonly checkpoint: Checkpoint;
  /** The number of the checkpoint in the plan, from 0. */
  readonly index: number;
  readonly runs: BaselineRuns;
}

/** Judges the criteria of a checkpoint: each can be run, and fails before any work; the checkpoint can be told from no work. */
export function judgeCheckpoint(facts: JudgedCheckpoint): DraftRemark[] {
  const { checkpoint, runs } = facts;
  const own = checkpoint.success_criteria;
  const unrunnable = findUnrunnableRun(facts);
  const remarks = own.flatMap((criterion, number) => {
    const toRemark = (kind: RemarkKind, message: string): DraftRemark => {
      return { kind, isFault: true, about: nameCriterion(checkpoint, number), message };
    };
    const run = runs[number];
    const reason = run === unrunnable?.run ? unrunnable?.reason : undefined;
    if (reason !== undefined) return [toRemark('cannot_run', reason)];
    const found = run === undefined ? undefined : judgeRun(run, facts);
    return found === undefined
      ? findUnwrittenTest(criterion, facts).map((text) => toRemark('test_first', text))
      : [toRemark(...found)];
  });
  if (!own.every(isAlwaysTrue)) return remarks;
  const message = 'its criteria hold before any work and after it: none shows that the work is done';
  return [...remarks, { kind: 'weak', isFault: true, about: `checkpoint ${quote(checkpoint.id)}`, message }];
}

/** Judges the guards, which hold before any work. They run with each checkpoint; the first run counts. */
export function judgeGuards({ plan, baseline }: DraftFacts): DraftRemark[] {
  const own = plan.checkpoints[0]?.success_criteria.length ?? 0;
  return (plan.guards ?? []).flatMap((_, index) => {
    const run = baseline[0]?.[own + index];
    if (run?.outcome !== 'failed') return [];
    const message = `it fails before any work, so that no checkpoint could land: ${run.detail}`;
    return [{ kind: 'guard_fails', isFault: true, about: `guard ${index + 1}`, message }];
  });
}

/** Returns whether a criterion asks only that nothing is broken. */
function isAlwaysTrue(criterion: Criterion): boolean {
  return criterion.kind === 'changes_within' || (criterion.kind === 'tests' && !asksForTests(criterion));
}

type Found = readonly [kind: RemarkKind, message: string];

function judgeRun(run: CriterionRun, facts: JudgedCheckpoint): Found | undefined {
  const { criterion, outcome, detail } = run;
  if (outcome === 'passed' && !isAlwaysTrue(criterion))
    return ['holds_at_base', `it holds before any work, and so shows nothing of it (${detail})`];
  if (outcome === 'failed' && isAlwaysTrue(criterion))
    return ['guard_fails', `it fails before any work, although it only asks that nothing is broken: ${detail}`];
  if (outcome !== 'failed') return undefined;
  if (run.timed_out) return ['cannot_run', `it ran into its time limit before any work: ${detail}`];
  if (criterion.kind === 'tests') return judgeTests(criterion, run, facts);
  return criterion.kind === 'command' ? judgeExit(criterion.command, run) : undefined;
}

/** Judges a criterion `tests` that fails before any work: for the right reason, and against tests that a person can see. */
function judgeTests(
  { must_pass: names = [], must_fail_at_base }: CriterionOf<'tests'>,
  run: CriterionRun,
  { files, index }: JudgedCheckpoint,
): Found | undefined {
  const { tests, detail } = run;
  const hasTests = [...files.paths].some(isTestFile);
  if (tests?.now == null) return hasTests ? ['cannot_run', `no report of tests could be read: ${detail}`] : undefined;
  const required = tests.rows.filter(({ note }) => note === 'required');
  const passing = required.filter(({ now }) => now === 'passed').map(({ name }) => quote(name));
  if (passing.length > 0)
    return ['test_passes', `tests that are to fail before the work pass there: ${listSome(passing)}`];
  const missing = required.filter(({ now }) => now === 'missing').map(({ name }) => quote(name));
  if (missing.length === 0) return undefined;
  if (index === 0)
    return [
      'test_first',
      `the tests ${listSome(missing)} do not exist yet: a first checkpoint of its own must write them, and have them fail`,
    ];
  return must_fail_at_base === true || names.length === 0
    ? undefined
    : ['test_first', `it needs must_fail_at_base: true, since the tests ${listSome(missing)} do not exist yet`];
}

/** Judges an exit code by which a shell says that a program is not there, where it is none that the work could write. */
function judgeExit(command: string, { exit_code, output, detail }: CriterionRun): Found | undefined {
  if (exit_code !== 126 && exit_code !== 127) return undefined;
  if (splitCommands(command).some(([program = '']) => program.includes('/'))) return undefined;
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  return ['cannot_run', `it cannot be run here: ${line === '' ? detail : line}`];
}

/** Finds the tests that a command of the first checkpoint runs and that nobody has written yet. */
function findUnwrittenTest(criterion: Criterion, { files, index }: JudgedCheckpoint): string[] {
  if (criterion.kind !== 'command' || index > 0) return [];
  const missing = findNeededPaths(criterion.command).filter((path) => isTestFile(path) && !files.paths.has(path));
  if (missing.length === 0) return [];
  return [
    `${listSome(missing.map(quote))} does not exist yet: a first checkpoint of its own must write it, and have its tests fail`,
  ];
}

/** Finds the criterion of a checkpoint that cannot be run whatever the checkpoint does, as a run would refuse it. */
function findUnrunnableRun({ plan, files, checkpoint, runs }: JudgedCheckpoint) {
  const ran = runs.filter((run) => run !== undefined);
  const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? [])];
  const isProtected = toProtection({ globs, planPath: undefined });
  const found = findUnrunnable({ plan, spec: checkpoint.spec, runs: ran, files, isProtected, isPathFixed: true });
  if (found === undefined) return undefined;
  const { number, reason, setup } = found;
  const advice = setup === undefined ? '' : ` (is "setup: ${setup}" missing?)`;
  return { run: ran[number - 1], reason: `it could not be run: ${reason}${advice}` };
}
