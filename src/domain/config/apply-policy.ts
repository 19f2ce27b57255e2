import { type AgentIdentity, describeAgent } from '../agent-ladder.ts';
import type { Plan } from '../plan/plan.ts';
import type { IsolationChoice } from '../setting-limits.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { isAllowedHost, toHostName } from '../text/host-name.ts';
import type { RunPolicy } from './policy.ts';

/** The choices of a run that a policy restricts. */
export interface PolicyFacts {
  readonly agents: readonly AgentIdentity[];
  /** The models of the judge; empty without one. */
  readonly judgeModels: readonly string[];
  readonly isolation: IsolationChoice;
  /** The hosts that each zone reaches, by the name of its setting; `open` for the network of the machine. */
  readonly networks: Readonly<Record<string, 'open' | readonly string[]>>;
}

// Why: docs/decisions/0132-a-policy-only-restricts.md
/** Adds the required guards and protected paths to a plan. What the plan has already is not there twice. */
export function addToPlan(plan: Plan, policy: RunPolicy | undefined): Plan {
  if (policy === undefined) return plan;
  const own = new Set((plan.guards ?? []).map((guard) => canonicalJson(guard)));
  const guards = [...(plan.guards ?? []), ...(policy.guards ?? []).filter((guard) => !own.has(canonicalJson(guard)))];
  const protect = [...new Set([...(plan.protect ?? []), ...(policy.protect ?? [])])];
  return {
    ...plan,
    ...(guards.length === 0 ? {} : { guards }),
    ...(protect.length === 0 ? {} : { protect }),
  };
}

/** Returns the smaller of a limit and its cap; undefined when there is neither. */
export function capLimit(given: number | undefined, cap: number | undefined): number | undefined {
  return cap === undefined ? given : Math.min(given ?? cap, cap);
}

/** Lists what a policy forbids of a run, one sentence each; empty when it allows the run. */
export function listForbidden(policy: RunPolicy, facts: PolicyFacts): readonly string[] {
  return [
    ...listForbiddenAgents(policy, facts),
    ...listForbiddenModels(policy, facts),
    ...listForbiddenHosts(policy, facts),
  ];
}

function listForbiddenAgents({ agents }: RunPolicy, facts: PolicyFacts): readonly string[] {
  if (agents === undefined) return [];
  const forbidden = facts.agents.filter(({ name }) => !agents.some((allowed) => allowed === name));
  return [...new Set(forbidden.map(({ name }) => name))].map(
    (name) => `The agent "${name}" is not allowed; allowed are ${agents.join(', ')}.`,
  );
}

function listForbiddenModels({ models }: RunPolicy, { agents, judgeModels }: PolicyFacts): readonly string[] {
  if (models === undefined) return [];
  const isAllowed = (model: string) =>
    models.some((allowed) => (allowed.endsWith('*') ? model.startsWith(allowed.slice(0, -1)) : model === allowed));
  const ofAgents = agents.flatMap((agent) => {
    if (agent.model === null) return [`The model of the agent "${describeAgent(agent)}" is not known; name it.`];
    return isAllowed(agent.model) ? [] : [`The model "${agent.model}" is not allowed.`];
  });
  const ofJudge = judgeModels
    .filter((model) => !isAllowed(model))
    .map((model) => `The judge's model "${model}" is not allowed.`);
  return [...new Set([...ofAgents, ...ofJudge])];
}

function listForbiddenHosts({ hosts }: RunPolicy, { isolation, networks }: PolicyFacts): readonly string[] {
  if (hosts === undefined) return [];
  const none = isolation === 'none' ? ['Hosts cannot be limited with "isolation: none".'] : [];
  const allowed = hosts.map(toHostName);
  const isCovered = (host: string) => allowed.includes(host) || isAllowedHost(host.replace(/^\*\./, '_.'), allowed);
  const open = Object.entries(networks).flatMap(([setting, access]) => {
    if (access === 'open') return [`"${setting}: open" is not allowed.`];
    const forbidden = access.map(toHostName).filter((host) => !isCovered(host));
    return forbidden.map((host) => `The host "${host}" of "${setting}" is not allowed.`);
  });
  return [...none, ...open];
}
