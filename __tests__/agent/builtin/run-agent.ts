import type { AgentTask } from '../../../src/agent/agent.ts';
import { type BuiltinOptions, createBuiltinAgent } from '../../../src/agent/builtin/builtin-agent.ts';
import type { ModelSettings } from '../../../src/agent/builtin/provider-facts.ts';
import type { VerbReply } from '../../../src/domain/attempt/verb.ts';
import { findPrograms } from '../../../src/exec/programs.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import type { ModelProtocol } from '../../helpers/agents/model-turn.ts';
import { createTempDir } from '../../helpers/temp-repo.ts';

const PROVIDERS = {
  anthropic: 'anthropic',
  'openai-responses': 'openai',
  'openai-chat': 'openai-compatible',
  gemini: 'google',
} as const satisfies Record<ModelProtocol, string>;

export interface AgentRun {
  readonly report: Awaited<ReturnType<ReturnType<typeof createBuiltinAgent>['run']>>;
  readonly endpoint: ModelEndpoint;
  readonly folder: string;
  /** Verbs in the order of their calls. */
  readonly verbs: readonly { readonly name: string; readonly payload: unknown }[];
  /** The moments that were told of tools that may write. */
  readonly moments: readonly string[];
  readonly said: string;
}

export interface AgentRunOptions {
  readonly script: ModelScript;
  readonly protocol?: ModelProtocol;
  readonly options?: Partial<BuiltinOptions>;
  readonly settings?: Partial<ModelSettings>;
  readonly task?: Partial<AgentTask>;
  /** Works on the folder before the agent does. */
  readonly prepare?: (folder: string) => Promise<void>;
}

/** Lets the built-in agent work in an empty folder against a scripted model, without a run around it. */
export async function runAgent({
  script,
  protocol = 'anthropic',
  options,
  settings,
  task,
  prepare,
}: AgentRunOptions): Promise<AgentRun> {
  const folder = await createTempDir('builtin-agent');
  await prepare?.(folder);
  const endpoint = await startModelEndpoint(script);
  const sandbox = createNoSandbox({ workspacePath: folder, mark: `test-${folder.slice(-6)}` });
  const closed = new AbortController();
  const verbs: { name: string; payload: unknown }[] = [];
  const moments: string[] = [];
  let said = '';
  const callVerb = async (name: string, payload: unknown): Promise<VerbReply> => {
    verbs.push({ name, payload });
    if (name.startsWith('groundhog.checkpoint_')) closed.abort();
    return { ok: true, text: 'Recorded.' };
  };
  const agent = createBuiltinAgent({
    settings: {
      provider: PROVIDERS[protocol],
      model: 'scripted-model',
      apiKey: 'key',
      baseUrl: endpoint.baseUrl[protocol],
      ...settings,
    },
    policy: { allowed: undefined, onDenial: 'terminate' },
    findPrice: () => undefined,
    clock: { now: () => new Date('2026-01-01T00:00:00Z'), monotonicMs: () => 0 },
    redactor: createRedactor([]),
    maxRetries: 0,
    ...options,
  });
  try {
    const report = await agent.run({
      brief: '## Rules\n\nBe brief.\n\n## Current checkpoint\n\nid: greet\n',
      workspacePath: folder,
      attemptFolder: folder,
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin' },
      programs: await findPrograms(process.env.PATH ?? ''),
      timeoutMs: 300_000,
      maxTurns: 50,
      readTrusted: async () => undefined,
      sandbox,
      signal: closed.signal,
      onTool: async ({ phase, tool }) => {
        moments.push(`${phase} ${tool}`);
        return tool === 'bash' ? 'unchanged' : 'changed';
      },
      onOutput: (bytes) => {
        said += Buffer.from(bytes).toString('utf8');
      },
      callVerb,
      onUsage: () => undefined,
      ...task,
    });
    return { report, endpoint, folder, verbs, moments, said };
  } finally {
    await sandbox.stopAll();
    await endpoint.close();
  }
}
