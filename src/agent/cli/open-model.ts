import type { Sandbox } from '../../exec/sandbox.ts';
import type { CliAgentOptions, CliSettings } from './cli-adapter.ts';

/** The way of a CLI to its model in one attempt, until it is closed. */
export interface ReachedModel {
  readonly settings: CliSettings;
  close(): Promise<void>;
}

/** Opens a server of ours that adds the key, and returns the settings with its address and token. A login is left as it is. */
export async function openModel(
  { settings, createModelAccess }: Pick<CliAgentOptions, 'settings' | 'createModelAccess'>,
  { forward, countBytes }: Sandbox,
): Promise<ReachedModel> {
  const { baseUrl, basePath, key } = settings;
  if (key.isLogin) return { settings, close: async () => undefined };
  const model = createModelAccess({ address: `${baseUrl}${basePath}`, key: key.value, countBytes });
  const { port, close } = await forward(model.server);
  const path = new URL(baseUrl).pathname.replace(/\/$/, '');
  return {
    settings: { ...settings, baseUrl: `http://127.0.0.1:${port}${path}`, key: { ...key, value: model.token } },
    async close() {
      model.end();
      await close();
    },
  };
}
