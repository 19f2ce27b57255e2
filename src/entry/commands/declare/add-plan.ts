import type { Command } from 'commander';
import { PROVIDER_NAMES } from '../../../agent/builtin/provider-facts.ts';
import type { Io } from '../../compose/host-context.ts';
import { addExample, repoFlag, verboseFlag } from '../flags.ts';
import type { PlanFlags } from '../run/plan.ts';
import { addIsolationOptions } from './add-isolation-options.ts';

/** Adds the command that drafts a plan. `finish` takes its exit code. */
export function addPlan(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const plan = program
    .command('plan')
    .description(
      'Draft a plan from a wish with a model that only reads, check it before any work, and write it to a file.',
    )
    .argument('<wish>', 'what you want, in your words')
    .addOption(repoFlag)
    .option('--base <ref>', 'the commit that it is drafted for (default: HEAD)')
    .option('--out <file>', 'the new file; "-" writes none (default: .groundhog/plans/<wish>.yml)')
    .option('--yes', 'run a setup of the draft that is no known installation, to check it');
  addExample(plan, 'groundhog plan "parse negative numbers" --provider anthropic --model <name>');
  addPlannerOptions(plan);
  addIsolationOptions(plan)
    .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)')
    .option('--wall-clock-timeout-seconds <n>', 'time of one round, 1 to 21600 (default: 1800)')
    .option('--max-iterations <n>', 'turns of one round, 1 to 1000 (default: 100)')
    .option('--max-tokens <n>', 'tokens of the drafting, as its provider counts them (default: no limit)')
    .option('--max-cost-usd <amount>', 'US dollars of the drafting (default: no limit)')
    .option('--json', 'print the result as one JSON document on standard output')
    .addOption(verboseFlag)
    .action(async (wish: string, flags: PlanFlags) => {
      const { planCommand } = await import('../run/plan.ts');
      finish(await planCommand(wish, flags, io));
    });
}

/** Adds the flags that choose the agent that drafts, and its model. */
function addPlannerOptions(plan: Command): void {
  plan
    .option('--agent <name>', 'the agent that drafts, which only reads: as for "run" (default: builtin)')
    .option(
      '--agent-command <command>',
      'a command that reads the brief on standard input and prints the plan in one code block that begins with ```yaml; or the program of a CLI agent',
    )
    .option('--agents <list>', 'a ladder of agents as for "run"; the first that reads by tools of its own drafts')
    .option('--provider <name>', `the provider of its model: ${PROVIDER_NAMES.join(', ')}`)
    .option('--model <name>', 'the model, by the name that its provider uses')
    .option('--base-url <address>', "another address of the provider (default: the provider's own)")
    .option('--price <in/cached/out>', 'the price of a million tokens in US dollars, such as 3/0.3/15');
}
