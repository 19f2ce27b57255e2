import { Command, CommanderError, Option } from 'commander';
import { createRedactor } from '../exec/redact.ts';
import { chronicleCommand, type ReadFlags, statusCommand } from './commands/chronicle.ts';
import { demoCommand } from './commands/demo.ts';
import { type RunFlags, runCommand } from './commands/run.ts';
import { snapshotCommand } from './commands/snapshot.ts';
import { validateCommand } from './commands/validate.ts';
import { verbCommand } from './commands/verb.ts';
import type { World } from './compose.ts';
import { type Console, processConsole } from './console.ts';
import { AGENT_NAMES } from './create-agent.ts';
import { findSecretsInEnv } from './find-secrets-in-env.ts';
import { VERSION } from './version.ts';

interface Io {
  readonly world: World;
  readonly console: Console;
}

/** Runs the command line and sets the exit code of the process. */
export async function runCli(argv: readonly string[]): Promise<void> {
  const world: World = {
    env: process.env,
    redactor: createRedactor(findSecretsInEnv(process.env)),
    tempDir: undefined,
  };
  let exitCode = 0;
  const program = buildProgram({ world, console: processConsole }, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode;
  }
  process.exitCode = exitCode;
}

/** The commands, their flags and their help. `finish` takes each command's exit code. */
function buildProgram(io: Io, finish: (exitCode: number) => void): Command {
  const program = new Command('groundhog')
    .description('Runs an agent against a plan, checks each checkpoint itself, rewinds failures and lands passes.')
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('Run "groundhog --help" for the commands.');
  addRun(program, io, finish);
  program
    .command('demo')
    .description('Carry out a small plan in a new repository with a scripted agent: no key and no network needed.')
    .action(async () => finish(await demoCommand(io)));
  program
    .command('validate')
    .description('Check a plan file: all problems with their places, or a summary.')
    .argument('<plan>', 'the plan file')
    .action(async (path: string) => finish(await validateCommand(path, io.console)));
  addReaders(program, io, finish);
  addSnapshots(program, io, finish);
  addVerbs(program, io, finish);
  return program;
}

function addRun(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('run')
    .description('Carry out a plan. Your checkout is not touched; results are on the task branch.')
    .argument('<plan>', 'the plan file')
    .option('--repo <dir>', 'the repository', '.')
    .option('--task <id>', 'the task id (default: "task" of the plan, else its file name)')
    .option('--base <ref>', 'where a new task starts (default: HEAD)')
    .option('--task-branch <name>', 'where results land (default: groundhog/<task>/task)')
    .addOption(new Option('--agent <name>', `who does the work: ${AGENT_NAMES.join(', ')}`).default('command'))
    .option('--agent-command <command>', 'the shell command of the agent "command"')
    .option('--attempt-budget-default <n>', 'attempts where the plan says nothing, 1 to 20 (default: 3)')
    .option('--wall-clock-timeout-seconds <n>', 'time of one attempt, 1 to 21600 (default: 1800)')
    .option('--json', 'print the result as one JSON document on standard output')
    .action(async (plan: string, flags: RunFlags) => finish(await runCommand(plan, flags, io)));
}

function addReaders(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const readers = [
    ['chronicle', 'Show what happened in a task, or in all tasks.', chronicleCommand],
    ['status', 'Show where tasks stand.', statusCommand],
  ] as const;
  for (const [name, description, command] of readers) {
    const reader = program
      .command(name)
      .description(description)
      .option('--repo <dir>', 'the repository', '.')
      .option('--task <id>', 'only this task')
      .option('--remote <name>', 'read the records of a remote (name or address) instead of the local ones');
    if (name === 'chronicle') reader.option('--json', 'print JSON');
    reader.action(async (flags: ReadFlags) => finish(await command(flags, io)));
  }
}

interface SnapshotFlags {
  readonly repo?: string;
  readonly json?: boolean;
  readonly description?: string;
  readonly replace?: boolean;
  readonly ttlSeconds?: string;
  readonly preview?: boolean;
}

