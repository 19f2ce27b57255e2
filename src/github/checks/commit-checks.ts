import type { CheckObservation, CheckPace, CommitChecks, ObservedCheck } from '../../domain/attempt/commit-checks.ts';
import { toCleanLine, toCleanText } from '../../exec/redaction/clean-text.ts';
import { startWorkflows } from '../actions/start-workflows.ts';
import { createJobVerifier, type IsJob } from '../actions/verify-job-origin.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus, toCheckError } from '../client/request-failure.ts';
import { type CheckRunWithOutput, createCheckOutputReader } from './check-run-output.ts';
import { type CheckSource, describeDistrust, toCheckSource, toStatusSource } from './check-source.ts';
import { type CommitStatus, createStatusList, type ListStatuses } from './commit-statuses.ts';

/** The repository whose checks are read, and the workflows that are started. */
export interface CommitChecksOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** Workflows that are dispatched on the branch of the checks. */
  readonly workflows: readonly string[];
  /** The login of our token. */
  readonly ourLogin: () => Promise<string>;
  readonly pace: CheckPace;
  /** Masks secrets in text of others. */
  readonly redact: (text: string) => string;
}

/** Creates the port to the checks of one repository's commits on GitHub. */
export function createCommitChecks(options: CommitChecksOptions): CommitChecks {
  const { client, repository, workflows, pace } = options;
  const context: ChecksContext = {
    ...options,
    isJob: createJobVerifier(client, repository),
    listStatuses: createStatusList(client, repository),
    readOutput: createCheckOutputReader(options),
  };
  return {
    pace,
    fetch: (commit, names) => observe(context, commit, names),
    start: (branch, commit) => startWorkflows({ client, repository, workflows }, branch, commit),
  };
}

interface ChecksContext extends CommitChecksOptions {
  readonly isJob: IsJob;
  readonly listStatuses: ListStatuses;
  readonly readOutput: (check: CheckRunWithOutput) => Promise<string>;
}

/** A check run or status of a commit: one that counts, or a description of one that does not. */
type CheckEntry =
  | { readonly kind: 'counts'; readonly check: ObservedCheck }
  | { readonly kind: 'beside'; readonly what: string };

async function observe(context: ChecksContext, commit: string, names: readonly string[]): Promise<CheckObservation> {
  const entries: CheckEntry[] = [];
  for (const run of await listRuns(context, commit)) entries.push(await weighRun(context, run, { commit, names }));
  // A status counts where no check run of that name does.
  const found = new Set(entries.flatMap((each) => (each.kind === 'counts' ? [each.check.name] : [])));
  const open = names.filter((name) => !found.has(name));
  if (open.length > 0) entries.push(...(await weighStatuses(context, commit, open)));
  const clean = (text: string) => toCleanLine(text, context.redact).slice(0, 200);
  return {
    checks: entries.flatMap((each) => (each.kind === 'counts' ? [each.check] : [])),
    others: entries.flatMap((each) => (each.kind === 'beside' ? [clean(each.what)] : [])),
  };
}

type FoundRun = CheckRunWithOutput & { readonly app: { readonly slug?: string | undefined } | null };

async function listRuns({ client, repository }: ChecksContext, commit: string): Promise<readonly FoundRun[]> {
  try {
    return await client.paginate(client.rest.checks.listForRef, {
      ...repository,
      ref: commit,
      filter: 'latest',
      per_page: 100,
    });
  } catch (error) {
    // GitHub knows a commit only a moment after its push.
    if (hasStatus(error, 422)) return [];
    throw toCheckError(error, { operation: 'list the checks of a commit', permission: 'checks: read' });
  }
}

interface CheckQuery {
  readonly commit: string;
  readonly names: readonly string[];
}

async function weighRun(context: ChecksContext, run: FoundRun, { commit, names }: CheckQuery): Promise<CheckEntry> {
  const { name, conclusion, status, html_url: url } = run;
  if (!names.includes(name)) return { kind: 'beside', what: `"${name}" (${conclusion ?? status})` };
  const source = toCheckSource(run.app?.slug, await findLoginToCompare(context, run));
  if (source !== 'other' && !(source === 'actions' && (await context.isJob(run.id, commit))))
    return ignoreEntry(name, source);
  // A check run that is not completed has no conclusion.
  const ended = status === 'completed' ? (conclusion ?? 'no conclusion') : null;
  const hasFailed = ended !== null && ended !== 'success';
  const output = hasFailed ? await context.readOutput(run) : '';
  return { kind: 'counts', check: { name, conclusion: ended, url, output } };
}

/** Returns our login where it decides the source; "" for check runs of jobs, which need no request. */
async function findLoginToCompare({ ourLogin }: ChecksContext, { app }: FoundRun): Promise<string> {
  return toCheckSource(app?.slug, '') === 'other' ? ourLogin() : '';
}

async function weighStatuses(context: ChecksContext, commit: string, open: readonly string[]): Promise<CheckEntry[]> {
  const found = await context.listStatuses(commit);
  if (found === undefined)
    return [{ kind: 'beside', what: 'commit statuses, which the token may not read ("statuses: read" lets it)' }];
  const entries: CheckEntry[] = [];
  for (const status of found) entries.push(await weighStatus(context, status, open));
  return entries;
}

async function weighStatus(context: ChecksContext, status: CommitStatus, open: readonly string[]): Promise<CheckEntry> {
  const { name, state, creator, description, targetUrl } = status;
  if (!open.includes(name)) return { kind: 'beside', what: `the status "${name}" (${state})` };
  const source = toStatusSource(creator, await context.ourLogin());
  if (source !== 'other') return ignoreEntry(name, source);
  const output =
    state === 'success'
      ? ''
      : toCleanText([description, targetUrl ?? ''].join('\n'), context.redact)
          .trim()
          .slice(0, 4000);
  const conclusion = state === 'pending' ? null : state;
  return { kind: 'counts', check: { name, conclusion, url: null, output } };
}

function ignoreEntry(name: string, source: Exclude<CheckSource, 'other'>): CheckEntry {
  return { kind: 'beside', what: `"${name}", which ${describeDistrust(source)}` };
}
