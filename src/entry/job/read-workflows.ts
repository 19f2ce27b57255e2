import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findCommandSupport, type WorkflowFile } from '../../domain/workflow/find-command-support.ts';
import { readBeginning } from '../../exec/files/read-beginning.ts';
import type { ManualStart } from '../../report/text/safe-text.ts';
import { PROJECT } from '../compose/version.ts';
import type { Env } from '../settings/settings.ts';
import type { Job } from './job.ts';

/** The folder of the workflows of a repository. */
export const WORKFLOWS_FOLDER = '.github/workflows';
/** Far more than a workflow has. */
const MAX_WORKFLOW_BYTES = 512 * 1024;

/** Reads the workflows of a checkout, in the order of their names; none where it has no folder of them. */
export async function readWorkflows(root: string): Promise<readonly WorkflowFile[]> {
  const folder = join(root, WORKFLOWS_FOLDER);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  return Promise.all(
    files.map(async (name) => {
      const bytes = await readBeginning(join(folder, name), MAX_WORKFLOW_BYTES).catch(() => undefined);
      return { name, text: Buffer.from(bytes ?? []).toString('utf8') };
    }),
  );
}

/**
 * Finds the workflow that users start to give commands, by the checkout of an earlier step. Undefined where a workflow starts
 * for comments, and where the checkout does not have the workflow of the job.
 */
export async function findManualStart(
  { event, workspace, workflow, repositoryUrl }: Job,
  { GITHUB_ACTION_REPOSITORY: action }: Env,
): Promise<ManualStart | undefined> {
  if (workspace === undefined || /_comment$|_review$/.test(event)) return undefined;
  const facts = { action: action || PROJECT, own: workflow?.file };
  const support = findCommandSupport(await readWorkflows(workspace), facts);
  if (support?.kind !== 'start') return undefined;
  return { url: `${repositoryUrl}/actions/workflows/${support.file}`, takesCommand: support.takesCommand };
}
