import { userInfo } from 'node:os';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';
import { silentNotifier } from '../../domain/record/notifier.ts';
import type { Git } from '../../git/git.ts';
import { toShortLine } from '../../report/text/safe-text.ts';
import { type OperationResult, operate } from '../../runner/operate.ts';
import { type Origin, openLocalOrigin, openRemoteOrigin } from '../../store/origin.ts';
import { listTasks } from '../../store/read-tasks.ts';
import { type HostContext, withGit } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { openRecords } from '../compose/open-records.ts';
import { toRemoteLease } from '../compose/remote-lease.ts';
import { sleep, systemClock } from '../compose/system-clock.ts';
import { toFailure } from '../compose/to-failure.ts';
import { chooseTask } from '../events/choose-task.ts';

export interface OperationFlags {
  readonly repo: string;
  readonly task?: string;
  /** A remote's name or address whose task is meant instead of the repository's own. */
  readonly remote?: string;
  readonly json?: boolean;
}

interface OperationIo {
  readonly host: HostContext;
  readonly console: Console;
}

/** Does to a task what a person asks for, and gives the exit code: 0 also when it was so already. */
export async function operateCommand(
  operation: Operation,
  flags: OperationFlags,
  { host, console }: OperationIo,
): Promise<number> {
  const warnings: string[] = [];
  try {
    // A courtesy and no wall: it keeps an agent that means well from steering its own task.
    if (host.env.GROUNDHOG_SOCKET !== undefined)
      throw new ConfigurationError('operation_refused', {
        operation: operation.kind,
        task: flags.task ?? host.env.GROUNDHOG_TASK,
        reason: 'An attempt cannot steer its own task; that is for people.',
      });
    const { taskId, result } = await withGit(host, async (git, { runDir }) => {
      const { taskId, origin } = await findTarget(git, flags);
      const onWarning = (text: string) => void warnings.push(text);
      const lease = await toRemoteLease({ git, remote: origin.remote, onWarning });
      const surroundings = {
        git,
        origin,
        notifier: silentNotifier,
        clock: systemClock,
        sleep,
        redactor: host.redactor,
        lease,
        runDir,
      };
      return { taskId, result: await operate({ taskId, operation, by: findPerson(host.env) }, surroundings) };
    });
    show({ taskId, operation, result }, flags, console);
    for (const text of warnings) console.err(`${text}\n`);
    return 0;
  } catch (error) {
    const failure = toFailure(error, host.redactor.redact, operation.kind);
    const { ending } = failure;
    const text = [failure.text, ...warnings].join('\n');
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
    return exitCodeOf(ending);
  }
}

interface Shown {
  readonly taskId: TaskId;
  readonly operation: Operation;
  readonly result: OperationResult;
}

function show({ taskId, operation, result }: Shown, { json }: OperationFlags, console: Console): void {
  const { message } = result;
  const outcome = result.kind === 'done' ? 'done' : 'nothing';
  if (json === true) console.out(renderOperationJson({ taskId, operation: operation.kind, outcome, message }));
  else console.out(`Task ${taskId}: ${message}\n`);
}

async function findTarget(git: Git, flags: OperationFlags): Promise<{ taskId: TaskId; origin: Origin }> {
  const records = await openRecords(git, flags);
  const taskId = chooseTask(flags.task, await listTasks(records.git));
  const { source } = records;
  if (source === undefined) return { taskId, origin: await openLocalOrigin(git, flags.repo) };
  return { taskId, origin: openRemoteOrigin(git, source, { borrowFrom: [] }) };
}

/** Who asks, as far as the machine knows. */
function findPerson(env: HostContext['env']): string {
  const name = toShortLine(env.GITHUB_ACTOR ?? readUserName(), 100);
  return name === '' ? 'somebody' : name;
}

function readUserName(): string {
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
