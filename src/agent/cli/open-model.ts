import type { OpenExchange } from '../../exec/exchange.ts';
import type { AgentTask } from '../agent.ts';
import type { CliAgentOptions, CliSettings } from './cli-adapter.ts';

/** The way of a CLI to its model in one attempt, until it is closed. */
export interface ReachedModel {
  readonly settings: CliSettings;
  /** Ends the requests that are under way. Afterwards the usage of all of them is known. */
  close(): Promise<void>;
}

// Why: docs/decisions/0112-usage-is-counted-where-it-passes.md
/**
 * Opens a server of ours that adds the key and has each request followed, and returns the settings with its address and
 * token. A login stays with the CLI, since only that can use it.
 */
export async function openModel(
  { settings, createModelAccess }: Pick<CliAgentOptions, 'settings' | 'createModelAccess'>,
  { sandbox: { forward, countBytes }, signal }: Pick<AgentTask, 'sandbox' | 'signal'>,
  openExchange: OpenExchange,
): Promise<ReachedModel> {
  const { baseUrl, basePath, key } = settings;
  const token = key.isLogin ? key.value : undefined;
  const address = `${baseUrl}${basePath}`;
  const model = createModelAccess({ address, key: key.value, countBytes, openExchange, token });
  const { port, close } = await forward(model.server);
  const end = () => model.end();
  // No request may follow the answer that has used up a budget, however long the CLI takes to die.
  if (signal.aborted) await end();
  signal.addEventListener('abort', end);
  const path = new URL(baseUrl).pathname.replace(/\/$/, '');
  return {
    settings: { ...settings, baseUrl: `http://127.0.0.1:${port}${path}`, key: { ...key, value: model.token } },
    async close() {
      signal.removeEventListener('abort', end);
      await end();
      await close();
    },
  };
}
