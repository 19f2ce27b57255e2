import { type LanguageModel, type ModelMessage, wrapLanguageModel } from 'ai';
import type { Clock } from '../../domain/clock.ts';
import type { AgentStop } from '../../domain/judge-attempt.ts';
import { type ModelTurn, takeTurn, toBriefMessage } from '../builtin/model-turn.ts';
import { type OpenModel, openModel } from '../builtin/open-model.ts';
import type { ModelSettings } from '../builtin/provider-facts.ts';
import { toProviderStop } from '../builtin/provider-failure.ts';
import { JUDGE_INSTRUCTIONS, type QuestionPrompt } from './judge-question.ts';
import { readVerdict, verdictTool } from './verdict-tool.ts';

const SILENCE_MS = 2 * 60_000;
const RETRIES = 2;
/** An answer that is no verdict is asked for once more. */
const MAX_ASKED = 2;

export type Outcome =
  | { readonly kind: 'judged'; readonly holds: boolean; readonly reason: string }
  | { readonly kind: 'not_judged'; readonly reason: string };

type Middleware = Exclude<Parameters<typeof wrapLanguageModel>[0]['middleware'], readonly unknown[]>;

/** A model, how it is reached, and for how long. */
export interface JudgeModel {
  readonly settings: ModelSettings;
  readonly clock: Clock;
  /** Masks secrets in what a provider says. */
  readonly redact: (text: string) => string;
  /** How long the model may be silent. */
  readonly silenceMs?: number;
  /** How often a call is made again at once when the provider is overloaded. */
  readonly maxRetries?: number;
}

export interface Asking {
  readonly options: JudgeModel;
  readonly signal: AbortSignal;
  /** Takes each answer as it came, whatever it is worth. */
  readonly onAnswer: (turn: ModelTurn) => void;
}

/** Asks a model for its verdict. What keeps it from one is an outcome as well: this never rejects. */
export async function askJudge(prompt: QuestionPrompt, asking: Asking): Promise<Outcome> {
  const { options, signal, onAnswer } = asking;
  const model = toCallingModel(openModel(options.settings));
  const messages: readonly ModelMessage[] = [toBriefMessage(prompt)];
  try {
    for (let asked = 1; asked <= MAX_ASKED; asked += 1) {
      const turn = await takeTurn({
        model,
        instructions: JUDGE_INSTRUCTIONS,
        messages,
        tools: [verdictTool],
        signal,
        cacheKey: 'groundhog-judge',
        silenceMs: options.silenceMs ?? SILENCE_MS,
        maxRetries: options.maxRetries ?? RETRIES,
        onText: () => undefined,
      });
      onAnswer(turn);
      if (turn.reason === 'content-filter') return { kind: 'not_judged', reason: 'the judge refused to answer.' };
      const verdict = readVerdict(turn);
      if (verdict !== undefined) return { kind: 'judged', ...verdict };
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'not_judged', reason: 'the run was stopped meanwhile.' };
    const stop = toProviderStop(error, { now: options.clock.now(), redact: options.redact });
    return { kind: 'not_judged', reason: `the judge could not be asked: ${describeStop(stop)}` };
  }
  return { kind: 'not_judged', reason: `the judge was asked ${MAX_ASKED} times and gave no verdict.` };
}

/** Asks the provider to insist on a call. Where the library is told so, it throws an answer without one away, and its usage. */
function toCallingModel(model: OpenModel): LanguageModel {
  const transformParams: Middleware['transformParams'] = ({ params }) =>
    Promise.resolve({ ...params, toolChoice: { type: 'required' } });
  return wrapLanguageModel({ model, middleware: { transformParams } });
}

function describeStop(stop: AgentStop): string {
  if (stop.kind === 'cut_short') return stop.sentence;
  return 'detail' in stop ? stop.detail : stop.kind;
}
