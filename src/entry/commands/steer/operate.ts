import { userInfo } from 'node:os';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import type { Operation } from '../../../domain/operations/operation.ts';
import { silentNotifier } from '../../../domain/record/notifier.ts';
import type { Git } from '../../../git/git.ts';
import { toShortLine } from '../../../report/text/safe-text.ts';
import { type OperationResult, operate } from '../../../runner/operate.ts';
import { type Origin, openLocalOrigin, openRemoteOrigin } from '../../../store/origin.ts';
import { listTasks } from '../../../store/read-tasks.ts';
import type { Console } from '../../compose/console.ts';
import type { Io } from '../../compose/host-context.ts';
import { openRemoteLease } from '../../compose/open-lease.ts';
import { openRecords } from '../../compose/open-records.ts';
import { sleep, systemClock } from '../../compose/system-clock.ts';
import { toFailure } from '../../compose/to-failure.ts';
import { withGit } from '../../compose/with-git.ts';
import { chooseTask } from '../../events/choose-task.ts';
import type { Env } from '../../settings/settings.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { toReaderWords } from '../reader.ts';

export interface OperationFlags extends VerboseFlags {
  readonly repo: string;
  readonly task?: string;
  /** Name or address of a remote whose task is meant instead of a local one. */
  readonly remote?: string;
  readonly json?: boolean;
}

/** Performs an operation of the user's on a task and returns the exit code: 0 also when there was nothing to change. */
export async function operateCommand(operation: Operation, flags: OperationFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  const warnings: string[] = [];
  try {
    // No security boundary: it keeps a well-meaning agent from steering its own task.
    if (host.env.GROUNDHOG_SOCKET !== undefined)
      throw new ConfigurationError('operation_refused', {
        operation: operation.kind,
        task: flags.task ?? host.env.GROUNDHOG_TASK,
        reason: 'An attempt cannot steer its own task; that is for people.',
      });
    const { taskId, result } = await withGit(host, async (git, { runDir }) => {
      const { taskId, origin } = await findTarget(git, flags);
      const onWarning = (text: string) => void warnings.push(text);
      const lease = await openRemoteLease({ git, remote: origin.remote, onWarning });
      const { redactor } = host;
      const context = { git, origin, notifier: silentNotifier, clock: systemClock, sleep, redactor, lease, runDir };
      return { taskId, result: await operate({ taskId, operation, by: findUserName(host.env) }, context) };
    });
    const message = toReaderWords(result.message, host.env, flags);
    printResult({ taskId, operation, result: { ...result, message } }, flags, console);
    if (flags.remote === undefined && result.kind === 'done' && result.record.run_url !== null)
      warnings.push(LOCAL_ONLY);
    for (const text of warnings) console.err(`${text}\n`);
    return 0;
  } catch (error) {
    const failure = toFailure(error, host.redactor.redact, operation.kind);
    const text = [toReaderWords(failure.text, host.env, flags), ...warnings].join('\n');
    if (flags.json === true) {
      const refused = {
        taskId: flags.task ?? null,
        operation: operation.kind,
        outcome: 'refused',
        message: text,
      } as const;
      console.out(renderOperationJson(refused));
    }
    console.err(`${text}\n`);
    return failure.exitCode;
  }
}

/** Warns where the records of jobs were fetched, and are changed here alone. */
const LOCAL_ONLY =
  'This task was last worked on by a job, and was changed here alone. To change it on GitHub, too, repeat the command with --remote origin.';

interface FinishedOperation {
  readonly taskId: TaskId;
  readonly operation: Operation;
  readonly result: OperationResult;
}

function printResult(
  { taskId, operation, result }: FinishedOperation,
  { json }: OperationFlags,
  console: Console,
): void {
  const { message } = result;
  const outcome = result.kind === 'done' ? 'done' : 'nothing';
  if (json === true) console.out(renderOperationJson({ taskId, operation: operation.kind, outcome, message }));
  else console.out(`Task ${taskId}: ${message}\n`);
}

async function findTarget(git: Git, flags: OperationFlags): Promise<{ taskId: TaskId; origin: Origin }> {
  const records = await openRecords(git, flags);
  const taskId = chooseTask(flags.task, await listTasks(records.git), flags.remote);
  const { source } = records;
  if (source === undefined) return { taskId, origin: await openLocalOrigin(git, flags.repo) };
  return { taskId, origin: openRemoteOrigin(git, source, { borrowFrom: [] }) };
}

/** Returns the user's name as the machine has it, or `somebody`. */
function findUserName(env: Env): string {
  const name = toShortLine(env.GITHUB_ACTOR ?? readSystemUser(), 100);
  return name === '' ? 'somebody' : name;
}

function readSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

interface OperationSummary {
  readonly taskId: string | null;
  readonly operation: string;
  readonly outcome: 'done' | 'nothing' | 'refused';
  readonly message: string;
}

/** Renders the outcome of an operation as one JSON document, schema version 1. */
function renderOperationJson({ taskId, operation, outcome, message }: OperationSummary): string {
  return `${JSON.stringify({ schema_version: 1, task_id: taskId, operation, outcome, message }, undefined, 2)}\n`;
}
