import type { Judge } from '../../domain/attempt/judge.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import type { ModelTurn } from '../builtin/model-turn.ts';
import { openAnswerReader } from '../usage/answer-reader.ts';
import type { FindPrice } from '../usage/price-table.ts';
import { openUsageCount } from '../usage/usage-count.ts';
import type { JudgeModel } from './ask-judge.ts';
import { JUDGE_INSTRUCTIONS, READING_INSTRUCTIONS, renderQuestion } from './judge-question.ts';
import { askTwice, countVotes, type JudgeVotes } from './reach-verdict.ts';

/** The model that is asked where the first one gives no verdict. */
type FallbackModel = Pick<ModelJudgeOptions, 'settings' | 'findPrice'>;

export interface ModelJudgeOptions extends JudgeModel {
  readonly votes: JudgeVotes;
  readonly fallback: FallbackModel | undefined;
  /** No cost is reported where it returns nothing. */
  readonly findPrice: FindPrice;
}

/**
 * Creates a judge from a model. Each statement is a separate conversation with the diff and the criteria, and without any
 * message of the agent.
 */
export function createModelJudge(options: ModelJudgeOptions): Judge {
  const { settings, redactor, fallback, votes } = options;
  const { redact } = redactor;
  // Loaded before any agent can change it, and not in commands that have no judge.
  const loading = import('./ask-judge.ts');
  loading.catch(() => undefined);
  return async ({ statement, criteria, diff, files, signal }) => {
    const prompt = renderQuestion({ statement, criteria, diff, files }, redactor);
    const instructions = [JUDGE_INSTRUCTIONS, ...(files === undefined ? [] : [READING_INSTRUCTIONS])].join('\n');
    const { askJudge } = await loading;
    const answers: unknown[] = [];
    const findPrice: FindPrice = (model) => options.findPrice(model) ?? fallback?.findPrice(model);
    const count = openUsageCount(findPrice);
    const onAnswer = (model: string) => (turn: ModelTurn) =>
      void answers.push({ model, text: turn.text, calls: turn.calls.map(({ name, input }) => ({ name, input })) });
    const ask = (asked: JudgeModel) => () => {
      const { model } = asked.settings;
      return askJudge(prompt, {
        options: asked,
        ...{ instructions, files, signal },
        onAnswer: onAnswer(model),
        openExchange: () => openAnswerReader(count.add),
      });
    };
    const other = fallback === undefined ? undefined : ask({ ...options, ...fallback });
    const outcome = await countVotes(votes, () => askTwice(ask(options), other));
    const { model } = settings;
    const conversation = { model, instructions, ...prompt, answers, outcome };
    const { turns: _turns, cached_input_tokens: _cached, ...used } = count.usage();
    return {
      ...outcome,
      reason: redact(outcome.reason),
      use: { model, ...used },
      transcript: `${JSON.stringify(redactDeep(conversation, redact), null, 2)}\n`,
    };
  };
}
