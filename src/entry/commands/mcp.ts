import { renderError } from '../../domain/error-catalog.ts';
import { ConfigurationError, toError } from '../../domain/errors.ts';
import type { VerbReply } from '../../domain/verb.ts';
import { callVerb } from '../../verbs/verb-socket.ts';
import type { Io } from '../io.ts';
import { VERSION } from '../version.ts';

/** Serves the verbs of the attempt that this process belongs to by MCP on standard input and output. */
export async function mcpCommand({ world, console }: Io): Promise<number> {
  const socket = world.env.GROUNDHOG_SOCKET;
  if (socket === undefined) console.err(`${refuse('No attempt is active: GROUNDHOG_SOCKET is not set.').text}\n`);
  // Loaded only here: every other command starts without it.
  const { serveMcp } = await import('../../mcp/serve-mcp.ts');
  await serveMcp({
    version: VERSION,
    call: (verb, payload) => callDesk(socket, verb, payload),
    input: process.stdin,
    output: process.stdout,
  });
  return 0;
}

async function callDesk(socket: string | undefined, verb: string, payload: unknown): Promise<VerbReply> {
  if (socket === undefined) return refuse('No attempt is active: GROUNDHOG_SOCKET is not set.');
  try {
    return await callVerb(socket, verb, payload);
  } catch (error) {
    return refuse(`No attempt answers at ${socket}: ${toError(error).message}`);
  }
}

function refuse(reason: string): VerbReply {
  return { ok: false, text: renderError(new ConfigurationError('verb_outside_attempt', { reason })) };
}
