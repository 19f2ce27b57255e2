import { getInput } from '@actions/core';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { repositoryPathSchema } from '../../domain/paths/repository-path.ts';
import { findInput, readWords } from './input-text.ts';
import { parseBoolean, parseChoice } from './settings.ts';

/** Whether a job works on one task, on all that can go on, or tells other jobs what to work on. */
const JOB_MODES = ['run', 'sweep', 'fan-out'] as const;
export type JobMode = (typeof JOB_MODES)[number];

const DEFAULT_TRIGGER_LABEL = 'groundhog';

/** The inputs that say what there is to do, and for whom. What was left empty is undefined. */
export interface RoutingInputs {
  readonly mode: JobMode;
  /** Empty for events that name their plan, or need none; for `fan-out` globs. */
  readonly plan: string;
  readonly task: string | undefined;
  readonly base: string | undefined;
  /** A command as in comments, for a workflow that is started by hand. */
  readonly command: string | undefined;
  readonly triggerLabel: string;
  readonly allowedBots: readonly string[];
  /** Whether another job goes on where a deadline has stopped this one. */
  readonly isContinued: boolean;
  /** Workflow files that are started on the task branch after something has landed. */
  readonly ciWorkflows: readonly string[];
}

/** Reads what there is to do. Throws ConfigurationError for a value that cannot be used. */
export function readRoutingInputs(): RoutingInputs {
  const mode = parseChoice(getInput('mode') || 'run', 'mode', JOB_MODES);
  return {
    mode,
    plan: readPlanInput(mode),
    task: findInput('task'),
    base: findInput('base'),
    command: findInput('command'),
    triggerLabel: findInput('trigger-label') ?? DEFAULT_TRIGGER_LABEL,
    allowedBots: readWords('allowed-bots').map(requireExactLogin),
    isContinued: parseBoolean(getInput('continue'), 'continue'),
    ciWorkflows: readWords('ci-workflows').map(requireWorkflowFile),
  };
}

/** One path; with many tasks at once globs of such, which are read where they are matched. */
function readPlanInput(mode: JobMode): string {
  const plan = getInput('plan').replace(/^(\.\/)+/, '');
  if (mode !== 'run' || plan === '' || repositoryPathSchema.safeParse(plan).success) return plan;
  throw new ConfigurationError('plan_not_found', { path: plan, where: 'the repository' });
}

function requireWorkflowFile(name: string): string {
  const file = name.replace(/^\.github\/workflows\//, '');
  if (/^[\w.-]+\.ya?ml$/.test(file)) return file;
  const reason = 'is no file of .github/workflows, such as test.yml';
  throw new ConfigurationError('setting_invalid', { name: 'ci-workflows', value: name, reason });
}

function requireExactLogin(login: string): string {
  if (!/[*?]/.test(login)) return login;
  const reason = 'is no login: each bot is named in full, such as renovate[bot]';
  throw new ConfigurationError('setting_invalid', { name: 'allowed-bots', value: login, reason });
}
