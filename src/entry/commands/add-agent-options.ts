import type { Command } from 'commander';
import { BUILTIN_TOOL_NAMES } from '../../agent/builtin/builtin-agent.ts';
import { PROVIDER_NAMES } from '../../agent/builtin/provider-facts.ts';
import { AGENT_NAMES } from '../settings/agent-choice.ts';

/** The flags that say who does the work. */
export function addAgentOptions(command: Command): void {
  command
    .option('--agent <name>', `who does the work: ${AGENT_NAMES.join(', ')} (default: command)`)
    .option('--agent-command <command>', 'the shell command of the agent "command", or the program of a CLI agent')
    .option('--provider <name>', `whose model it uses: ${PROVIDER_NAMES.join(', ')}`)
    .option('--model <name>', 'the model, as the provider calls it')
    .option('--base-url <address>', "another address of the provider (default: the provider's own)")
    .option(
      '--tools <names>',
      `tools of the agent "builtin": ${BUILTIN_TOOL_NAMES.join(', ')}; "read*" is possible (default: all)`,
    )
    .option('--on-denial <what>', 'when it calls another tool: terminate or continue (default: terminate)')
    .option('--price <in/cached/out>', 'what the model costs in US dollars for a million tokens, such as 3/0.3/15')
    .option('--instruction <text>', 'goes into every brief, before that of the plan; at most 32,768 characters')
    .option('--judge-model <name>', 'the model that judges statements (default: none, they are left to people)')
    .option('--judge-provider <name>', "whose model that is (default: the agent's provider)")
    .option(
      '--judge-price <in/cached/out>',
      'what that model costs (default: the table, or --price for the same model)',
    );
}
