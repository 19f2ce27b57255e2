import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { NetworkZone } from '../../domain/attempt/network-use.ts';
import type { ZoneAnswers } from '../../domain/decisions/judge-self-test.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type ProbeAnswers, probes } from '../../domain/sandbox-attacks.ts';
import { tryParseJson } from '../../domain/text/json-object.ts';
import { listProcessIdsSync, readProcessArgumentsSync } from '../../exec/proc.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { type CommandResult, runCommand } from '../../exec/run-command.ts';
import type { Sandbox, SandboxedSpec } from '../../exec/sandbox.ts';
import { openServers } from './own-servers.ts';
import type { ProbeOrder, ProbeTargets } from './probe-order.ts';
import { createTargets, type ForbiddenPaths } from './targets.ts';

/** A sandbox to test, with the folder and the environment that its programs get. */
export interface TestedZone {
  readonly zone: NetworkZone;
  readonly sandbox: Sandbox;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether the folder has a repository with a commit. */
  readonly hasHistory: boolean;
  /** Whether its programs get the socket of an attempt. */
  readonly hasVerbs: boolean;
}

/**
 * Attacks the machine from inside of sandboxes, with the configurations of our own repositories among the targets. Throws
 * ConfigurationError `isolation_broken` when one does not hold.
 */
export type IsolationTest = (zones: readonly TestedZone[], controlConfigs: readonly string[]) => Promise<void>;

export interface SelfTestOptions {
  /** The zones whose programs share the network of the machine. */
  readonly openZones: readonly NetworkZone[];
  readonly forbidden: ForbiddenPaths;
  readonly zones: readonly TestedZone[];
  /** The program of the probes and what runs it, by absolute paths. */
  readonly program: { readonly node: string; readonly script: string };
  /** The environment of the probes that run without a sandbox. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether sudo(8) is tried without a sandbox, where it may write to a person's log. */
  readonly triesSudo: boolean;
}

/** The answers of the probes without a sandbox, and in each. */
export interface SelfTest {
  readonly outside: ProbeAnswers;
  readonly zones: readonly ZoneAnswers[];
}

/** Longer than that of any probe. */
const LIMIT_MS = 300_000;
/** Time for the kernel to end the last process of a sandbox. */
const SURVIVOR_ROUNDS = 100;
const SURVIVOR_PAUSE_MS = 20;

const replySchema = z.object({
  token: z.string(),
  answers: z.partialRecord(
    z.enum(probes),
    z.object({ outcome: z.enum(['reached', 'blocked', 'absent']), detail: z.string().max(4096) }),
  ),
});

// Why: docs/decisions/0100-self-test-by-attack.md
/**
 * Attacks the machine from every sandbox and, for comparison, without one. Throws ConfigurationError `isolation_broken`
 * when the probes themselves do not run.
 */
export async function runSelfTest(options: SelfTestOptions): Promise<SelfTest> {
  const { targets, remove } = await createTargets(options.forbidden);
  try {
    const [outside, ...alone] = await Promise.all([
      probeOutside(options, targets),
      ...options.zones.map((zone) => probeZone(zone, options, targets)),
    ]);
    const tools: ZoneAnswers[] = [];
    // After all others: the end of the sandbox of tools ends whatever else its agent runs.
    for (const zone of options.zones.filter(({ hasVerbs }) => hasVerbs))
      tools.push(await probeTools(zone, options, targets));
    // What the probes asked for is no request of a program.
    for (const { sandbox } of options.zones) sandbox.takeNetworkUse();
    return { outside, zones: [...alone, ...tools] };
  } finally {
    await remove();
  }
}

/** Probes the one sandbox that all tools of the built-in agent share, and ends it. */
async function probeTools(zone: TestedZone, options: SelfTestOptions, targets: ProbeTargets): Promise<ZoneAnswers> {
  const { sandbox } = zone;
  const tools = { ...sandbox, run: (spec: SandboxedSpec) => sandbox.run({ ...spec, isTool: true }) };
  try {
    return { ...(await probeZone({ ...zone, sandbox: tools }, options, targets)), zone: 'tools' };
  } finally {
    await sandbox.stopAll();
  }
}

