import type { ModelMessage } from 'ai';
import { z } from 'zod';
import type { JudgedFiles } from '../../domain/attempt/judge.ts';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { toOneLine } from '../../domain/text/plain-text.ts';
import type { OpenExchange } from '../../exec/exchange.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import { type ModelAccess, openModelTurns } from '../builtin/model-access.ts';
import { type ModelTurn, toAnswerMessage, toBriefMessage } from '../builtin/model-turn.ts';
import { toProviderStop } from '../builtin/to-provider-stop.ts';
import { toParameters } from '../builtin/tools/tool.ts';
import { isRefusedContent } from '../classify-provider-failure.ts';
import type { QuestionPrompt } from './judge-question.ts';
import { openJudgeReading, READING_TOOLS } from './judge-reading.ts';

const SILENCE_MS = 2 * 60_000;
const RETRIES = 2;
/** The number of requests: after an answer without a verdict there is a second one. */
const MAX_ASKED = 2;

export type JudgeOutcome =
  | { readonly kind: 'judged'; readonly holds: boolean; readonly reason: string }
  | {
      readonly kind: 'not_judged';
      /** `silent` gave no verdict, `failed` could not be asked, `stopped` ended with its run. */
      readonly why: 'refused' | 'silent' | 'failed' | 'stopped';
      readonly reason: string;
    };

/** The model of a judge. */
export interface JudgeModel extends ModelAccess {
  /** Masks secrets in the prompt and in the answers. */
  readonly redactor: Redactor;
}

export interface JudgeRequest {
  readonly options: JudgeModel;
  readonly instructions: string;
  readonly files: JudgedFiles | undefined;
  readonly signal: AbortSignal;
  /** Called with each answer, also one without a verdict. */
  readonly onAnswer: (turn: ModelTurn) => void;
  readonly openExchange: OpenExchange;
}

/** Asks a model for its verdict. Never rejects: a failure is the outcome `not_judged`. */
export async function askJudge(prompt: QuestionPrompt, request: JudgeRequest): Promise<JudgeOutcome> {
  const { options, instructions, files, signal, onAnswer, openExchange } = request;
  const reading = files === undefined ? undefined : openJudgeReading(files, options.redactor);
  const tools = reading === undefined ? [verdictTool] : [verdictTool, ...READING_TOOLS];
  const takeTurn = openModelTurns(
    { silenceMs: SILENCE_MS, maxRetries: RETRIES, ...options },
    { instructions, tools, cacheKey: 'groundhog-judge', mustCall: true },
    openExchange,
  );
  let messages: readonly ModelMessage[] = [toBriefMessage(prompt)];
  try {
    for (let asked = 0; asked < MAX_ASKED; ) {
      const turn = await takeTurn({ messages, signal, onText: () => undefined });
      onAnswer(turn);
      if (turn.reason === 'content-filter')
        return { kind: 'not_judged', why: 'refused', reason: 'the judge refused to answer.' };
      const verdict = parseVerdict(turn);
      if (verdict !== undefined) return { kind: 'judged', ...verdict };
      const answers = await reading?.answer(turn.calls);
      if (answers === undefined) asked += 1;
      else messages = [...messages, ...turn.messages, toAnswerMessage(answers)];
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'not_judged', why: 'stopped', reason: 'the run was stopped meanwhile.' };
    const stop = toProviderStop(error, { now: options.clock.now(), redact: options.redactor.redact });
    const why = isRefusedContent(describeStop(stop)) ? 'refused' : 'failed';
    return { kind: 'not_judged', why, reason: `the judge could not be asked: ${describeStop(stop)}` };
  }
  return { kind: 'not_judged', why: 'silent', reason: `the judge was asked ${MAX_ASKED} times and gave no verdict.` };
}

function describeStop(stop: AgentStop): string {
  if (stop.kind === 'cut_short') return stop.sentence;
  return 'detail' in stop ? stop.detail : stop.kind;
}

const MAX_REASON_CHARACTERS = 1000;

const verdictSchema = z.strictObject({
  holds: z.boolean().describe('Whether the diff shows that the statement holds.'),
  reason: z
    .string()
    .refine((text) => toOneLine(text) !== '', 'must not be blank')
    .describe('What decided, in at most three sentences, with file and lines.'),
});
type ModelVerdict = z.infer<typeof verdictSchema>;

/** The tool of a judge that gives its verdict. */
const verdictTool = {
  name: 'verdict',
  description: 'Give the verdict on the statement. Call it exactly once.',
  parameters: toParameters(verdictSchema),
} as const;

/** Parses the verdict of an answer; undefined unless it has exactly one valid call of the tool. */
function parseVerdict({ calls }: Pick<ModelTurn, 'calls'>): ModelVerdict | undefined {
  const [only] = calls;
  if (only === undefined || calls.length !== 1 || only.name !== verdictTool.name) return undefined;
  const parsed = verdictSchema.safeParse(only.input);
  return parsed.success ? { holds: parsed.data.holds, reason: shorten(toOneLine(parsed.data.reason)) } : undefined;
}

function shorten(line: string): string {
  return line.length > MAX_REASON_CHARACTERS ? `${line.slice(0, MAX_REASON_CHARACTERS)} […]` : line;
}
