import { ConfigurationError } from '../../domain/errors/errors.ts';
import { repositoryPathSchema } from '../../domain/paths/repository-path.ts';
import { parseBoolean, parseChoice, toSettingError } from './settings.ts';

/** `run` works on one task, `sweep` on all that can be resumed, `fan-out` lists tasks for other jobs. */
const JOB_MODES = ['run', 'sweep', 'fan-out'] as const;
/** The treatment of an issue without a plan: refused, a plan is drafted for approval, or drafted and run. */
const PLAN_FROM_ISSUE = ['off', 'draft', 'run'] as const;
export type JobMode = (typeof JOB_MODES)[number];

/** The label of issues that starts work unless the input names another. */
export const DEFAULT_TRIGGER_LABEL = 'groundhog';

/** The inputs that choose what a job does, and for whom; empty ones are undefined. */
export interface RoutingInputs {
  readonly mode: JobMode;
  /** Empty for events that name their plan or need none; globs for `fan-out`. */
  readonly plan: string;
  readonly task: string | undefined;
  readonly base: string | undefined;
  /** A command as in comments, for a workflow that a user starts. */
  readonly command: string | undefined;
  readonly triggerLabel: string;
  readonly planFromIssue: (typeof PLAN_FROM_ISSUE)[number];
  readonly allowedBots: readonly string[];
  /** Whether another job resumes the task when a deadline has stopped this one. */
  readonly isContinued: boolean;
  /** Workflow files that are started on the task branch after a landing. */
  readonly ciWorkflows: readonly string[];
}

/** Returns the text of an input, trimmed; empty where it is not given. */
export type ReadInput = (name: string) => string;

/** Reads the inputs that choose what a job does. Throws ConfigurationError for an invalid value. */
export function readRoutingInputs(read: ReadInput): RoutingInputs {
  const mode = readMode(read);
  return {
    mode,
    plan: readPlanInput(read, mode),
    task: findInput(read, 'task'),
    base: findInput(read, 'base'),
    command: findInput(read, 'command'),
    triggerLabel: findInput(read, 'trigger-label') ?? DEFAULT_TRIGGER_LABEL,
    // Why: docs/decisions/0151-the-workflow-decides-on-plans-from-issues.md
    planFromIssue: readPlanFromIssue(read),
    allowedBots: readAllowedBots(read),
    isContinued: readIsContinued(read),
    ciWorkflows: readCiWorkflows(read),
  };
}

const readMode = (read: ReadInput) => parseChoice(read('mode') || 'run', 'mode', JOB_MODES);
const readPlanFromIssue = (read: ReadInput) =>
  parseChoice(read('plan-from-issue') || 'draft', 'plan-from-issue', PLAN_FROM_ISSUE);
const readAllowedBots = (read: ReadInput) => readWords(read, 'allowed-bots').map(requireExactLogin);
const readIsContinued = (read: ReadInput) => parseBoolean(read('continue'), 'continue');
const readCiWorkflows = (read: ReadInput) => readWords(read, 'ci-workflows').map(requireWorkflowFile);

/** The readers of the inputs here that have values of their own. */
export const routingReaders: readonly ((read: ReadInput) => unknown)[] = [
  readMode,
  readPlanFromIssue,
  readAllowedBots,
  readIsContinued,
  readCiWorkflows,
];

/** Reads one path; for `sweep` and `fan-out` globs, which are checked where they are matched. */
function readPlanInput(read: ReadInput, mode: JobMode): string {
  const plan = read('plan').replace(/^(\.\/)+/, '');
  if (mode !== 'run' || plan === '' || repositoryPathSchema.safeParse(plan).success) return plan;
  throw new ConfigurationError('plan_not_found', { path: plan, where: 'the repository' });
}

function requireWorkflowFile(name: string): string {
  const file = name.replace(/^\.github\/workflows\//, '');
  if (/^[\w.-]+\.ya?ml$/.test(file)) return file;
  throw toSettingError('ci-workflows', name, 'is no file of .github/workflows, such as test.yml');
}

function requireExactLogin(login: string): string {
  if (/^[\w.-]+(?:\[bot\])?$/.test(login)) return login;
  const rule = 'is no login: each bot is named in full, such as renovate[bot], with spaces between them';
  throw toSettingError('allowed-bots', login, rule);
}

/** Reads an input; undefined when it is empty. */
export function findInput(read: ReadInput, name: string): string | undefined {
  return read(name) || undefined;
}

/** Reads an input as words separated by white space, which no name of a branch, login or workflow file contains. */
export function readWords(read: ReadInput, name: string): string[] {
  return read(name).split(/\s+/).filter(Boolean);
}
