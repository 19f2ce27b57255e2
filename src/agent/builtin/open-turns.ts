import { type LanguageModel, wrapLanguageModel } from 'ai';
import { type ModelTurn, type TurnOptions, takeTurn } from './model-turn.ts';
import { type OpenModel, openModel } from './open-model.ts';
import type { ModelSettings } from './provider-facts.ts';

const SILENCE_MS = 10 * 60_000;
const RETRIES = 2;

/** A model, and with how much patience it is asked. */
export interface ModelAccess {
  readonly settings: ModelSettings;
  /** How long it may be silent. */
  readonly silenceMs?: number | undefined;
  /** How often a call is made again at once when the provider is overloaded. */
  readonly maxRetries?: number | undefined;
}

/** What all turns of some conversations have in common. */
export interface TurnSettings extends Pick<TurnOptions, 'instructions' | 'tools' | 'cacheKey'> {
  /** Whether the provider is to insist on a call. */
  readonly mustCall: boolean;
}

/** What a turn is asked with. */
export type TurnRequest = Pick<TurnOptions, 'messages' | 'signal' | 'onText'>;

type Middleware = Exclude<Parameters<typeof wrapLanguageModel>[0]['middleware'], readonly unknown[]>;

/** Opens a model for turns, the same way for everybody who asks one. A turn rejects as `takeTurn` says. */
export function openModelTurns(
  reach: ModelAccess,
  habits: TurnSettings,
): (question: TurnRequest) => Promise<ModelTurn> {
  const { mustCall, ...always } = habits;
  const opened = openModel(reach.settings);
  const model = mustCall ? toCallingModel(opened) : opened;
  const { silenceMs = SILENCE_MS, maxRetries = RETRIES } = reach;
  return (question) => takeTurn({ model, silenceMs, maxRetries, ...always, ...question });
}

/** Where the library itself is told to insist, it throws an answer without a call away, and its usage. */
function toCallingModel(model: OpenModel): LanguageModel {
  const transformParams: Middleware['transformParams'] = ({ params }) =>
    Promise.resolve({ ...params, toolChoice: { type: 'required' } });
  return wrapLanguageModel({ model, middleware: { transformParams } });
}
