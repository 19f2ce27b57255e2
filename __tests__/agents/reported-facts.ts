import { appendFile } from 'node:fs/promises';
import { at, type JsonObject, objectsOf, textAt } from '../helpers/json.ts';

/** The price that the runs are started with: of input, of cached input and of output, a million tokens each. */
export const PRICE = '1/0.5/2';

/** What an answer of the scripted model takes unless a script says otherwise. */
const ANSWER = { input: 1000, cached: 600, output: 50 };

/** What an agent was seen to report in an attempt; a row of the table in the docs. */
interface AgentFacts {
  readonly agent: string;
  /** Whether the tokens are exactly those that the model has counted. */
  readonly isCounted?: boolean;
  readonly isPriced?: boolean;
  /** The names of its own tools in the record. */
  readonly tools?: readonly string[];
  /** Whether each change is at the tool that has made it. */
  readonly areStepsNamed?: boolean;
  /** Whether the first retry continues the conversation. */
  readonly isContinued?: boolean;
}

/** Adds facts to the file that scripts/test-agents.mjs makes a table of; without it nothing is written. */
export async function reportFacts(facts: AgentFacts): Promise<void> {
  const file = process.env.GROUNDHOG_TEST_FACTS;
  if (file !== undefined) await appendFile(file, `${JSON.stringify(facts)}\n`);
}

/** Reads the facts of an attempt from its record, after so many answers of the scripted model. */
export function readFacts(agent: string, attempt: JsonObject, answers: number): AgentFacts {
  const { usage } = attempt;
  const cost = ((ANSWER.input - ANSWER.cached) * 1 + ANSWER.cached * 0.5 + ANSWER.output * 2) * answers;
  const steps = objectsOf(at(attempt, 'timeline', 'steps'));
  const tools = objectsOf(attempt.tool_calls).map((call) => textAt(call, 'tool_name'));
  return {
    agent,
    isCounted:
      at(usage, 'input_tokens') === ANSWER.input * answers && at(usage, 'output_tokens') === ANSWER.output * answers,
    isPriced: Math.round(Number(at(usage, 'cost_usd')) * 1e6) === cost,
    tools: [...new Set(tools.filter((name) => !name.startsWith('groundhog.')))],
    areStepsNamed:
      steps.length > 0 && steps.every((step) => step.tool !== null && objectsOf(step.changed_paths).length === 1),
  };
}
