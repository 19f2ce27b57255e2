import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { addExample, repoFlag, taskFlag, verboseFlag } from '../flags.ts';
import type { AuditFlags } from '../run/audit.ts';
import type { DemoFlags } from '../run/demo.ts';
import type { RunFlags } from '../run/run-locally.ts';
import { addAgentOptions } from './add-agent-options.ts';
import { addIsolationOptions } from './add-isolation-options.ts';
import { addPlan } from './add-plan.ts';

/** Adds the commands that work on a plan: `run`, `plan`, `audit` and `demo`. */
export function addRunCommands(program: Command, io: Io, finish: (exitCode: number) => void): void {
  addRun(program, io, finish);
  addPlan(program, io, finish);
  addAudit(program, io, finish);
  const demo = program
    .command('demo')
    .description('Run a small plan in a new repository with a scripted agent: no key and no network needed.')
    .option('--json', 'print the result of the run as one JSON document on standard output')
    .addOption(verboseFlag)
    .action(async (flags: DemoFlags) => {
      const { demoCommand } = await import('../run/demo.ts');
      finish(await demoCommand(flags, io));
    });
  addExample(demo, 'groundhog demo');
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
  addExample(run, 'groundhog run .groundhog/plans/first.yml --agent claude-code');
  addAttemptOptions(run);
  run
    .option('--fresh', 'discard the workspace after an attempt that does not land, instead of rewinding it')
    .option('--force', 'start agents although a criterion cannot be run at the base, or a guard fails there')
    .option('--protected-branch <glob>', 'no results on such a branch; may be given several times', collect)
    .option('--mask <name>', 'an environment variable whose value is a secret; may be given several times', collect)
    .option('--step-match <how>', "how lines of an agent's steps are matched: exact or whitespace (default: exact)")
    .option('--lfs', 'work on pointer files where the repository has files in Git LFS')
    .option('--audit-minutes <n>', 'time of an audit of each landing, see "groundhog audit" (default: 0, none)')
    .option('--materialize <mode>', 'direct, or approval: what lands waits for "groundhog approve" (default: direct)')
    .option(
      '--sign <who>',
      'what signs landed commits here: key (GROUNDHOG_SIGNING_KEY), or none (default: a key if set)',
    )
    .option('--sign-as <author>', 'author of what the key signs: Name <address>')
    .option('--rebase', 'put what has landed on the tip of the base where that has moved, and verify it again there')
    .option('--no-rebase', 'stop a rebase that has begun; the task branch stays as it is')
    .option('--only <checkpoint>', 'work on this checkpoint, and pause before another one')
    .option('--dry-run', 'check everything, show what would be done, and start and write nothing')
    .option('--json', 'print the result as one JSON document on standard output')
    .option('--quiet', 'show only warnings and the result')
    .addOption(verboseFlag)
    .action(async (plan: string, flags: RunFlags) => {
      const { runPlanCommand } = await import('../run/run.ts');
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
    .option(
      '--caches <folders>',
      'folders such as ~/.m2 of which setup, criteria and agents in a sandbox get a copy (default: none)',
    );
}

/** Adds the flags for the limits of attempts and of the run, and for what of an attempt counts. */
function addAttemptOptions(run: Command): void {
  run
    .option('--attempt-budget-default <n>', 'attempts where the plan gives no number, 1 to 20 (default: 3)')
    .option('--wall-clock-timeout-seconds <n>', 'time of one attempt, 1 to 21600 (default: 1800)')
    .option('--max-iterations <n>', 'turns of one attempt, 1 to 1000 (default: 100)')
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
  addExample(audit, 'groundhog audit .groundhog/plans/first.yml --minutes 5');
  addIsolationOptions(audit)
    .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)')
    .option('--json', 'print the result as one JSON document on standard output')
    .addOption(verboseFlag)
    .action(async (plan: string, flags: AuditFlags) => {
      const { auditCommand } = await import('../run/audit.ts');
      finish(await auditCommand(plan, flags, io));
    });
}

function collect(value: string, others: readonly string[] = []): readonly string[] {
  return [...others, value];
}
