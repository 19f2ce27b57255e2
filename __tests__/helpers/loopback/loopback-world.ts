import type { JsonObject } from '../json.ts';
import type { LoopbackEmulator } from './loopback-emulator.ts';
import type { GitFacts } from './loopback-git-facts.ts';
import type { LoopbackToken, RepositoryRole } from './loopback-identity.ts';

/** The settings that an owner changes on the pages of a repository. */
export interface RepositorySettings {
  readonly actions: { readonly enabled: boolean; readonly allowed: 'all' | 'local_only' | 'selected' };
  /** Patterns of selected actions. */
  readonly patterns: readonly string[];
  readonly defaultPermissions: 'read' | 'write';
  /** Types of the rules that count for branches below `groundhog/`. */
  readonly rules: readonly string[];
  readonly secrets: readonly string[];
}

/** How the one repository is set up; everything is allowed unless it is said otherwise. */
export interface LoopbackSettings {
  readonly owner: string;
  readonly repo: string;
  readonly defaultBranch: string;
  readonly isPrivate: boolean;
  readonly allowPullRequests: boolean;
  readonly allowDrafts: boolean;
  /** Whether GitHub signs the commits that it makes for bots; on some servers it does not. */
  readonly signsCommits: boolean;
  readonly protectedBranches: readonly string[];
  /** File names of the workflows that can be dispatched. */
  readonly workflows: readonly string[];
  /** Roles of people, with or without a token; `none` for people who exist and have no role. */
  readonly roles: Readonly<Record<string, RepositoryRole>>;
  /** Those of a repository that nobody has set up when undefined. */
  readonly repositorySettings: RepositorySettings | undefined;
}

export type WorkflowRunStatus = 'in_progress' | 'completed';

/** What GitHub tells of one attempt of a workflow run. */
export interface WorkflowRun {
  readonly status: WorkflowRunStatus;
  /** The owner unless given. */
  readonly actor?: string;
  /** Who started this attempt, the actor unless given. */
  readonly triggeringActor?: string;
  readonly event?: string;
}

export interface Reaction {
  readonly id: number;
  readonly target: string;
  readonly login: string;
  readonly content: string;
}

export interface Dispatch {
  readonly kind: 'repository' | 'workflow';
  /** The event type, or the workflow's file name. */
  readonly name: string;
  readonly login: string;
  readonly body: unknown;
}

/** A commit status, as somebody makes it. */
export interface NewStatus {
  readonly commit: string;
  readonly context: string;
  readonly state: 'success' | 'failure' | 'error' | 'pending';
  readonly creator: string;
  readonly description?: string;
}

/** A workflow that was started on a branch, and its head then. */
export interface WorkflowStart {
  readonly workflow: string;
  readonly branch: string;
  readonly commit: string;
}

/** A pull request that was merged or closed, with the commit that its branch was at. */
export interface EndedPull {
  readonly mergedAt: string | null;
  readonly headSha: string | undefined;
}

/** Everything that the answers of the loopback GitHub depend on. */
export interface LoopbackWorld {
  readonly settings: LoopbackSettings;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly facts: GitFacts;
  readonly emulator: LoopbackEmulator;
  readonly reactions: Reaction[];
  /** The reviews and the comments on lines, as the API gives them, by their path below the repository. */
  readonly reviews: Map<string, JsonObject>;
  readonly dispatches: Dispatch[];
  /** Of each check run all annotations that its requests brought, and who made it. */
  readonly checks: Map<number, { readonly annotations: readonly JsonObject[]; readonly login: string }>;
  /** The jobs of workflows by their number, which is that of their check. */
  readonly jobs: Map<number, { readonly commit: string; readonly name: string; readonly conclusion: string | null }>;
  /** Which workflows were started on which commits. */
  readonly started: { readonly workflow: string; readonly commit: string }[];
  readonly statuses: NewStatus[];
  /** What a test does when a workflow is started, before the request is answered. */
  onStart: ((start: WorkflowStart) => Promise<void>) | undefined;
  /** Who edited the text of an issue last, by its number. */
  readonly editors: Map<number, { readonly login: string; readonly at: string }>;
  /** How pull requests were ended, by their number. */
  readonly endedPulls: Map<number, EndedPull>;
  /** The workflow runs by number and attempt, as `toRunKey` writes them. */
  readonly runs: Map<string, WorkflowRun>;
}

/** What a repository has seen when nothing has happened yet. */
export function createState(): Omit<LoopbackWorld, 'settings' | 'apiUrl' | 'serverUrl' | 'facts' | 'emulator'> {
  const ci = { jobs: new Map(), started: [], statuses: [], onStart: undefined };
  return {
    reactions: [],
    reviews: new Map(),
    dispatches: [],
    checks: new Map(),
    editors: new Map(),
    endedPulls: new Map(),
    runs: new Map(),
    ...ci,
  };
}

/** An authenticated request; `path` is concrete and without the API's prefix. */
export interface LoopbackCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: LoopbackToken;
  readonly login: string;
}

/** The path of the repository in the API. */
export function repositoryPath({ owner, repo }: LoopbackSettings): string {
  return `/repos/${owner}/${repo}`;
}

/** The path below the repository; undefined for another path. */
export function pathInRepository(settings: LoopbackSettings, path: string): string | undefined {
  const base = repositoryPath(settings);
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length);
}

/** Hands a call to the emulator as it is. */
export function forwardCall(world: LoopbackWorld, call: LoopbackCall) {
  const query = call.query.toString();
  return world.emulator.forward({
    method: call.method,
    target: query === '' ? call.path : `${call.path}?${query}`,
    login: call.login,
    body: call.body,
  });
}

/** Reads something below the repository as its owner. */
export function readAsOwner(world: LoopbackWorld, rest: string) {
  const { settings, emulator } = world;
  return emulator.forward({ method: 'GET', target: `${repositoryPath(settings)}${rest}`, login: settings.owner });
}
