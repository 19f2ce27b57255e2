import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { JSON_FLAG, type VerbFlag, verbForms } from '../attempt/verb-forms.ts';
import { addExample } from '../flags.ts';

/** Adds the verbs by which an agent reports to Groundhog during an attempt. */
export function addVerbs(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const verb = program
    .command('verb')
    .description('Report to Groundhog from within an attempt; for agents.')
    .addHelpText('after', '\nTo name states of its files and restore them, an agent uses: groundhog snapshot');
  addExample(verb, 'groundhog verb checkpoint-success --summary "Parse negative numbers"');
  for (const { name, description, example, flags, toPayload } of verbForms) {
    const command = verb.command(name).description(description);
    addExample(command, `groundhog verb ${name} ${example}`);
    for (const flag of [...flags, JSON_FLAG]) addFlag(command, flag);
    command.action(async (values: { json?: string }) => {
      const { callVerbOf } = await import('../attempt/verb.ts');
      finish(await callVerbOf({ name, toPayload }, values, io));
    });
  }
}

function addFlag(command: Command, { flags, text, isNumber }: VerbFlag): void {
  if (isNumber === true) command.option(flags, text, Number);
  else command.option(flags, text);
}

/** Adds the command that serves the verbs to agents that support MCP. */
export function addMcp(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const mcp = program
    .command('mcp')
    .description('Serve the verbs of the running attempt as MCP tools on standard input and output, for a CLI agent.');
  addExample(mcp, 'claude mcp add groundhog -- groundhog mcp');
  mcp.action(async () => {
    const { mcpCommand } = await import('../attempt/mcp.ts');
    finish(await mcpCommand(io));
  });
}
