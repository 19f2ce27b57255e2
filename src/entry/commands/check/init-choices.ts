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
  /** The texts of workflows, build files and lockfiles that name versions of tools, by path; a missing one is left out. */
  readonly texts?: ReadonlyMap<string, string>;
}

// Why: docs/decisions/0169-the-first-model-needs-a-key.md
/** The provider of the model that the built-in agent begins with. */
export const FIRST_PROVIDER = 'anthropic';

/** Finds the variable with the key of an agent's model, which is also the name of the secret of the repository. */
export function findAgentKey(agent: string): string {
  const [provider = FIRST_PROVIDER] = cliAdapters.find(({ name }) => name === agent)?.providers ?? [];
  const [variable = 'API_KEY'] = providerFacts[provider].keyNames;
  return variable;
}
