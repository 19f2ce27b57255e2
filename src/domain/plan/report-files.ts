import { compileGlobs } from '../paths/glob.ts';
import { isCompiledByPython } from '../paths/path-policy.ts';
import { listCriteria, type Plan } from './plan.ts';
import { isPrintedReport } from './tests-criterion.ts';

// Why: docs/decisions/0175-reports-of-an-attempt-are-no-work.md
// Why: docs/decisions/0192-compiled-modules-are-no-work.md
/**
 * Compiles a test for the paths that runners of a plan write to: their reports, and modules that Python compiles. A report
 * that another criterion wants to be there is work, whatever its name.
 */
export function compileReportFiles(plan: Plan): (path: string) => boolean {
  const criteria = plan.checkpoints.flatMap((checkpoint) => listCriteria(checkpoint, plan));
  const globs = criteria.flatMap((criterion) =>
    criterion.kind === 'tests' && !isPrintedReport(criterion.report) ? [criterion.report] : [],
  );
  const wanted = criteria.flatMap((criterion) =>
    criterion.kind === 'file_exists' || criterion.kind === 'file_contains' ? [criterion.path] : [],
  );
  const matches = compileGlobs([...new Set(globs)]);
  const isWanted = new Set(wanted);
  return (path) => (matches(path) && !isWanted.has(path)) || isCompiledByPython(path);
}
