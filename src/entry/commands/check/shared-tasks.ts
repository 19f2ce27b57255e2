import { dirname, relative, resolve } from 'node:path';
import { toGroundhogError } from '../../../domain/errors/to-groundhog-error.ts';
import { listSome } from '../../../domain/text/list-some.ts';
import { quote } from '../../../domain/yaml/file-problem.ts';
import type { CheckedFile } from '../../../report/terminal/checked-files.ts';
import { loadPlan, requireTaskId } from '../../compose/load-plan.ts';
import { STDIN } from './check-file.ts';
import { listPlans } from './list-plans.ts';

/** The files of a folder that are read beside plans; more are no folder of plans. */
const MAX_BESIDE = 200;

/** Adds a warning to each plan whose task is also that of another one: among the files, or beside it in its folder. */
export async function warnOfSharedTasks(files: readonly CheckedFile[]): Promise<readonly CheckedFile[]> {
  const plans = files.filter(({ kind, path }) => kind === 'plan' && path !== STDIN).map(({ path }) => resolve(path));
  const beside = await Promise.all([...new Set(plans.map((path) => dirname(path)))].map(listPlans));
  const tasks = new Map<string, string>();
  for (const path of new Set([...plans, ...beside.flat().slice(0, MAX_BESIDE)])) {
    const task = await findTask(path);
    if (task !== undefined) tasks.set(path, task);
  }
  return files.map((file) => {
    const task = tasks.get(resolve(file.path));
    const others = [...tasks].filter(([path, other]) => other === task && path !== resolve(file.path));
    if (task === undefined || others.length === 0) return file;
    const names = listSome(others.map(([path]) => relative('.', path)));
    const message = `its task ${quote(task)} is also that of ${names}, and a task has one plan: give this one another name in "task"`;
    return { ...file, warnings: [...file.warnings, { checkpointId: undefined, message }] };
  });
}

/** Finds the task that a plan names, or its file; undefined for a plan that is invalid or cannot be read. */
async function findTask(path: string): Promise<string | undefined> {
  try {
    const { plan } = await loadPlan(path);
    return requireTaskId(undefined, plan, path);
  } catch (thrown) {
    if (toGroundhogError(thrown).code === 'internal') throw thrown;
    return undefined;
  }
}
