import type { Io } from '../../compose/host-context.ts';
import { VERSION } from '../../compose/version.ts';
import { callAttempt, NO_ATTEMPT } from '../../job/call-attempt.ts';

/** Serves the verbs of the attempt that this process belongs to as MCP tools on standard input and output. */
export async function mcpCommand({ host, console }: Io): Promise<number> {
  const socket = host.env.GROUNDHOG_SOCKET;
  if (socket === undefined) console.err(`${NO_ATTEMPT.text}\n`);
  // Loaded only here, so that every other command starts faster.
  const { serveMcp } = await import('../../../mcp/serve-mcp.ts');
  await serveMcp({
    version: VERSION,
    call: async (verb, payload) => (socket === undefined ? NO_ATTEMPT : callAttempt(socket, verb, payload)),
    input: process.stdin,
    output: process.stdout,
  });
  return 0;
}
