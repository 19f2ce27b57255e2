import type { VerbReply } from '../../../domain/attempt/verb.ts';
import { toError } from '../../../domain/errors/errors.ts';
import type { Console } from '../../compose/console.ts';
import { callAttempt, NO_ATTEMPT } from '../../job/call-attempt.ts';
import type { Env } from '../../settings/settings.ts';
import type { VerbForm } from './verb-forms.ts';

export interface VerbCall {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The payload as JSON instead; `-` reads it from standard input. */
  readonly json: string | undefined;
  /** Prints the reply's data as JSON instead of its text. */
  readonly wantsData?: boolean;
}

/** The environment that names the attempt, and the streams that the reply goes to. */
interface VerbIo {
  readonly host: { readonly env: Env };
  readonly console: Pick<Console, 'out' | 'err'>;
}

/** Calls a verb by the values of its flags, as `verbCommand` does. */
export function callVerbOf(
  { name, toPayload }: Pick<VerbForm, 'name' | 'toPayload'>,
  values: { readonly json?: string },
  io: VerbIo,
): Promise<number> {
  const verb = `groundhog.${name.replaceAll('-', '_')}`;
  return verbCommand({ name: verb, payload: toPayload({ ...values }), json: values.json }, io);
}

/** Calls a verb of the attempt that this process belongs to. Returns exit code 0 when it was recorded, 1 otherwise. */
export async function verbCommand(call: VerbCall, { host, console }: VerbIo): Promise<number> {
  const socket = host.env.GROUNDHOG_SOCKET;
  if (socket === undefined) return printReply(NO_ATTEMPT, call, console);
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
  return printReply(await callAttempt(socket, call.name, payload), call, console);
}

function printReply(reply: VerbReply, { wantsData }: VerbCall, console: VerbIo['console']): number {
  const text = reply.ok && wantsData === true ? JSON.stringify(reply.data, undefined, 2) : reply.text;
  (reply.ok ? console.out : console.err)(`${text}\n`);
  return reply.ok ? 0 : 1;
}

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
