import { lintPlan } from '../../domain/plan/lint-plan.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { VerifyIn } from '../../domain/setting-limits.ts';
import { listPrograms, warnOfPrograms } from '../../domain/toolchain/lint-commands.ts';
import { warnOfContradictions } from '../../domain/toolchain/lint-contradictions.ts';
import { lintInRepository, type RepositoryFindings } from '../../domain/toolchain/lint-in-repository.ts';
import { warnOfOpenFiles } from '../../domain/toolchain/lint-open-files.ts';
import type { RepositoryFiles } from '../../domain/toolchain/repository-files.ts';
import { findOnPath } from '../../exec/programs.ts';
import type { HostContext } from '../compose/host-context.ts';

/** The repository that a plan is for. */
interface PlanRepository {
  /** The files of its base; undefined where they are not known. */
  readonly files: RepositoryFiles | undefined;
  /** As the settings say. */
  readonly verifyIn?: VerifyIn | undefined;
}

// Why: docs/decisions/0167-likely-faults-are-warned-of.md
/** Checks a plan by itself, against the files of its base, and against the programs of this machine. */
export async function lintOnMachine(
  plan: Plan,
  { files, verifyIn }: PlanRepository,
  { programs }: HostContext,
): Promise<RepositoryFindings> {
  const { impossible, warnings } =
    files === undefined ? { impossible: [], warnings: [] } : lintInRepository(plan, files);
  const found = new Set<string>();
  for (const name of listPrograms(plan)) if ((await findOnPath(name, programs.path)) !== undefined) found.add(name);
  return {
    impossible,
    warnings: [
      ...lintPlan(plan, verifyIn),
      ...warnOfOpenFiles(plan, files),
      ...(files === undefined ? [] : warnOfContradictions(plan, files)),
      ...warnings,
      ...warnOfPrograms(plan, found),
    ],
  };
}
