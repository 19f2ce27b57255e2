import type { Judge } from '../../domain/attempt/judge.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import type { ModelTurn } from '../builtin/model-turn.ts';
import type { Price } from '../builtin/price-table.ts';
import { openUsageCount } from '../builtin/usage-count.ts';
import type { JudgeModel } from './ask-judge.ts';
import { JUDGE_INSTRUCTIONS, renderQuestion } from './judge-question.ts';

export interface ModelJudgeOptions extends JudgeModel {
  /** Undefined when it is unknown: then no cost is reported. */
  readonly price: Price | undefined;
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
    const count = openUsageCount(options.price);
    const answers: unknown[] = [];
    const onAnswer = ({ usage, text, calls }: ModelTurn) => {
      count.add(usage);
      answers.push({ text, calls: calls.map(({ name, input }) => ({ name, input })) });
    };
    const { askJudge } = await loading;
    const outcome = await askJudge(prompt, { options, signal, onAnswer });
    const conversation = { model, instructions: JUDGE_INSTRUCTIONS, ...prompt, answers, outcome };
    const { input_tokens, output_tokens, cost_usd } = count.usage();
    return {
      ...outcome,
      reason: redact(outcome.reason),
      use: { model, input_tokens, output_tokens, cost_usd },
      transcript: `${JSON.stringify(redactDeep(conversation, redact), null, 2)}\n`,
    };
  };
}