async function probeOutside({ zones, program, env, triesSudo }: SelfTestOptions, targets: ProbeTargets) {
  const [zone] = zones;
  const order = createOrder(targets, {
    ...{ folder: zone?.folder ?? '/', hasHistory: zone?.hasHistory ?? false, triesSudo },
    ...{ verbSocket: undefined, ownPort: undefined },
  });
  const spec = { ...toSpec(program, order), cwd: order.folder, env };
  const answers = readReply(await runCommand(spec), order, 'without a sandbox');
  const survivors = listSurvivors(order);
  for (const pid of survivors) process.kill(pid, 'SIGKILL');
  return withSurvivor(answers, survivors);
}

async function probeZone(tested: TestedZone, options: SelfTestOptions, targets: ProbeTargets): Promise<ZoneAnswers> {
  const { zone, sandbox, folder, env, hasHistory, hasVerbs } = tested;
  const attemptFolder = await mkdtemp(join(options.forbidden.socketParent, 'self-test-'));
  const verbSocket = hasVerbs ? join(attemptFolder, 'verbs') : undefined;
  const { listen, close } = openServers();
  if (verbSocket !== undefined) await listen({ path: verbSocket });
  const token = randomUUID();
  // As the server of its model.
  const model = hasVerbs ? await sandbox.forward(createServer((socket) => socket.end(token))) : undefined;
  try {
    const order = createOrder(
      targets,
      { folder, hasHistory, verbSocket, triesSudo: true, ownPort: model?.port },
      token,
    );
    const spec = { ...toSpec(options.program, order), cwd: folder, env, zone };
    const writable = hasVerbs ? { writable: [attemptFolder] } : {};
    const answers = readReply(await sandbox.run({ ...spec, ...writable }), order, `in the sandbox of the ${zone}`);
    const hasNetwork = options.openZones.includes(zone);
    return { zone, hasNetwork, answers: withSurvivor(answers, await awaitSurvivors(order)) };
  } finally {
    await model?.close();
    await close();
    removeFolder(attemptFolder);
  }
}

function createOrder(
  targets: ProbeTargets,
  given: Pick<ProbeOrder, 'folder' | 'hasHistory' | 'verbSocket' | 'ownPort' | 'triesSudo'>,
  token: string = randomUUID(),
): ProbeOrder {
  // More than three years in seconds: no other process sleeps for just that time.
  return { ...given, token, targets, survivorSeconds: `1${randomInt(1e8, 1e9)}` };
}

function toSpec({ node, script }: SelfTestOptions['program'], order: ProbeOrder) {
  return { file: node, args: [script], stdin: JSON.stringify(order), timeoutMs: LIMIT_MS, graceMs: 0 };
}

function readReply(result: CommandResult, { token }: ProbeOrder, where: string): ProbeAnswers {
  const reply = replySchema.safeParse(tryParseJson(Buffer.from(result.stdout).toString('utf8')));
  if (result.exitCode !== 0 || !reply.success || reply.data.token !== token) {
    const said = result.failedToStart?.message ?? Buffer.from(result.stderr).toString('utf8').trim().slice(0, 2000);
    const problem = `The self-test did not run ${where}: it ended with ${result.exitCode ?? result.signal ?? 'no exit code'}. ${said}`;
    throw new ConfigurationError('isolation_broken', { problems: problem.trim() });
  }
  return reply.data.answers;
}

/** Finds processes outside and inside of all sandboxes: those inside are seen from here. */
function listSurvivors({ survivorSeconds }: ProbeOrder): number[] {
  return listProcessIdsSync().filter((pid) => readProcessArgumentsSync(pid).includes(survivorSeconds));
}

async function awaitSurvivors(order: ProbeOrder): Promise<number[]> {
  let found = listSurvivors(order);
  for (let round = 0; round < SURVIVOR_ROUNDS && found.length > 0; round += 1) {
    await sleep(SURVIVOR_PAUSE_MS);
    found = listSurvivors(order);
  }
  return found;
}

function withSurvivor(answers: ProbeAnswers, [pid]: readonly number[]): ProbeAnswers {
  return pid === undefined ? answers : { ...answers, survivor: { outcome: 'reached', detail: `process ${pid}` } };
}
