import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Criterion, CriterionOf } from '../../domain/plan/criterion.ts';
import type { TestsObservation } from '../../domain/tests/test-report.ts';
import { canonicalJson } from '../../domain/text/canonical-json.ts';

/** The newest results that are kept; a plan rarely has more criteria of this kind. */
const MAX_KEPT = 64;

/** The results of trees that a run knows: the reports of their tests, and how their guards ended. */
export interface KnownReports {
  findTests(tree: ObjectId, criterion: CriterionOf<'tests'>): TestsObservation | undefined;
  keepTests(tree: ObjectId, criterion: CriterionOf<'tests'>, observation: TestsObservation): void;
  findRun(tree: ObjectId, criterion: Criterion): CriterionRun | undefined;
  keepRun(tree: ObjectId, run: CriterionRun): void;
}

// Why: docs/decisions/0107-tests-are-compared-by-name.md
/** Creates the memory of a run for one task; the next run of the task runs at the base again what it needs. */
export function createKnownReports(): KnownReports {
  const reports = new Map<string, TestsObservation>();
  const runs = new Map<string, CriterionRun>();
  const toReportKey = (tree: ObjectId, { command, report }: CriterionOf<'tests'>) =>
    canonicalJson([tree, command, report]);
  const toRunKey = (tree: ObjectId, criterion: Criterion) => canonicalJson([tree, criterion]);
  return {
    findTests: (tree, criterion) => reports.get(toReportKey(tree, criterion)),
    keepTests: (tree, criterion, observation) => keep(reports, toReportKey(tree, criterion), toSmall(observation)),
    findRun: (tree, criterion) => runs.get(toRunKey(tree, criterion)),
    keepRun: (tree, run) => keep(runs, toRunKey(tree, run.criterion), { ...run, output: '', evidence: null }),
  };
}

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Drops the texts of failures: only outcomes are compared. */
function toSmall(observation: TestsObservation): TestsObservation {
  if (observation.kind !== 'reported') return observation;
  return {
    ...observation,
    tests: observation.tests.map((test) => (test.message === '' ? test : { ...test, message: '' })),
  };
}
