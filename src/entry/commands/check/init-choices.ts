import { type ProviderFacts, providerFacts } from '../../../agent/builtin/provider-facts.ts';
import { cliAdapters } from '../../../agent/cli/cli-adapters.ts';
import type { RepositoryFiles } from '../../../domain/toolchain/repository-files.ts';

export const FIRST_PLAN_PATH = '.groundhog/plans/first.yml';

export const WORKFLOW_PATH = '.github/workflows/groundhog.yml';

export const initTriggers = ['manual', 'issue'] as const;
export type InitTrigger = (typeof initTriggers)[number];

/** The agents that a workflow can be written for. */
export const initAgents: readonly string[] = ['builtin', ...cliAdapters.map(({ name }) => name)];

/** The choices that a first set-up follows. */
export interface InitChoices {
  readonly agent: string;
  readonly trigger: InitTrigger;
}

/** The repository that gets a first set-up. */
export interface InitRepository extends RepositoryFiles {
  /** Whether it is on GitHub Enterprise Server, whose `concurrency` has no queue. */
  readonly isEnterprise?: boolean;
  /** The server of its remote, where that is not the GitHub of the environment, such as `github.example.com`. */
  readonly otherServer?: string | undefined;
  /** The path of the workflow; `WORKFLOW_PATH` unless given. */
  readonly workflowPath?: string;
  /** Whether it has files and no commit: then none of them was looked at. */
  readonly isUncommitted?: boolean;
  /** The texts of workflows, build files and lockfiles that name versions of tools, by path; a missing one is left out. */
  readonly texts?: ReadonlyMap<string, string>;
}

// Why: docs/decisions/0169-the-first-model-needs-a-key.md
/** The provider of the model that the built-in agent begins with. */
export const FIRST_PROVIDER = 'anthropic';

/** The key of an agent's model: its variable, and the expression of a workflow that has it. */
export interface AgentKey {
  readonly variable: string;
  readonly expression: string;
  /** The secret of the repository; undefined where a job has a token of its own for the model. */
  readonly secret: string | undefined;
}

/** Finds the key of the provider that an agent begins with; the token of a job on a server is unknown to each provider. */
export function findAgentKey(agent: string, { isEnterprise = false }: Pick<InitRepository, 'isEnterprise'>): AgentKey {
  const [provider = FIRST_PROVIDER] = cliAdapters.find(({ name }) => name === agent)?.providers ?? [];
  const { keyNames, jobKey }: ProviderFacts = providerFacts[provider];
  const [variable = 'API_KEY'] = keyNames;
  return jobKey === undefined || isEnterprise
    ? { variable, expression: `secrets.${variable}`, secret: variable }
    : { variable, expression: jobKey, secret: undefined };
}

/** The models of the agents that ask none of Anthropic; each has a price, without which a limit on the cost is refused. */
const MODELS: Readonly<Record<string, string>> = { codex: 'gpt-5.5', gemini: 'gemini-2.5-pro' };

/** Returns the model that an agent begins with. */
export function findFirstModel(agent: string): string {
  return MODELS[agent] ?? 'claude-sonnet-5';
}
