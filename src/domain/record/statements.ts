import type { CriterionOutcome, CriterionRun } from '../attempt/verdict.ts';
import type { CheckpointRun } from './run-record.ts';

// Why: docs/decisions/0139-a-statement-has-a-number-and-perhaps-a-name.md
/** A statement of a checkpoint, which no program can check, with its latest judgement. */
export interface Statement {
  /** Its number among the statements of the checkpoint, from 1: its own in the plan's order, then those of the guards. */
  readonly number: number;
  readonly name: string | undefined;
  readonly text: string;
  readonly outcome: CriterionOutcome;
}

/** Returns the criteria of the latest verified attempt of a checkpoint, else those before any work. */
export function findLatestRuns({ attempts, baseline }: CheckpointRun): readonly CriterionRun[] {
  return attempts.findLast(({ verifier_runs }) => verifier_runs.length > 0)?.verifier_runs ?? baseline ?? [];
}

/** Lists the statements of a checkpoint. */
export function listStatements(checkpoint: CheckpointRun): readonly Statement[] {
  return findLatestRuns(checkpoint)
    .flatMap(({ criterion, outcome }) => (criterion.kind === 'semantic' ? [{ criterion, outcome }] : []))
    .map(({ criterion, outcome }, index) => ({
      number: index + 1,
      name: criterion.name,
      text: criterion.statement,
      outcome,
    }));
}

/** Lists the statements of a checkpoint that nobody has judged. */
export function listUnjudged(checkpoint: CheckpointRun): readonly Statement[] {
  return listStatements(checkpoint).filter(({ outcome }) => outcome === 'unjudged');
}

/** Judges as a person the statements of a checkpoint that nobody has judged: all of them, or only the one with the number. */
export function approveStatements(
  found: CheckpointRun,
  { by, statement }: { readonly by: string; readonly statement?: number | undefined },
): CheckpointRun {
  const latest = findLatestRuns(found);
  let number = 0;
  const judged = latest.map((run) => {
    if (run.criterion.kind === 'semantic') number += 1;
    const isMeant = run.outcome === 'unjudged' && (statement === undefined || statement === number);
    return isMeant ? { ...run, outcome: 'judged_pass' as const, detail: `Judged by ${by}.` } : run;
  });
  if (found.baseline === latest) return { ...found, baseline: judged };
  return {
    ...found,
    attempts: found.attempts.map((attempt) =>
      attempt.verifier_runs === latest ? { ...attempt, verifier_runs: judged } : attempt,
    ),
  };
}
