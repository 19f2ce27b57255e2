import type { CheckPace, CommitChecks } from '../../domain/attempt/commit-checks.ts';
import { createCommitChecks } from '../../github/checks/commit-checks.ts';
import { readCheckPaceMs } from '../settings/settings.ts';
import type { JobContext } from './job-context.ts';

/** Some forty requests in half an hour. */
const PACE: CheckPace = { firstMs: 15_000, longestMs: 60_000 };

/** Creates the checks of the job's repository; undefined for a dry run, which pushes no commit for them. */
export function createChecks({ inputs, target, ourLogin, redactor, env }: JobContext): CommitChecks | undefined {
  if (inputs.isDryRun) return undefined;
  const paceMs = readCheckPaceMs(env);
  return createCommitChecks({
    ...target,
    workflows: inputs.ciWorkflows,
    ourLogin: ourLogin,
    pace: paceMs === undefined ? PACE : { firstMs: paceMs, longestMs: paceMs },
    redact: redactor.redact,
  });
}
