import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type TaskId, toTaskId } from '../../domain/ids.ts';
import { type PlanParsing, parsePlan } from '../../domain/plan/parse-plan.ts';
import { MAX_PLAN_BYTES, type Plan, type PlanSource } from '../../domain/plan/plan.ts';
import { renderProblems } from '../../domain/yaml/file-problem.ts';
import { readBeginning } from '../../exec/files/read-beginning.ts';
import { findCheckoutRoot } from '../settings/checkout-root.ts';
import { parseTaskId } from '../settings/settings.ts';

export type LoadedPlan = Pick<PlanSource, 'plan' | 'text'>;

/** Reads a plan from disk. Throws ConfigurationError, with every problem and its position, when it is not valid. */
export async function loadPlan(path: string): Promise<LoadedPlan> {
  return parsePlanBytes(path, await readPlanBytes(path));
}

/** Reads the bytes of a plan file, at most one more than a plan may have. Throws ConfigurationError without a file. */
export async function readPlanBytes(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new ConfigurationError('plan_not_found', { path, kind: 'folder' });
  if (found?.isFile() === false) throw new ConfigurationError('plan_not_found', { path, kind: 'special' });
  const bytes = await readBeginning(path, MAX_PLAN_BYTES + 1);
  if (bytes === undefined) throw new ConfigurationError('plan_not_found', { path, near: findFromRoot(path) });
  return bytes;
}

/** Finds the file that a path means from the root of the checkout, by its path from the current folder. */
function findFromRoot(path: string): string | undefined {
  const root = path === '' || isAbsolute(path) ? undefined : findCheckoutRoot('.');
  const file = root === undefined ? undefined : join(root, path);
  return file !== undefined && existsSync(file) ? relative('.', file) : undefined;
}

/** Parses the bytes of a plan file; `path` is for messages. Throws ConfigurationError as `loadPlan` does. */
export function parsePlanBytes(path: string, bytes: Uint8Array): LoadedPlan {
  const parsed = checkPlanBytes(path, bytes);
  if (parsed.kind === 'invalid') {
    throw new ConfigurationError('plan_invalid', { path, problems: renderProblems(path, parsed.problems) });
  }
  return { plan: parsed.plan, text: Buffer.from(bytes).toString('utf8') };
}

/** Parses the bytes of a plan file, and returns the plan or all problems; `path` is for messages. */
export function checkPlanBytes(path: string, bytes: Uint8Array): PlanParsing {
  // Replacement characters would change a plan's meaning without its author's knowledge.
  if (!isUtf8(bytes))
    return { kind: 'invalid', problems: [{ line: 1, column: 1, message: 'the file is not valid UTF-8' }] };
  return parsePlan(Buffer.from(bytes).toString('utf8'), { fileName: path });
}

/** Returns the given task id, else that of the plan, else one made of the plan's file name. Throws ConfigurationError. */
export function requireTaskId(given: string | undefined, plan: Plan, planPath: string): TaskId {
  if (given !== undefined) return parseTaskId(given);
  const fileName =
    planPath
      .split('/')
      .at(-1)
      ?.replace(/\.(ya?ml|json)$/i, '') ?? '';
  const id = plan.task ?? toTaskId(fileName);
  if (id === undefined)
    throw new ConfigurationError('task_id_invalid', { id: fileName, reason: 'no id can be made of this file name' });
  return id;
}
