import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProviderFacts, providerFacts } from '../../../agent/builtin/provider-facts.ts';
import { cliAdapters } from '../../../agent/cli/cli-adapters.ts';
import type { RunConfig } from '../../../domain/config/run-config.ts';
import { OUTPUT_NAMES } from '../../../domain/workflow/output-names.ts';
import { listEvents, readWorkflow } from '../../../domain/workflow/read-workflow.ts';
import type { NamedKey, StepAgent, WorkflowFacts } from '../../../domain/workflow/workflow-mistake.ts';
import type { RepositoryFacts } from '../../../github/repository-facts.ts';
import { PROJECT, VERSION } from '../../compose/version.ts';
import type { AgentChoice } from '../../settings/agent-choice.ts';
import { mergeSettings } from '../../settings/merge-settings.ts';
import { DEFAULT_TRIGGER_LABEL } from '../../settings/routing-inputs.ts';
import { findInputProblem, findPriceProblem, findRefusal, listInputNames } from './inspect-inputs.ts';

interface CheckoutFacts {
  /** Whether its workflows are for GitHub Enterprise Server. */
  readonly isEnterprise?: boolean;
  readonly fetched?: RepositoryFacts | undefined;
  readonly root?: string;
  /** The owner of its repository. */
  readonly owner?: string | undefined;
}

/** Collects the facts that workflows are judged by; nothing is known of the agent where the configuration is invalid. */
export function toWorkflowFacts(
  found: RunConfig | 'invalid' | undefined,
  { isEnterprise = false, fetched, root = '.', owner }: CheckoutFacts,
): WorkflowFacts {
  const isKnown = found !== 'invalid';
  const config = isKnown ? found : undefined;
  const choose = (choice: Partial<StepAgent>) => mergeSettings(choice, config).given;
  return {
    ...{
      action: PROJECT,
      project: PROJECT,
      owner,
      tag: `v${VERSION}`,
      triggerLabel: DEFAULT_TRIGGER_LABEL,
      isEnterprise,
    },
    defaultPermissions: fetched?.jobs?.defaultPermissions,
    lacksAgent: (choice) => {
      const { agent = 'command', agentCommand, agents } = choose(choice);
      return isKnown && agent === 'command' && agentCommand === undefined && agents === undefined;
    },
    lacksModel: (choice) => isKnown && lacksModel(choose(choice)),
    findKeys: (choice) => findKeys(choose(choice)),
    findJudgeKeys: (choice) => {
      const { agent, provider, judgeModel, judgeProvider } = mergeSettings(choice, config).given;
      const adapter = cliAdapters.find(({ name }) => name === agent);
      return judgeModel === undefined ? [] : listKeys(judgeProvider ?? provider ?? adapter?.providers[0], []);
    },
    isolation: config?.isolation,
    // Nothing is known of an invalid configuration.
    hasDeadline: !isKnown || config?.deadline_minutes !== undefined,
    findPriceProblem: ({ hasLimit, ...choice }) => {
      const { agents, ...chosen } = choose(choice);
      const isLimited = hasLimit || config?.max_cost_usd !== undefined;
      return isLimited && agents === undefined ? findPriceProblem(chosen) : undefined;
    },
    inputNames: listInputNames(),
    findInputProblem,
    hasFile: (path) => existsSync(join(root, path)),
    listEventsOf: (path) => {
      const reading = readWorkflow(readText(join(root, path)));
      return reading.kind === 'invalid' ? undefined : [...listEvents(reading.workflow).keys()];
    },
    findPackage: (agent) => {
      const chosen = choose({ agent }).agent;
      const adapter = cliAdapters.find(({ name }) => name === chosen);
      return adapter && { name: adapter.name, packageName: adapter.packageName, version: adapter.minVersion };
    },
    findRetirement: (provider) => findProvider(provider)?.retired,
    findRefusal: (step) => (isKnown ? findRefusal(step, config) : undefined),
    outputNames: OUTPUT_NAMES,
  };
}

/** Reads a file of the checkout; '' where it cannot be read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function lacksModel({ agent, agents, model }: AgentChoice): boolean {
  const isNeeded =
    agent === 'builtin' || cliAdapters.some(({ name, isModelNeeded }) => name === agent && isModelNeeded);
  return isNeeded && agents === undefined && model === undefined;
}

/** Finds the keys of an agent's model, and its logins; none for an agent or a provider that needs none. */
function findKeys({ agent, agents, provider }: AgentChoice): readonly NamedKey[] {
  const adapter = cliAdapters.find(({ name }) => name === agent);
  if (agents !== undefined || (agent !== 'builtin' && adapter === undefined)) return [];
  return listKeys(provider ?? adapter?.providers[0], adapter?.loginNames ?? []);
}

function listKeys(provider: string | undefined, loginNames: readonly string[]): readonly NamedKey[] {
  const facts = findProvider(provider);
  if (facts === undefined || facts.isKeyOptional) return [];
  const names = [...facts.keyNames, ...loginNames];
  return names.map((variable) => ({ variable, expression: facts.jobKey ?? `secrets.${variable}` }));
}

function findProvider(wanted: string | undefined): ProviderFacts | undefined {
  return Object.entries<ProviderFacts>(providerFacts).find(([name]) => name === wanted)?.[1];
}
