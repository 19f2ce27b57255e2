import { describeNetworkUse } from '../../domain/attempt/describe-network.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { type ObjectId, toShortId } from '../../domain/ids.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { findMessageLine } from '../../domain/text/message-line.ts';
import { toOneLine, toPlainText } from '../../domain/text/plain-text.ts';
import { toShell } from '../../exec/programs.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import { createOutputEnds } from '../../exec/streams/output-ends.ts';
import type { CommandFolder } from '../../verifier/command-folder.ts';
import type { RunContext } from '../context/run-context.ts';
import { watchRefusals } from './watch-refusals.ts';

const SETUP_TIMEOUT_MS = 3_600_000;
/** Some programs name the cause before pages of their usage. */
const SHOWN = { headBytes: 1000, tailBytes: 3000 };
/** Characters of the line that says why a setup failed. */
const MAX_CAUSE = 300;

/** The end of a setup. `stopped`: the run is being stopped, and it does not matter how the setup ended. */
export type SetupEnd = { readonly kind: 'done' | 'stopped' } | SetupFailure;

interface SetupFailure {
  readonly kind: 'failed';
  readonly detail: string;
  /** Empty where the detail has all of it. */
  readonly output: string;
  /** The hosts that it was refused, one sentence each; none where it was refused none. */
  readonly refusals?: readonly string[];
}

/**
 * Runs the setup of a plan in a folder, and stops what it leaves. Reports the hosts that it reached, and soon those that it is
 * refused, which a failure names, too.
 */
export async function runSetup(
  command: string,
  { folder, sandbox }: { readonly folder: CommandFolder; readonly sandbox: Sandbox },
  runContext: RunContext,
): Promise<SetupEnd> {
  const { notifier, guard } = runContext.ports;
  const report = (text: string) => notifier.progress({ kind: 'warning', text: `Setup: ${text}` });
  const refusals = watchRefusals(sandbox, report);
  const end = await runCommand(command, folder, runContext).finally(() => refusals.stop());
  await sandbox.stopAll();
  const isReported = refusals.stop();
  const { hosts, denied } = sandbox.takeNetworkUse();
  guard.inspect();
  const unreported = denied.filter((denial) => !isReported(denial));
  for (const text of describeNetworkUse({ hosts, denied: unreported }, 'setup')) report(text);
  return end.kind === 'failed' ? { ...end, refusals: describeNetworkUse({ hosts: [], denied }, 'setup') } : end;
}

async function runCommand(command: string, folder: CommandFolder, { ports, limits }: RunContext): Promise<SetupEnd> {
  ports.notifier.progress({ kind: 'setup_started', command });
  const ends = createOutputEnds(SHOWN);
  const redacted = ports.redactor.redactStream();
  const result = await folder.run({
    ...toShell(command, ports.programs.shell),
    cwd: folder.path,
    zone: 'setup',
    env: folder.env,
    timeoutMs: SETUP_TIMEOUT_MS,
    signal: limits.signal,
    onOutput: (bytes) => ends.add(redacted.push(bytes)),
  });
  ends.add(redacted.end());
  if (limits.signal.aborted) return { kind: 'stopped' };
  if (result.exitCode === 0) return { kind: 'done' };
  const output = ends.render().text.trimEnd();
  const end = result.timedOut ? 'it did not end in time' : `exit code ${result.exitCode ?? result.signal ?? 'none'}`;
  const cause = findCause(output);
  return { kind: 'failed', detail: [end, ...cause].join(': '), output: cause.includes(output.trim()) ? '' : output };
}

/** The answer of our proxy where a host cannot be reached, in whatever words a program puts around it. */
const UNREACHED = /Groundhog did not reach host [\w.-]{1,253}: [A-Z_]{1,40}/;
/** A sentence of npm, and not one of the facts around it. */
const OF_NPM = /^npm (?:ERR!|error) (?!(?:code|errno|syscall|path|type|method|command|A complete log)\b)\S/;

/** Finds the lines of an output that say why its command failed, the most telling first; untrusted text. */
function findCause(output: string): readonly string[] {
  const plain = toPlainText(output);
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  const cause = findMessageLine(lines) ?? lines.find((line) => OF_NPM.test(line)) ?? lines.at(-1)?.trim();
  const found = [UNREACHED.exec(plain)?.[0], cause].filter((line) => line !== undefined);
  return found.map((line) => line.slice(0, MAX_CAUSE));
}

/** Throws `setup_failed` with both ends of the output, and the commit that it ran at, unless the setup has succeeded. */
export function requireSetup(command: string, commit: ObjectId, end: SetupEnd): void {
  if (end.kind !== 'failed') return;
  const { detail, output, refusals = [] } = end;
  throw new GroundhogError('setup_failed', {
    ...{ command: toOneLine(command), commit: toShortId(commit), detail, output },
    ...(refusals.length === 0 ? {} : { refusals: listSome(refusals) }),
  });
}
