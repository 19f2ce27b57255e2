import { Command, CommanderError } from 'commander';
import { EXIT_USAGE } from '../domain/errors/usage-errors.ts';
import { findPrograms } from '../exec/programs.ts';
import { createRedactor } from '../exec/redaction/redact.ts';
import type { ValidateFlags } from './commands/check/validate.ts';
import { addAgentOptions } from './commands/declare/add-agent-options.ts';
import { addDoctor } from './commands/declare/add-doctor.ts';
import { addGc } from './commands/declare/add-gc.ts';
import { addOperations } from './commands/declare/add-operations.ts';
import { addPlan } from './commands/declare/add-plan.ts';
import { addSnapshots } from './commands/declare/add-snapshots.ts';
import { addSteps } from './commands/declare/add-steps.ts';
import { addVerbs } from './commands/declare/add-verbs.ts';
import { ALL_TASKS, repoFlag, taskFlag, verboseFlag } from './commands/flags.ts';
import type { ReadFlags } from './commands/read/chronicle.ts';
import type { AuditFlags } from './commands/run/audit.ts';
import type { DemoFlags } from './commands/run/demo.ts';
import type { RunFlags } from './commands/run/run-locally.ts';
import { isWorkAbandoned } from './compose/abandoned-work.ts';
import { openConsole } from './compose/console.ts';
import type { HostContext, Io } from './compose/host-context.ts';
import { VERSION } from './compose/version.ts';
import { findSecretsInEnv } from './settings/find-secrets-in-env.ts';
import { findSecretsOnMachine } from './settings/find-secrets-on-machine.ts';
import { addReport } from './task-report/add-report.ts';

/** Runs the command line and sets the exit code of the process. */
export async function runCli(argv: readonly string[]): Promise<void> {
  const redactor = createRedactor(findSecretsInEnv(process.env));
  const programs = await findPrograms(process.env.PATH ?? '');
  const host: HostContext = { env: process.env, programs, redactor, tempDir: undefined };
  let exitCode = 0;
  const program = buildProgram({ host, console: openConsole(redactor.redact, process.env) }, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  }
  process.exitCode = exitCode;
  // Abandoned work must not keep this process alive.
  if (isWorkAbandoned()) process.stdout.write('', () => process.exit());
}

/**
 * Builds the commands with their flags and help. The work of each is loaded when it is called, since agents call verbs
 * often, and most of the program is for runs. `finish` takes the exit code of the command that was called.
 */
function buildProgram(io: Io, finish: (exitCode: number) => void): Command {
  const program = new Command('groundhog')
    .description('Runs an agent against a plan, checks each checkpoint itself, rewinds failures and lands passes.')
    .version(VERSION)
    .exitOverride();
  program.hook('preAction', (_program, command) => {
    // A command without this flag is called by an agent, or reads one file.
    const { repo } = command.opts();
    if (typeof repo === 'string') io.host.redactor.add(findSecretsOnMachine(io.host.env, [repo]));
  });
  addRun(program, io, finish);
  addPlan(program, { io, finish, addIsolationOptions });
  program
    .command('demo')
    .description('Run a small plan in a new repository with a scripted agent: no key and no network needed.')
    .option('--json', 'print the result of the run as one JSON document on standard output')
    .addOption(verboseFlag)
    .action(async (flags: DemoFlags) => {
      const { demoCommand } = await import('./commands/run/demo.ts');
      finish(await demoCommand(flags, io));
    });
  program
    .command('validate')
    .description('Check plans, and .groundhog/config.yml: every problem with its position, or a summary.')
    .argument('<files...>', 'plan files; "-" is standard input')
    .option('--json', 'print the result as one JSON document on standard output')
    .action(async (paths: readonly string[], flags: ValidateFlags) => {
      const { validateCommand } = await import('./commands/check/validate.ts');
      finish(await validateCommand(paths, flags, io));
    });
  const groups = [addAudit, addReaders, addReport, addOperations, addDoctor, addGc, addSnapshots, addSteps, addVerbs];
  for (const add of groups) add(program, io, finish);
  program
    .command('mcp')
    .description('Serve the verbs of the running attempt as MCP tools on standard input and output, for a CLI agent.')
    .action(async () => {
      const { mcpCommand } = await import('./commands/attempt/mcp.ts');
      finish(await mcpCommand(io));
    });
  pointToHelp(program);
  return program;
}

/** Makes the error of a misused command point to the command's own help. */
function pointToHelp(command: Command, parents: readonly string[] = []): void {
  const names = [...parents, command.name()];
  const listed = command.commands.length > 0 ? 'commands' : 'flags';
  command.showHelpAfterError(`Run "${names.join(' ')} --help" for the ${listed}.`);
  for (const child of command.commands) pointToHelp(child, names);
}

