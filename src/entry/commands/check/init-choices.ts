import { providerFacts } from '../../../agent/builtin/provider-facts.ts';
import { cliAdapters } from '../../../agent/cli/cli-adapters.ts';
import type { RepositoryFiles } from '../../../domain/toolchain/repository-files.ts';

export const FIRST_PLAN_PATH = '.groundhog/plans/first.yml';

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
  /** Whether it has files and no commit: then none of them was looked at. */
  readonly isUncommitted?: boolean;
  /** The first lines of lockfiles that name a version of their tool, by path; a missing one is left out. */
  readonly lockHeads?: ReadonlyMap<string, string>;
}

/** The variable with the key of an agent's model, and the secret of the repository that it comes from. */
export interface AgentKey {
  readonly variable: string;
  /** Undefined for the token that each job has. */
  readonly secret: string | undefined;
}

/** Finds the key that an agent needs. */
export function findAgentKey(agent: string): AgentKey {
  const [provider] = cliAdapters.find(({ name }) => name === agent)?.providers ?? [];
  if (provider === undefined) return { variable: 'GITHUB_MODELS_TOKEN', secret: undefined };
  const [variable = 'API_KEY'] = providerFacts[provider].keyNames;
  return { variable, secret: variable };
}
