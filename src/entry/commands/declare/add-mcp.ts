import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';

/** Adds the command that serves the verbs to agents that support MCP. */
export function addMcp(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('mcp')
    .description('Serve the verbs of the running attempt as MCP tools on standard input and output, for a CLI agent.')
    .action(async () => {
      const { mcpCommand } = await import('../attempt/mcp.ts');
      finish(await mcpCommand(io));
    });
}