function addSnapshots(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const snapshot = program
    .command('snapshot')
    .description('Name the state of your files, compare with it, go back to it. No branch, index or stash is touched.');
  const add = (name: 'create' | 'list' | 'restore' | 'diff' | 'delete', description: string): Command => {
    const command = snapshot.command(name).description(description);
    if (name !== 'list') command.argument('<name>', 'letters, digits, "_", "." and "-"');
    command
      .option('--repo <dir>', 'a folder of the checkout (default: the current one)')
      .option('--json', 'print JSON')
      .action(async (...given: unknown[]) => {
        const flags: SnapshotFlags = command.opts();
        const [wanted] = name === 'list' ? [undefined] : given;
        const payload = { ...(wanted === undefined ? {} : { name: wanted }), ...toSnapshotPayload(flags) };
        const { repo, json = false } = flags;
        finish(await snapshotCommand({ verb: `snapshot_${name}`, payload, repo, json }, io));
      });
    return command;
  };
  add('create', 'Record the state of the files under a name.')
    .option('--description <text>', 'what the list shows')
    .option('--replace', 'give a name that is taken to the state of now')
    .option('--ttl-seconds <n>', 'let it expire after so many seconds');
  add('list', 'Show the snapshots, newest first.');
  add('restore', 'Bring the files back to a snapshot; what is there now is kept in another one.').option(
    '--preview',
    'only say what would change',
  );
  add('diff', 'Show what has changed since a snapshot.');
  add('delete', 'Take the name of a snapshot away.');
}

function toSnapshotPayload({ description, replace, ttlSeconds, preview }: SnapshotFlags) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(replace === undefined ? {} : { replace }),
    ...(ttlSeconds === undefined ? {} : { ttl_seconds: Number(ttlSeconds) }),
    ...(preview === undefined ? {} : { preview }),
  };
}

function addVerbs(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const verb = program.command('verb').description('What an agent says to Groundhog during an attempt.');
  const json = ['--json <payload>', 'the payload as JSON; "-" reads it from standard input'] as const;
  const call = async (name: string, payload: Readonly<Record<string, unknown>>, flags: { json?: string }) =>
    finish(await verbCommand({ name: `groundhog.${name}`, payload, json: flags.json }, io));
  verb
    .command('checkpoint-success')
    .description('The checkpoint is done. Ends the attempt.')
    .option('--summary <text>', 'what was done; becomes the commit message')
    .option(...json)
    .action((flags: { summary?: string; json?: string }) =>
      call('checkpoint_success', { summary: flags.summary }, flags),
    );
  verb
    .command('checkpoint-failure')
    .description('The checkpoint could not be done. Ends the attempt.')
    .option('--what-tried <text>')
    .option('--what-happened <text>')
    .option('--next <text>', 'the plan for the next attempt')
    .option('--retry-pointless', 'another attempt would not help')
    .option(...json)
    .action(
      (flags: { whatTried?: string; whatHappened?: string; next?: string; retryPointless?: boolean; json?: string }) =>
        call('checkpoint_failure', toFailurePayload(flags), flags),
    );
  verb
    .command('side-effect')
    .description('Something was changed outside of the workspace.')
    .option('--kind <kind>', 'file_write, file_delete, git_commit, db_mutation or other')
    .option('--target <text>')
    .option('--reversible', 'it can be undone')
    .option(...json)
    .action((flags: { kind?: string; target?: string; reversible?: boolean; json?: string }) =>
      call('side_effect', { kind: flags.kind, target: flags.target, reversible: flags.reversible ?? false }, flags),
    );
  verb
    .command('chronicle')
    .description('What is done so far and how earlier attempts failed, as JSON.')
    .option(...json)
    .action((flags: { json?: string }) => call('chronicle', {}, flags));
}

function toFailurePayload(flags: {
  whatTried?: string;
  whatHappened?: string;
  next?: string;
  retryPointless?: boolean;
}) {
  return {
    what_tried: flags.whatTried,
    what_happened: flags.whatHappened,
    next_attempt_plan: flags.next,
    retry_pointless: flags.retryPointless ?? false,
  };
}
