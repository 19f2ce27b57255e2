import { createEmulator } from 'emulate';
import { isJsonObject, parseJson } from '../json.ts';
import type { LoopbackAnswer } from './loopback-answers.ts';

export interface EmulatorRequest {
  readonly method: string;
  /** The concrete path with its query, without a prefix. */
  readonly target: string;
  readonly login: string;
  readonly body?: unknown;
}

/** The state behind the loopback GitHub. It lets every known login do everything: who may what is decided before it. */
export interface LoopbackEmulator {
  forward(request: EmulatorRequest): Promise<LoopbackAnswer>;
  close(): Promise<void>;
}

export interface EmulatorOptions {
  readonly owner: string;
  readonly repo: string;
  readonly defaultBranch: string;
  readonly logins: readonly string[];
  readonly apiUrl: string;
  readonly serverUrl: string;
}

/** Starts the emulator with one repository and the given logins. */
export async function startLoopbackEmulator(options: EmulatorOptions): Promise<LoopbackEmulator> {
  const { owner, repo, defaultBranch } = options;
  const logins = [...new Set([owner, ...options.logins])];
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries(logins.map((login) => [toToken(login), { login, scopes: ['repo', 'user'] }])),
      github: {
        users: logins.map((login) => ({ login })),
        repos: [{ owner, name: repo, default_branch: defaultBranch, auto_init: true }],
      },
    },
  });
  return {
    close: () => emulator.close(),
    async forward(request) {
      const response = await fetch(`${emulator.url}${request.target}`, {
        method: request.method,
        headers: {
          authorization: `token ${toToken(request.login)}`,
          'content-type': 'application/json',
          // One that is kept may be closed by the emulator just when it is used again.
          connection: 'close',
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      const text = (await response.text()).replaceAll(emulator.url, options.apiUrl);
      const link = response.headers.get('link')?.replaceAll(emulator.url, options.apiUrl);
      return {
        status: response.status,
        headers: link === undefined ? {} : { link },
        body: correct(parseJson(text), options),
      };
    },
  };
}

function toToken(login: string): string {
  return `internal-${Buffer.from(login).toString('hex')}`;
}

const pageKeys = new Set(['html_url', 'diff_url', 'patch_url', 'clone_url', 'avatar_url']);

// What the emulator says otherwise than GitHub: addresses of pages lie on the API's host, bots are users.
function correct(value: unknown, options: EmulatorOptions): unknown {
  if (Array.isArray(value)) return value.map((item) => correct(item, options));
  if (!isJsonObject(value)) return value;
  const corrected: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const isPage = pageKeys.has(key) && typeof item === 'string';
    corrected[key] = isPage ? item.replace(options.apiUrl, options.serverUrl) : correct(item, options);
  }
  return typeof corrected.login === 'string' && corrected.login.endsWith('[bot]') ? asBot(corrected) : corrected;
}

function asBot(user: Record<string, unknown>): unknown {
  const encoded = Object.entries(user).map(([key, value]) => [
    key,
    typeof value === 'string' && key.endsWith('url') ? value.replaceAll('[bot]', '%5Bbot%5D') : value,
  ]);
  return {
    ...Object.fromEntries(encoded),
    type: 'Bot',
    ...(user.login === 'github-actions[bot]' ? { id: 41_898_282 } : {}),
  };
}
