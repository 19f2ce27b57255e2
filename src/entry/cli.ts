import { Command, CommanderError, Option } from 'commander';
import { createRedactor } from '../exec/redact.ts';
import { addSnapshots } from './add-snapshots.ts';
import { addSteps, addStepVerb } from './add-steps.ts';
import { chronicleCommand, type ReadFlags, statusCommand } from './commands/chronicle.ts';
import { demoCommand } from './commands/demo.ts';
import { type GcFlags, gcCommand } from './commands/gc.ts';
import { mcpCommand } from './commands/mcp.ts';
import { type RunFlags, runCommand } from './commands/run.ts';
import { validateCommand } from './commands/validate.ts';
import { verbCommand } from './commands/verb.ts';
import type { World } from './compose.ts';
import { processConsole } from './console.ts';
import { AGENT_NAMES } from './create-agent.ts';
import { findSecretsInEnv } from './find-secrets-in-env.ts';
import type { Io } from './io.ts';
import { VERSION } from './version.ts';

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
  addGc(program, io, finish);
  addSnapshots(program, io, finish);
  addSteps(program, io, finish);
  addVerbs(program, io, finish);
  program
    .command('mcp')
    .description('Serve the verbs of the running attempt as MCP tools on standard input and output, for a CLI agent.')
    .action(async () => finish(await mcpCommand(io)));
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
    .option('--fresh', 'discard the workspace after an attempt that does not land, instead of rewinding it')
    .option('--protected-branch <glob>', 'no results on such a branch; may be given several times', collect, [])
    .option('--step-match <how>', "how lines of an agent's steps are found again: exact or whitespace (default: exact)")
    .option('--json', 'print the result as one JSON document on standard output')
    .action(async (plan: string, flags: RunFlags) => finish(await runCommand(plan, flags, io)));
}

function collect(value: string, others: readonly string[]): readonly string[] {
  return [...others, value];
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

function addGc(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('gc')
    .description('List old scratch commits, steps and snapshots; with --apply, delete their refs.')
    .option('--repo <dir>', 'the repository', '.')
    .option('--remote <name>', 'the refs of a remote (name or address) instead of the local ones')
    .option('--older-than <age>', 'a whole number and m, h, d or w', '30d')
    .option('--task <id>', 'only this task')
    .option('--records', 'the records of tasks that are over as well')
    .option('--apply', 'delete what is listed')
    .option('--json', 'print JSON')
    .action(async (flags: GcFlags) => finish(await gcCommand(flags, io)));
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
    .option('--what-tried <text>', 'what was tried')
    .option('--what-happened <text>', 'what came of it')
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
    .option('--target <text>', 'what was changed: a path, an address, a table')
    .option('--reversible', 'it can be undone')
    .option(...json)
    .action((flags: { kind?: string; target?: string; reversible?: boolean; json?: string }) =>
      call('side_effect', { kind: flags.kind, target: flags.target, reversible: flags.reversible ?? false }, flags),
    );
  addStepVerb(verb, call);
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
