import { Command, CommanderError } from 'commander';
import { createRedactor } from '../exec/redact.ts';
import { addAgentOptions } from './commands/add-agent-options.ts';
import { addOperations } from './commands/add-operations.ts';
import { addSnapshots } from './commands/add-snapshots.ts';
import { addSteps } from './commands/add-steps.ts';
import { addVerbs } from './commands/add-verbs.ts';
import { chronicleCommand, type ReadFlags, statusCommand } from './commands/chronicle.ts';
import { demoCommand } from './commands/demo.ts';
import { ALL_TASKS, repoFlag, taskFlag } from './commands/flags.ts';
import { type GcFlags, gcCommand } from './commands/gc.ts';
import { mcpCommand } from './commands/mcp.ts';
import { type RunFlags, runCommand } from './commands/run.ts';
import { validateCommand } from './commands/validate.ts';
import type { HostContext } from './compose/compose.ts';
import { processConsole } from './compose/console.ts';
import type { Io } from './compose/io.ts';
import { keepHeapSmall } from './compose/keep-heap-small.ts';
import { isWorkAbandoned } from './compose/signals.ts';
import { VERSION } from './compose/version.ts';
import { findSecretsInEnv } from './settings/find-secrets-in-env.ts';

/** Runs the command line and sets the exit code of the process. */
export async function runCli(argv: readonly string[]): Promise<void> {
  keepHeapSmall();
  const host: HostContext = {
    env: process.env,
    redactor: createRedactor(findSecretsInEnv(process.env)),
    tempDir: undefined,
  };
  let exitCode = 0;
  const program = buildProgram({ host, console: processConsole }, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode;
  }
  process.exitCode = exitCode;
  // What a late end has left behind must not keep this process.
  if (isWorkAbandoned()) process.stdout.write('', () => process.exit());
}

/** The commands, their flags and their help. `finish` takes each command's exit code. */
function buildProgram(io: Io, finish: (exitCode: number) => void): Command {
  const program = new Command('groundhog')
    .description('Runs an agent against a plan, checks each checkpoint itself, rewinds failures and lands passes.')
    .version(VERSION)
    .exitOverride();
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
  addOperations(program, io, finish);
  addGc(program, io, finish);
  addSnapshots(program, io, finish);
  addSteps(program, io, finish);
  addVerbs(program, io, finish);
  program
    .command('mcp')
    .description('Serve the verbs of the running attempt as MCP tools on standard input and output, for a CLI agent.')
    .action(async () => finish(await mcpCommand(io)));
  pointToHelp(program);
  return program;
}

/** Lets whoever misuses a command be pointed to its own help. */
function pointToHelp(command: Command, parents: readonly string[] = []): void {
  const names = [...parents, command.name()];
  const what = command.commands.length > 0 ? 'commands' : 'flags';
  command.showHelpAfterError(`Run "${names.join(' ')} --help" for the ${what}.`);
  for (const child of command.commands) pointToHelp(child, names);
}

function addRun(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const run = program
    .command('run')
    .description('Carry out a plan. Results are on the task branch; your checkout is touched only with "in_place".')
    .argument('<plan>', 'the plan file')
    .addOption(repoFlag)
    .addOption(taskFlag('"task" of the plan, else its file name'))
    .option('--base <ref>', 'where a new task starts (default: HEAD)')
    .option('--task-branch <name>', 'where results land (default: groundhog/<task>/task)');
  addAgentOptions(run);
  run
    .option(
      '--workspace <where>',
      'where the agent works: worktree, a folder of its own, or in_place, your checkout (default: worktree)',
    )
    .option('--attempt-budget-default <n>', 'attempts where the plan says nothing, 1 to 20 (default: 3)')
    .option('--wall-clock-timeout-seconds <n>', 'time of one attempt, 1 to 21600 (default: 1800)')
    .option('--max-iterations <n>', 'turns of one attempt, 1 to 1000 (default: 25)')
    .option('--max-tokens <n>', 'tokens of this run, as far as the agent tells them (default: no limit)')
    .option('--max-cost-usd <amount>', 'US dollars of this run, as far as the agent tells them (default: no limit)')
    .option('--deadline-minutes <n>', 'time of this run; then it pauses (default: no limit)')
    .option('--fresh', 'discard the workspace after an attempt that does not land, instead of rewinding it')
    .option('--protected-branch <glob>', 'no results on such a branch; may be given several times', collect)
    .option('--step-match <how>', "how lines of an agent's steps are found again: exact or whitespace (default: exact)")
    .option('--lfs', 'work on pointer files where the repository has files in Git LFS')
    .option('--materialize <mode>', 'direct, or approval: what lands waits for "groundhog approve" (default: direct)')
    .option('--json', 'print the result as one JSON document on standard output')
    .action(async (plan: string, flags: RunFlags) => finish(await runCommand(plan, flags, io)));
}

function collect(value: string, others: readonly string[] = []): readonly string[] {
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
      .addOption(repoFlag)
      .addOption(taskFlag(ALL_TASKS))
      .option('--remote <name>', 'read the records of a remote (name or address) instead of the local ones');
    if (name === 'chronicle') reader.option('--json', 'print JSON');
    reader.action(async (flags: ReadFlags) => finish(await command(flags, io)));
  }
}

function addGc(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('gc')
    .description('List old scratch commits, steps and snapshots; with --apply, delete their refs.')
    .addOption(repoFlag)
    .option('--remote <name>', 'the refs of a remote (name or address) instead of the local ones')
    .option('--older-than <age>', 'a whole number and m, h, d or w', '30d')
    .addOption(taskFlag(ALL_TASKS))
    .option('--records', 'the records of tasks that are over as well')
    .option('--apply', 'delete what is listed')
    .option('--json', 'print JSON')
    .action(async (flags: GcFlags) => finish(await gcCommand(flags, io)));
}
