import { isJsonObject, type JsonObject, textAt, valueAt } from '../text/json-object.ts';
import { type ActionJob, isDryRun, listVariables, mayStartAgent, type VariableText } from './read-workflow.ts';
import type { MistakeAt, NamedKey, StepAgent, WorkflowFacts } from './workflow-mistake.ts';

/** Finds a provider that is gone, and an agent that gets none of the keys that it needs. */
export function findKeyMistakes(job: ActionJob, { findKeys, findRetirement }: WorkflowFacts): MistakeAt[] {
  const { use } = job;
  if (!mayStartAgent(job)) return [];
  const retirement = findRetirement(findWord(use.step, 'provider') ?? '');
  if (retirement !== undefined && findWord(use.step, 'base-url') === undefined)
    return [
      {
        ...{ path: [...use.path, 'with', 'provider'], isSerious: true },
        message: retirement,
        fix: 'provider: anthropic, with its key: docs/agents.md lists the providers.',
      },
    ];
  const choice = readStepAgent(use.step);
  const isOpen = [choice.agent, choice.provider].some((word) => word?.includes('${{'));
  const isOwnMachine = [valueAt(job.job, 'runs-on')].flat().includes('self-hosted');
  if (isOpen || isOwnMachine || findWord(use.step, 'agents') !== undefined) return [];
  return findMissingKey(job, 'the agent', findKeys(choice));
}

/** Finds a judge that gets none of the keys that it needs, whichever agent works. */
export function findJudgeMistakes(job: ActionJob, { findJudgeKeys }: WorkflowFacts): MistakeAt[] {
  const { step } = job.use;
  const { agent, provider } = readStepAgent(step);
  const [judgeModel, judgeProvider] = [findWord(step, 'judge-model'), findWord(step, 'judge-provider')];
  const isOpen = [agent, provider, judgeModel, judgeProvider].some((word) => word?.includes('${{'));
  const isOwnMachine = [valueAt(job.job, 'runs-on')].flat().includes('self-hosted');
  if (!mayStartAgent(job) || isOpen || isOwnMachine) return [];
  return findMissingKey(job, 'the judge', findJudgeKeys({ agent, provider, judgeModel, judgeProvider }));
}

function findMissingKey(job: ActionJob, who: string, keys: readonly NamedKey[]): MistakeAt[] {
  const variables = listVariables(job);
  const [first] = keys;
  const given = keys.flatMap(({ variable }) => variables.get(variable) ?? []);
  if (first === undefined || given.length > 0) return given.flatMap(findOpenKey);
  const names = keys.map(({ variable }) => variable).join(', ');
  const message = `${who} gets no key: the step has none of the variables ${names}`;
  const fix = `env: { ${first.variable}: "\${{ ${first.expression} }}" }`;
  return [{ path: job.use.path, message, fix, isSerious: false }];
}

/** Finds a key that is a variable of the repository: the runner prints the environment of a step, and hides secrets alone. */
function findOpenKey({ text, path }: VariableText): MistakeAt[] {
  const [, name] = /\bvars\.(\w+)/.exec(text) ?? [];
  // A condition or the name of a secret may be a variable.
  if (name === undefined || /\bsecrets\b/.test(text)) return [];
  const message = 'the key is a variable and not a secret: the log of the job shows it';
  const fix = `gh secret set ${name}, \${{ secrets.${name} }} here, and gh variable delete ${name}; revoke the key if a job has run.`;
  return [{ path, message, fix, isSerious: true }];
}

/** Finds a step for which no agent is chosen, or no model for one that needs it: its run is refused. */
export function findMissingChoice(job: ActionJob, { lacksAgent, lacksModel }: WorkflowFacts): MistakeAt[] {
  const { use } = job;
  const isChosen = ['agents', 'mode'].some((name) => (valueAt(use.step, 'with', name) ?? '') !== '');
  if (!mayStartAgent(job) || isDryRun(job) || isChosen) return [];
  if (lacksModel(readStepAgent(use.step))) {
    const without = 'the agent needs a model: neither the step nor .groundhog/config.yml names one';
    return [{ path: use.path, message: without, fix: 'with: { model: claude-sonnet-5 }', isSerious: true }];
  }
  if (!lacksAgent(readStepAgent(use.step))) return [];
  if (findWord(use.step, 'agent') === 'command') {
    const message = 'the agent "command" has no command: neither the step nor .groundhog/config.yml gives one';
    return [{ path: use.path, message, fix: 'with: { agent-command: <program and arguments> }', isSerious: true }];
  }
  const message =
    'no agent is chosen, or "command" without its command: neither the step nor .groundhog/config.yml gives both';
  return [{ path: use.path, message, fix: 'with: { agent: claude-code }', isSerious: true }];
}

/** Finds a limit on the cost that a run refuses, for lack of a price of its model. */
export function findPriceMistakes({ use }: ActionJob, { findPriceProblem }: WorkflowFacts): MistakeAt[] {
  const choice = readStepAgent(use.step);
  const { agent, model, price } = choice;
  const maxCost = valueAt(use.step, 'with', 'max-cost-usd');
  const isOpen = [agent, model, price, maxCost].some((word) => String(word).includes('${{'));
  const problem = isOpen ? undefined : findPriceProblem({ ...choice, hasLimit: maxCost !== undefined });
  if (problem === undefined || findWord(use.step, 'agents') !== undefined) return [];
  const name = model === undefined ? 'max-cost-usd' : 'model';
  const fix =
    model === undefined
      ? 'Name a model, with "model" here or in .groundhog/config.yml, or give its "price".'
      : 'Correct the name of the model, or give its "price".';
  return [{ path: [...use.path, 'with', name], message: `the run is refused: ${problem}`, fix, isSerious: true }];
}

/** Finds settings that the action refuses together, or with those of the configuration, and a key for signing that is not there. */
export function findRefusals(job: ActionJob, { findRefusal }: WorkflowFacts): MistakeAt[] {
  const { use } = job;
  if (!mayStartAgent(job)) return [];
  const given = valueAt(use.step, 'with');
  const inputs = new Map(
    Object.entries(isJsonObject(given) ? given : {}).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
  const refusal = findRefusal(inputs);
  if (refusal !== undefined)
    return [
      {
        ...{ path: inputs.has(refusal.name) ? [...use.path, 'with', refusal.name] : use.path, isSerious: true },
        message: `the run is refused: "${refusal.name}" ${refusal.reason}`,
        fix: `Correct "${refusal.name}", or what it does not fit, here or in .groundhog/config.yml.`,
      },
    ];
  const isOwnMachine = [valueAt(job.job, 'runs-on')].flat().includes('self-hosted');
  if (inputs.get('sign') !== 'key' || isOwnMachine || listVariables(job).has(SIGNING_KEY)) return [];
  const message = `the run is refused: "sign" is "key", and the step has no variable ${SIGNING_KEY}`;
  const fix = `env: { ${SIGNING_KEY}: "\${{ secrets.${SIGNING_KEY} }}" }`;
  return [{ path: [...use.path, 'with', 'sign'], message, fix, isSerious: true }];
}

const SIGNING_KEY = 'GROUNDHOG_SIGNING_KEY';

function readStepAgent(step: JsonObject): StepAgent {
  return {
    ...{ agent: findWord(step, 'agent'), agentCommand: findWord(step, 'agent-command') },
    ...{ provider: findWord(step, 'provider'), model: findWord(step, 'model'), price: findWord(step, 'price') },
  };
}

function findWord(step: JsonObject, name: string): string | undefined {
  return textAt(step, 'with', name) || undefined;
}
