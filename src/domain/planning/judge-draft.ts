import { lintPlan } from '../plan/lint-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { lintInRepository } from '../toolchain/lint-in-repository.ts';
import { warnOfOpenFiles } from '../toolchain/lint-open-files.ts';
import type { RepositoryFiles } from '../toolchain/repository-files.ts';
import { type DraftFacts, nameCriterion } from './draft-facts.ts';
import type { DraftRemark } from './draft-remark.ts';
import { findContradictions } from './find-contradictions.ts';
import { judgeCheckpoint, judgeGuards } from './judge-baseline.ts';
import { describeShape } from './repository-shape.ts';

/**
 * Judges a draft by what its criteria do before any work: each criterion of a checkpoint fails there, each guard holds, all
 * can be run, nothing contradicts anything else. Faults come first.
 */
export function judgeDraft(facts: DraftFacts): readonly DraftRemark[] {
  const { plan, files, baseline, notRun } = facts;
  const remarks = [
    ...judgeSettings(plan, files),
    ...findImpossible(plan, files),
    ...findContradictions(plan, files),
    ...judgeGuards(facts),
    ...plan.checkpoints.flatMap((checkpoint, index) =>
      judgeCheckpoint({ ...facts, checkpoint, index, runs: baseline[index] ?? [] }),
    ),
    ...(notRun === undefined ? [] : [toNotChecked(notRun)]),
    ...listWarnings(plan, files),
  ];
  return remarks.toSorted((a, b) => Number(b.isFault) - Number(a.isFault));
}

/** Remarks on what only trusted settings or a user decide: agents, and programs that run before the first attempt. */
function judgeSettings(plan: Plan, files: RepositoryFiles): DraftRemark[] {
  const { setups } = describeShape(files);
  const known = setups.length === 0 ? 'nothing has to be installed here' : `known here: ${setups.join('; ')}`;
  const isKnown = plan.setup === undefined || setups.includes(plan.setup.trim());
  const fault = { isFault: true, about: '' } as const;
  return [
    ...(isKnown
      ? []
      : [{ ...fault, kind: 'setup' as const, message: `the setup does more than install packages (${known})` }]),
    ...(plan.agents === undefined
      ? []
      : [
          {
            ...fault,
            kind: 'agents' as const,
            message: 'it names agents, which the settings of the repository choose',
          },
        ]),
  ];
}

function findImpossible(plan: Plan, files: RepositoryFiles): DraftRemark[] {
  return lintInRepository(plan, files).impossible.map(({ checkpoint, criterion, message }) => ({
    kind: 'forbidden',
    isFault: true,
    about: nameCriterion(plan.checkpoints[checkpoint], criterion),
    message,
  }));
}

function toNotChecked(reason: string): DraftRemark {
  return { kind: 'not_checked', isFault: false, about: '', message: `no command of the draft was run: ${reason}` };
}

function listWarnings(plan: Plan, files: RepositoryFiles): DraftRemark[] {
  const warnings = [...lintPlan(plan), ...warnOfOpenFiles(plan, files), ...lintInRepository(plan, files).warnings];
  return warnings.map(({ checkpointId, message }) => ({
    kind: 'weak',
    isFault: false,
    about: checkpointId === undefined ? '' : `checkpoint "${checkpointId}"`,
    message,
  }));
}
