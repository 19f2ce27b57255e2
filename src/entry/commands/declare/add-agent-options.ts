import type { Command } from 'commander';
import { PROVIDER_NAMES } from '../../../agent/builtin/provider-facts.ts';
import { BUILTIN_TOOL_NAMES } from '../../../agent/builtin/tools/tool-names.ts';
import { effortChoices } from '../../../domain/setting-limits.ts';
import { AGENT_NAMES } from '../../settings/agent-choice.ts';

/** Adds the flags that choose the agent and its model. */
export function addAgentChoice(command: Command): Command {
  return command
    .option('--agent <name>', `the agent: ${AGENT_NAMES.join(', ')} (default: command)`)
    .option(
      '--agents <list>',
      'a ladder: the agents of the first attempt, the second and so on, as YAML such as "[{agent: codex}, {agent: claude-code}]"',
    )
    .option('--agent-command <command>', 'the shell command of the agent "command", or the program of a CLI agent')
    .option('--provider <name>', `the provider of its model: ${PROVIDER_NAMES.join(', ')}`)
    .option('--model <name>', 'the model, by the name that its provider uses')
    .option('--base-url <address>', "another address of the provider (default: the provider's own)");
}

/** Adds the flags that choose agent, model and judge. */
export function addAgentOptions(command: Command): void {
  addAgentChoice(command)
    .option(
      '--tools <names>',
      `tools of the agent "builtin": ${BUILTIN_TOOL_NAMES.join(', ')}; "read*" is possible (default: all)`,
    )
    .option('--on-denial <what>', 'on a call of another tool: terminate or continue (default: terminate)')
    .option('--effort <how-much>', `how much its model thinks: ${effortChoices.join(', ')} (default: the model's own)`)
    .option('--temperature <number>', "from 0 to 2 (default: the provider's own)")
    .option('--max-output-tokens <number>', 'the longest answer (default: 32,000, or the most that the model can)')
    .option('--context-window <number>', 'the tokens that its model takes (default: the table, else 128,000)')
    .option('--headers <json>', 'headers of every request as a JSON object; "$NAME" is the value of that variable')
    .option('--provider-options <json>', 'options of the AI SDK for the provider, as a JSON object')
    .option('--price <in/cached/out>', 'the price of a million tokens in US dollars, such as 3/0.3/15')
    .option('--instruction <text>', 'added to every brief, before that of the plan; at most 32,768 characters')
    .option('--judge-model <name>', 'the model that judges statements (default: none, a person may judge them later)')
    .option('--judge-provider <name>', "the judge's provider (default: the agent's)")
    .option(
      '--judge-price <in/cached/out>',
      'the price of its model (default: the table, or --price for the same model)',
    )
    .option('--judge-fallback-model <name>', 'the model that is asked where the judge gives no verdict')
    .option('--judge-votes <number>', 'how many conversations decide a statement: 1 or 3 (default: 1)')
    .option('--on-unjudged <what>', 'without a verdict of the judge: pause, fail or land (default: pause)');
}