function addRun(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const run = program
    .command('run')
    .description('Run a plan. Results are on the task branch; your checkout is touched only with "in_place".')
    .argument('<plan>', 'the plan file')
    .addOption(repoFlag)
    .addOption(taskFlag('"task" of the plan, else its file name'))
    .option('--base <ref>', 'where a new task starts (default: HEAD)')
    .option('--task-branch <name>', 'where results land (default: groundhog/<task>/task)');
  addAgentOptions(run);
  addIsolationOptions(run).option(
    '--network-agent <hosts>',
    'hosts for the agent beside its model: none, open, or names (default: none)',
  );
  addFolderOptions(run);
  addAttemptOptions(run);
  run
    .option('--fresh', 'discard the workspace after an attempt that does not land, instead of rewinding it')
    .option('--force', 'start agents although a criterion cannot be run at the base')
    .option('--protected-branch <glob>', 'no results on such a branch; may be given several times', collect)
    .option('--mask <name>', 'an environment variable whose value is a secret; may be given several times', collect)
    .option('--step-match <how>', "how lines of an agent's steps are matched: exact or whitespace (default: exact)")
    .option('--lfs', 'work on pointer files where the repository has files in Git LFS')
    .option('--audit-minutes <n>', 'time of an audit of each landing, see "groundhog audit" (default: 0, none)')
    .option('--materialize <mode>', 'direct, or approval: what lands waits for "groundhog approve" (default: direct)')
    .option('--only <checkpoint>', 'work on this checkpoint, and pause before another one')
    .option('--dry-run', 'check everything, show what would be done, and start and write nothing')
    .option('--json', 'print the result as one JSON document on standard output')
    .option('--quiet', 'show only warnings and the result')
    .addOption(verboseFlag)
    .action(async (plan: string, flags: RunFlags) => {
      const { runPlanCommand } = await import('./commands/run/run.ts');
      finish(await runPlanCommand(plan, flags, io));
    });
}

/** Adds the flags for where agents and criteria work. */
function addFolderOptions(run: Command): void {
  run
    .option(
      '--workspace <where>',
      'where the agent works: worktree, a separate folder, or in_place, your checkout (default: worktree)',
    )
    .option(
      '--verify-in <where>',
      'where commands of criteria run: checkout, our own of the captured tree, or workspace, as the agent left it (default: checkout)',
    )
    .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)');
}

/** Adds the flags for the limits of attempts and of the run, and for what of an attempt counts. */
function addAttemptOptions(run: Command): void {
  run
    .option('--attempt-budget-default <n>', 'attempts where the plan gives no number, 1 to 20 (default: 3)')
    .option('--wall-clock-timeout-seconds <n>', 'time of one attempt, 1 to 21600 (default: 1800)')
    .option('--max-iterations <n>', 'turns of one attempt, 1 to 1000 (default: 25)')
    .option(
      '--claim <what>',
      'what claims success: end, also a clean end after a change, or verb, the verb alone (default: end)',
    )
    .option('--session <what>', 'of a retry with a CLI agent: fresh, or resume-once for the first one (default: fresh)')
    .option('--rescue-steps <n>', 'steps of a failed attempt to verify, newest first, 0 to 50 (default: 0)')
    .option('--max-tokens <n>', 'tokens of this run, as its providers count them (default: no limit)')
    .option('--max-cost-usd <amount>', 'US dollars of this run, by what its providers count (default: no limit)')
    .option('--deadline-minutes <n>', 'time of this run; then it pauses (default: no limit)');
}

function addAudit(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const audit = program
    .command('audit')
    .description('Undo each hunk of what has landed in turn, and list those that no criterion notices. Writes nothing.')
    .argument('<plan>', 'the plan file')
    .addOption(repoFlag)
    .addOption(taskFlag('"task" of the plan, else its file name'))
    .option('--minutes <n>', 'time of the audit, 1 to 1440 (default: 10)');
  addIsolationOptions(audit)
    .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)')
    .option('--json', 'print the result as one JSON document on standard output')
    .addOption(verboseFlag)
    .action(async (plan: string, flags: AuditFlags) => {
      const { auditCommand } = await import('./commands/run/audit.ts');
      finish(await auditCommand(plan, flags, io));
    });
}

/** Adds the flags of the sandboxes that setup and criteria run in. */
function addIsolationOptions(command: Command): Command {
  return command
    .option(
      '--isolation <how>',
      'auto, a sandbox where there can be one; sandbox, or nothing runs; none (default: auto)',
    )
    .option(
      '--network-setup <hosts>',
      'hosts for setup: none, open, or names (default: the registries of its lockfiles)',
    )
    .option('--network-criteria <hosts>', 'hosts for criteria: none, open, or names (default: none)')
    .option('--visible-paths <paths>', 'absolute paths that programs in a sandbox may read (default: none)');
}

function collect(value: string, others: readonly string[] = []): readonly string[] {
  return [...others, value];
}

function addReaders(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const readers = [
    ['chronicle', 'Show what happened in a task, or in all tasks.'],
    ['status', 'Show the state of tasks.'],
  ] as const;
  for (const [name, description] of readers) {
    const reader = program
      .command(name)
      .description(description)
      .addOption(repoFlag)
      .addOption(taskFlag(ALL_TASKS))
      .option('--remote <name>', 'read the records of a remote (name or address) instead of the local ones');
    if (name === 'chronicle') reader.option('--json', 'print JSON');
    reader.addOption(verboseFlag).action(async (flags: ReadFlags) => {
      const { chronicleCommand, statusCommand } = await import('./commands/read/chronicle.ts');
      finish(await (name === 'status' ? statusCommand : chronicleCommand)(flags, io));
    });
  }
}
