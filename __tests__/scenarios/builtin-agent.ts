import type { ModelEndpoint, ModelScript } from '../helpers/agents/model-endpoint.ts';
import { call, type ModelProtocol, type ModelTurn } from '../helpers/agents/model-turn.ts';
import { type LaptopOptions, type LaptopRun, runOnLaptop } from './laptop.ts';

/** A key as a test recognises it anywhere; of no vendor's shape. */
export const CANARY_KEY = 'canary-of-the-model-key-4711-0815';

/** How each protocol is reached by name, with the variables for its key and its address. */
export const doors = [
  { provider: 'anthropic', protocol: 'anthropic', keyName: 'ANTHROPIC_API_KEY', addressName: 'ANTHROPIC_BASE_URL' },
  { provider: 'openai', protocol: 'openai-responses', keyName: 'OPENAI_API_KEY', addressName: 'OPENAI_BASE_URL' },
  {
    provider: 'openai-compatible',
    protocol: 'openai-chat',
    keyName: 'OPENAI_COMPATIBLE_API_KEY',
    addressName: 'OPENAI_COMPATIBLE_BASE_URL',
  },
  { provider: 'google', protocol: 'gemini', keyName: 'GEMINI_API_KEY', addressName: 'GOOGLE_GEMINI_BASE_URL' },
] as const satisfies readonly {
  readonly provider: string;
  readonly protocol: ModelProtocol;
  readonly keyName: string;
  readonly addressName: string;
}[];

export type Door = (typeof doors)[number];

/** Runs `groundhog run --agent builtin` against a scripted model. */
export function runBuiltin(
  dir: string,
  endpoint: ModelEndpoint,
  { door = doors[0], ...options }: LaptopOptions & { readonly door?: Door } = {},
): Promise<LaptopRun> {
  const { flags = [], env = {} } = options;
  return runOnLaptop(dir, {
    ...options,
    flags: ['--agent', 'builtin', '--provider', door.provider, '--model', 'scripted-model', ...flags],
    env: { [door.keyName]: CANARY_KEY, [door.addressName]: endpoint.url, GROUNDHOG_MODEL_PACE_MS: '1', ...env },
  });
}

/** Fails a first attempt by its criterion and passes the second, as a model does that reads what it is told. */
export const twoAttempts: ModelScript = (request) => {
  const isSecond = request.text.includes('Attempt 2 of');
  const turns: readonly ModelTurn[] = [
    call('read_file', { path: 'README.md' }),
    call('write_file', { path: 'greeting.txt', content: isSecond ? 'helo\n' : 'good day\n' }),
    isSecond
      ? call('edit_file', { path: 'greeting.txt', old_text: 'helo', new_text: 'hello' })
      : call('bash', { command: 'cat greeting.txt; env' }),
    call('checkpoint_success', { summary: isSecond ? 'Say hello' : 'Say good day' }),
  ];
  return turns[request.answers.length] ?? { kind: 'turn', text: 'I have nothing more to do.' };
};
