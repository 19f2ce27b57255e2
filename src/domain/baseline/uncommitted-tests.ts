import { toProtection } from '../paths/path-policy.ts';
import type { Plan } from '../plan/plan.ts';
import { toSourceName, toSourceStart } from '../tests/source-name.ts';
import { quote } from '../yaml/file-problem.ts';

/** A file of tests as it is on disk, or at the base by now, and at the commit that a task works from; empty where it is not there. */
export interface ChangedTestFile {
  readonly path: string;
  readonly onDisk: string;
  readonly committed: string;
  /** True where `onDisk` is the text at the base by now. */
  readonly isAtBase?: boolean;
}

/** A test that a criterion demands and that the commit which a task works from has not. Checkpoint and criterion by their numbers, from 0. */
export interface UncommittedTest {
  readonly checkpoint: number;
  readonly criterion: number;
  /** The name by which it stands in its source. */
  readonly name: string;
  /** Whether `name` is only the beginning of it. */
  readonly isStart: boolean;
  readonly message: string;
}

/** Finds the demanded tests that files have elsewhere and not in the commit that a task works from, where no attempt up to the checkpoint may change those. */
export function findUncommittedTests(plan: Plan, files: readonly ChangedTestFile[]): readonly UncommittedTest[] {
  const isProtected = plan.checkpoints.map(({ protect = [] }) =>
    toProtection({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }),
  );
  return plan.checkpoints.flatMap(({ success_criteria: criteria }, checkpoint) => {
    const closed = files.filter(({ path }) => isProtected.slice(0, checkpoint + 1).every((test) => test(path)));
    return criteria.flatMap((each, criterion) => {
      const patterns = each.kind === 'tests' ? (each.must_pass ?? []) : [];
      return patterns.flatMap((pattern) => {
        const start = toSourceStart(pattern);
        const name = start ?? toSourceName(pattern);
        const isStart = start !== undefined;
        const found = closed.find((file) => name !== undefined && isOnlyOnDisk({ name, isStart }, file));
        if (name === undefined || found === undefined) return [];
        return [{ checkpoint, criterion, name, isStart, message: describeDemanded(pattern, found) }];
      });
    });
  });
}

function describeDemanded(pattern: string, { path, isAtBase = false }: ChangedTestFile): string {
  const [where, fix] = isAtBase ? ['at the base by now', ''] : ['in your checkout', ': commit it'];
  return `"must_pass" demands ${quote(pattern)}, which ${quote(path)} has ${where} and not in the commit that the task works from, and no attempt may change that file${fix}`;
}

function isOnlyOnDisk(
  { name, isStart }: Pick<UncommittedTest, 'name' | 'isStart'>,
  { onDisk, committed }: ChangedTestFile,
): boolean {
  const word = new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${isStart ? '' : '(?!\\w)'}`);
  return word.test(onDisk) && !word.test(committed);
}
