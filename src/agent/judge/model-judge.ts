import type { Judge } from '../../domain/attempt/judge.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import type { ModelTurn } from '../builtin/model-turn.ts';
import { openAnswerReader } from '../usage/answer-reader.ts';
import type { FindPrice } from '../usage/price-table.ts';
import { openUsageCount } from '../usage/usage-count.ts';
import type { JudgeModel } from './ask-judge.ts';
import { JUDGE_INSTRUCTIONS, renderQuestion } from './judge-question.ts';

export interface ModelJudgeOptions extends JudgeModel {
  /** No cost is reported where it returns nothing. */
  readonly findPrice: FindPrice;
}

/**
 * Creates a judge from a model. Each statement is a separate conversation with the diff and the criteria, and without any
 * message of the agent.
 */
export function createModelJudge(options: ModelJudgeOptions): Judge {
  const { settings, redactor } = options;
  const { redact } = redactor;
  const { model } = settings;
  // Loaded before any agent can change it, and not in commands that have no judge.
  const loading = import('./ask-judge.ts');
  loading.catch(() => undefined);
  return async ({ statement, criteria, diff, signal }) => {
    const prompt = renderQuestion({ statement, criteria, diff }, redactor);
    const count = openUsageCount(options.findPrice);
    const answers: unknown[] = [];
    const onAnswer = ({ text, calls }: ModelTurn) => {
      answers.push({ text, calls: calls.map(({ name, input }) => ({ name, input })) });
    };
    const { askJudge } = await loading;
    const outcome = await askJudge(prompt, {
      options,
      signal,
      onAnswer,
      openExchange: () => openAnswerReader(count.add),
    });
    const conversation = { model, instructions: JUDGE_INSTRUCTIONS, ...prompt, answers, outcome };
    const { turns: _turns, cached_input_tokens: _cached, ...used } = count.usage();
    return {
      ...outcome,
      reason: redact(outcome.reason),
      use: { model, ...used },
      transcript: `${JSON.stringify(redactDeep(conversation, redact), null, 2)}\n`,
    };
  };
}
