import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { AgentTask } from '../../../src/agent/agent.ts';
import { createToolRunner, VERB_TOOLS } from '../../../src/agent/builtin/tool-runner.ts';
import { openBackground } from '../../../src/agent/builtin/tools/background.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { openVerbHandler, type VerbHandler } from '../../../src/verbs/verb-handler.ts';
import { serveVerbs } from '../../../src/verbs/verb-socket.ts';
import { cliPath } from '../built-program.ts';
import { runCli } from '../run-built.ts';
import { createTempDir } from '../temp-repo.ts';

export interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

/** A way by which a verb reaches the handler. Tools are named as a model sees them. */
export interface Door {
  readonly call: (tool: string, payload: unknown) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** The official MCP client, with the built `groundhog mcp` at its other end. */
export async function openMcpDoor(socket: string | undefined): Promise<Door> {
  const client = await connectMcp(socket);
  return {
    async call(name, payload) {
      const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: toArguments(payload) }));
      const [part] = result.content;
      return { ok: result.isError !== true, text: part?.type === 'text' ? part.text : '' };
    },
    close: () => client.close(),
  };
}

/** A connection of the official client to the built `groundhog mcp`. */
export async function connectMcp(socket: string | undefined): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const env = {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    HOME: await createTempDir('groundhog-home'),
    ...(socket === undefined ? {} : { GROUNDHOG_SOCKET: socket }),
  };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [cliPath(), 'mcp'], env, stderr: 'ignore' }),
  );
  return client;
}

function toArguments(payload: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload ?? {}));
}

/** The built `groundhog verb` and `groundhog snapshot`, one process for each call. */
export async function openShellDoor(socket: string | undefined): Promise<Door> {
  const cwd = await createTempDir('groundhog-nowhere');
  const env: Readonly<Record<string, string>> = socket === undefined ? {} : { GROUNDHOG_SOCKET: socket };
  return {
    async call(tool, payload) {
      const run = await runCli(['verb', tool.replaceAll('_', '-'), '--json', '-'], {
        cwd,
        env,
        input: JSON.stringify(payload),
      });
      return { ok: run.exitCode === 0, text: run.exitCode === 0 ? run.stdout : run.stderr };
    },
    close: async () => undefined,
  };
}

/** The tools of the built-in agent, called as its loop calls them; they are there in an attempt alone. */
export async function openBuiltinDoor(handler: VerbHandler): Promise<Door> {
  const clock = { now: () => new Date(0), monotonicMs: () => 0 };
  const task = toTask(await createTempDir('builtin-door'), handler);
  const redactor = createRedactor([]);
  const belt = createToolRunner({
    tools: VERB_TOOLS,
    policy: { allowed: [], onDenial: 'terminate' },
    context: { task, clock, redactor, processes: openBackground(task, redactor), takesImages: false },
  });
  return {
    async call(name, payload) {
      const { text, isError } = await belt.call({ id: 'call', name, input: payload });
      return { ok: !isError, text };
    },
    close: async () => undefined,
  };
}

function toTask(workspacePath: string, handler: VerbHandler): AgentTask {
  return {
    brief: '',
    workspacePath,
    attemptFolder: workspacePath,
    env: {},
    programs: { shell: { file: '/bin/sh', args: [] }, search: { kind: 'grep', file: '/usr/bin/grep' } },
    timeoutMs: 1000,
    maxTurns: 10,
    readTrusted: async () => undefined,
    sandbox: createNoSandbox({ workspacePath, mark: 'builtin-door' }),
    signal: new AbortController().signal,
    onOutput: () => undefined,
    onTool: async () => 'unchanged',
    callVerb: handler.handle,
    onUsage: () => undefined,
  };
}

/** A handler of verbs that is served at a socket, with a folder that its attempt would have worked in. */
export interface ServedVerbHandler {
  readonly handler: VerbHandler;
  readonly socket: string;
  readonly ended: () => number;
  readonly close: () => Promise<void>;
}

/** Opens the handler of an attempt that nobody works on. */
export async function serveVerbHandler(): Promise<ServedVerbHandler> {
  let ended = 0;
  const handler = openVerbHandler({
    clock: { now: () => new Date(0), monotonicMs: () => 0 },
    chronicle: () => ({ text: '{"memory":{}}', data: { memory: {} } }),
    snapshots: async ({ name }) => ({ ok: true, text: `did ${name}` }),
    onUsage: () => undefined,
    step: async () => ({ ok: true, text: 'no step' }),
    redact: (text) => text,
    onTerminal: () => {
      ended += 1;
    },
  });
  const socket = join(await createTempDir('verbs'), 's');
  const server = await serveVerbs(socket, handler.handle);
  return { handler, socket, ended: () => ended, close: () => server.close() };
}
