import type { Command } from 'commander';
import type { verbCommand } from '../attempt/verb.ts';
import type { DeclareCommands } from './create-program.ts';

const JSON_OPTION = ['--json <payload>', 'the payload as JSON; "-" reads it from standard input'] as const;

/** Loads the work of the verbs, where it is not there yet. */
export type LoadVerb = () => Promise<{ readonly verbCommand: typeof verbCommand }>;

/** Returns what adds the verbs by which an agent reports to Groundhog during an attempt. */
export function declareVerbs(load: LoadVerb): DeclareCommands {
  return (program, io, finish) =>
    addVerbs(program, async (name, payload, flags) => {
      const { verbCommand } = await load();
      finish(await verbCommand({ name: `groundhog.${name}`, payload, json: flags.json }, io));
    });
}

function addVerbs(program: Command, call: CallVerb): void {
  const verb = program
    .command('verb')
    .description('Report to Groundhog from within an attempt; for agents.')
    .addHelpText('after', '\nTo name states of its files and restore them, an agent uses: groundhog snapshot');
  verb
    .command('checkpoint-success')
    .description('The checkpoint is done. Ends the attempt.')
    .option('--summary <text>', 'what was done: the commit message')
    .option(...JSON_OPTION)
    .action((flags: { summary?: string; json?: string }) =>
      call('checkpoint_success', { summary: flags.summary }, flags),
    );
  verb
    .command('checkpoint-failure')
    .description('The checkpoint could not be done. Ends the attempt.')
    .option('--what-tried <text>', 'what was tried')
    .option('--what-happened <text>', 'what happened')
    .option('--next <text>', 'the plan for the next attempt')
    .option('--retry-pointless', 'another attempt would not help')
    .option(...JSON_OPTION)
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
    .option(...JSON_OPTION)
    .action((flags: { kind?: string; target?: string; reversible?: boolean; json?: string }) =>
      call('side_effect', { kind: flags.kind, target: flags.target, reversible: flags.reversible ?? false }, flags),
    );
  addStepVerb(verb, call);
  addUsageVerbs(verb, call);
  addChronicleVerb(verb, call);
}

function addStepVerb(verb: Command, call: CallVerb): void {
  verb
    .command('step')
    .description('A tool of the agent has just ended, or is about to run: the changes are kept as a step.')
    .option('--tool <name>', 'the name of the tool')
    .option('--start', 'it is about to run')
    .option(...JSON_OPTION)
    .action((flags: { tool?: string; start?: boolean; json?: string }) =>
      call('step', { tool: flags.tool, phase: flags.start === true ? 'start' : undefined }, flags),
    );
}

function addChronicleVerb(verb: Command, call: CallVerb): void {
  verb
    .command('chronicle')
    .description('What is done so far and how earlier attempts failed, as JSON.')
    .option('--plan', 'the whole plan as well')
    .option(...JSON_OPTION)
    .action((flags: { plan?: boolean; json?: string }) => call('chronicle', { plan: flags.plan ?? false }, flags));
}

type CallVerb = (
  name: string,
  payload: Readonly<Record<string, unknown>>,
  flags: { readonly json?: string },
) => Promise<void>;

function addUsageVerbs(verb: Command, call: CallVerb): void {
  verb
    .command('usage')
    .description('What this attempt has used so far, in all.')
    .option('--turns <n>', 'turns', Number)
    .option('--input-tokens <n>', 'input tokens', Number)
    .option('--output-tokens <n>', 'output tokens', Number)
    .option('--cost-usd <amount>', 'US dollars', Number)
    .option(...JSON_OPTION)
    .action((flags: { turns?: number; inputTokens?: number; outputTokens?: number; costUsd?: number; json?: string }) =>
      call('usage', toUsagePayload(flags), flags),
    );
  verb
    .command('retry-after')
    .description('The provider limits requests; exit with 75 after it.')
    .option('--seconds <n>', 'how long to wait', Number)
    .option(...JSON_OPTION)
    .action((flags: { seconds?: number; json?: string }) => call('retry_after', { seconds: flags.seconds }, flags));
}

function toUsagePayload(flags: { turns?: number; inputTokens?: number; outputTokens?: number; costUsd?: number }) {
  return {
    turns: flags.turns,
    input_tokens: flags.inputTokens,
    output_tokens: flags.outputTokens,
    cost_usd: flags.costUsd,
  };
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
