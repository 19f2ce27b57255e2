import { dirname, relative, resolve } from 'node:path';
import { EXIT_USAGE } from '../../../domain/errors/usage-errors.ts';
import { type CheckedFile, renderChecked, renderCheckedJson } from '../../../report/terminal/checked-files.ts';
import type { Io } from '../../compose/host-context.ts';
import { findConfigFile } from '../../settings/load-config.ts';
import { toExitCode } from '../to-exit-code.ts';
import { checkFile, STDIN } from './check-file.ts';
import { expandFolders } from './list-plans.ts';
import { warnOfSharedTasks } from './shared-tasks.ts';

export interface ValidateFlags {
  readonly json?: boolean;
}

/**
 * Checks plans and configurations and returns the exit code: 2 with every problem by file, line and column, or 0 with a
 * summary of each plan. "-" is standard input, a folder means the plans in it, and no path those of the checkout. The
 * configuration beside a plan is checked, too, and shown when it is wrong.
 */
export function validateCommand(paths: readonly string[], flags: ValidateFlags, io: Io): Promise<number> {
  return toExitCode(io, { name: 'validate', json: flags.json }, () => validateFiles(paths, flags, io));
}

async function validateFiles(paths: readonly string[], flags: ValidateFlags, { host, console }: Io): Promise<number> {
  const named = [...new Set(await expandFolders(paths))];
  const files: CheckedFile[] = [];
  for (const path of named) files.push(await checkFile(path, host));
  const checked = [...(await warnOfSharedTasks(files))];
  for (const path of findConfigs(named)) {
    const config = await checkFile(path, host);
    if (config.problems.length > 0) checked.push(config);
  }
  const isWrong = ({ problems }: CheckedFile) => problems.length > 0;
  if (flags.json === true) console.out(renderCheckedJson(checked));
  else {
    const valid = checked.filter((file) => !isWrong(file));
    if (valid.length > 0) console.out(valid.map(renderChecked).join('\n'));
    for (const file of checked.filter(isWrong)) console.err(renderChecked(file));
  }
  return checked.some(isWrong) ? EXIT_USAGE : 0;
}

/** Finds the configurations beside files, apart from those that are named. */
function findConfigs(paths: readonly string[]): string[] {
  const named = new Set(paths.map((path) => resolve(path)));
  const found = paths.map((path) => findConfigFile(path === STDIN ? '.' : dirname(path)));
  const others = found.filter((path) => path !== undefined).filter((path) => !named.has(path));
  return [...new Set(others)].map((path) => relative('.', path));
}
