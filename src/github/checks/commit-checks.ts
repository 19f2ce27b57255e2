import type { CheckObservation, CheckPace, CommitChecks, ObservedCheck } from '../../domain/attempt/commit-checks.ts';
import { toPlainText } from '../../domain/text/plain-text.ts';
import { startWorkflows } from '../actions/start-workflows.ts';
import { createJobVerifier, type IsJob } from '../actions/verify-job-origin.ts';
import { toCheckError } from '../client/check-error.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus } from '../client/request-failure.ts';
import { type CheckRunOutput, createCheckRunOutput } from './check-run-output.ts';
import { type CheckSource, describeDistrust, toCheckSource, toStatusSource } from './check-source.ts';
import { type CommitStatus, createStatusList, type ListStatuses } from './commit-statuses.ts';

/** Where checks are looked for, and how they are begun. */
export interface CommitChecksOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** Workflows that are started by hand on the branch of the checks. */
  readonly workflows: readonly string[];
  /** The login of our token. */
  readonly ownLogin: () => Promise<string>;
  readonly pace: CheckPace;
  /** Applied to all text of others. */
  readonly redact: (text: string) => string;
}

/** The checks of commits of one repository on GitHub. */
export function createCommitChecks(options: CommitChecksOptions): CommitChecks {
  const { client, repository, workflows, pace } = options;
  const room: QueryBudget = {
    ...options,
    isJob: createJobVerifier(client, repository),
    listStatuses: createStatusList(client, repository),
    findWords: createCheckRunOutput(options),
  };
  return {
    pace,
    fetch: (commit, names) => look(room, commit, names),
    start: (branch, commit) => startWorkflows({ client, repository, workflows }, branch, commit),
  };
}

interface QueryBudget extends CommitChecksOptions {
  readonly isJob: IsJob;
  readonly listStatuses: ListStatuses;
  readonly findWords: (check: CheckRunOutput) => Promise<string>;
}

/** What one entry on a commit comes to: a check that counts, or why it does not. */
type Weighed =
  | { readonly kind: 'counts'; readonly check: ObservedCheck }
  | { readonly kind: 'beside'; readonly what: string };

async function look(room: QueryBudget, commit: string, names: readonly string[]): Promise<CheckObservation> {
  const weighed: Weighed[] = [];
  for (const run of await listRuns(room, commit)) weighed.push(await weighRun(room, run, { commit, names }));
  // A status is looked for where no check of that name counts.
  const there = new Set(weighed.flatMap((each) => (each.kind === 'counts' ? [each.check.name] : [])));
  const open = names.filter((name) => !there.has(name));
  if (open.length > 0) weighed.push(...(await weighStatuses(room, commit, open)));
  const clean = (text: string) => room.redact(toPlainText(text)).replace(/\s+/g, ' ').slice(0, 200);
  return {
    checks: weighed.flatMap((each) => (each.kind === 'counts' ? [each.check] : [])),
    others: weighed.flatMap((each) => (each.kind === 'beside' ? [clean(each.what)] : [])),
  };
}

type FoundRun = CheckRunOutput & { readonly app: { readonly slug?: string | undefined } | null };

async function listRuns({ client, repository }: QueryBudget, commit: string): Promise<readonly FoundRun[]> {
  try {
    return await client.paginate(client.rest.checks.listForRef, {
      ...repository,
      ref: commit,
      filter: 'latest',
      per_page: 100,
    });
  } catch (error) {
    // GitHub knows a commit a moment after its push.
    if (hasStatus(error, 422)) return [];
    throw toCheckError(error, { operation: 'list the checks of a commit', permission: 'checks: read' });
  }
}

interface Question {
  readonly commit: string;
  readonly names: readonly string[];
}

async function weighRun(room: QueryBudget, run: FoundRun, { commit, names }: Question): Promise<Weighed> {
  const { name, conclusion, status, html_url: url } = run;
  if (!names.includes(name)) return { kind: 'beside', what: `"${name}" (${conclusion ?? status})` };
  const source = toCheckSource(run.app?.slug, await findOwnLogin(room, run));
  if (source !== 'other' && !(source === 'actions' && (await room.isJob(run.id, commit))))
    return distrust(name, source);
  // What has not ended has no conclusion, whatever else is said.
  const ended = status === 'completed' ? (conclusion ?? 'no conclusion') : null;
  const hasFailed = ended !== null && ended !== 'success';
  const output = hasFailed ? await room.findWords(run) : '';
  return { kind: 'counts', check: { name, conclusion: ended, url, output } };
}

/** Asked for only where it matters: that of jobs is believed by other means. */
async function findOwnLogin({ ownLogin }: QueryBudget, { app }: FoundRun): Promise<string> {
  return toCheckSource(app?.slug, '') === 'other' ? ownLogin() : '';
}

async function weighStatuses(room: QueryBudget, commit: string, open: readonly string[]): Promise<Weighed[]> {
  const found = await room.listStatuses(commit);
  if (found === undefined)
    return [{ kind: 'beside', what: 'commit statuses, which the token may not read ("statuses: read" lets it)' }];
  const weighed: Weighed[] = [];
  for (const status of found) weighed.push(await weighStatus(room, status, open));
  return weighed;
}

async function weighStatus(room: QueryBudget, status: CommitStatus, open: readonly string[]): Promise<Weighed> {
  const { name, state, creator, description, targetUrl } = status;
  if (!open.includes(name)) return { kind: 'beside', what: `the status "${name}" (${state})` };
  const source = toStatusSource(creator, await room.ownLogin());
  if (source !== 'other') return distrust(name, source);
  const output =
    state === 'success'
      ? ''
      : room
          .redact(toPlainText([description, targetUrl ?? ''].join('\n')))
          .trim()
          .slice(0, 4000);
  const conclusion = state === 'pending' ? null : state;
  return { kind: 'counts', check: { name, conclusion, url: null, output } };
}

function distrust(name: string, source: Exclude<CheckSource, 'other'>): Weighed {
  return { kind: 'beside', what: `"${name}", which ${describeDistrust(source)}` };
}
