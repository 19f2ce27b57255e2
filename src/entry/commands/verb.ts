import type { VerbReply } from '../../domain/attempt/verb.ts';
import { toError } from '../../domain/errors/errors.ts';
import type { HostContext } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { callAttempt, NO_ATTEMPT } from '../job/call-attempt.ts';

export interface VerbCall {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** `-`: the payload is JSON on standard input instead. */
  readonly json: string | undefined;
  /** Prints what the answer holds for programs instead of its text. */
  readonly wantsData?: boolean;
}

/** Calls a verb of the attempt that this process belongs to. Exit 0 when it was recorded, 1 with the reason otherwise. */
export async function verbCommand(
  call: VerbCall,
  { host, console }: { host: HostContext; console: Console },
): Promise<number> {
  const socket = host.env.GROUNDHOG_SOCKET;
  if (socket === undefined) return show(NO_ATTEMPT, call, console);
  let payload: unknown = call.payload;
  if (call.json !== undefined) {
    if (Object.values(call.payload).some((value) => value !== undefined && value !== false)) {
      console.err('Give the payload either by flags or by --json, not by both.\n');
      return 1;
    }
    try {
      payload = JSON.parse(call.json === '-' ? await readStandardInput() : call.json);
    } catch (error) {
      console.err(`The payload is not JSON: ${toError(error).message}\n`);
      return 1;
    }
  }
  return show(await callAttempt(socket, call.name, payload), call, console);
}

function show(reply: VerbReply, { wantsData }: VerbCall, console: Console): number {
  const text = reply.ok && wantsData === true ? JSON.stringify(reply.data, undefined, 2) : reply.text;
  (reply.ok ? console.out : console.err)(`${text}\n`);
  return reply.ok ? 0 : 1;
}

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
