import { ConfigurationError } from '../../../domain/errors/errors.ts';
import { findFaults } from '../../../domain/planning/draft-remark.ts';
import { silentNotifier } from '../../../domain/record/notifier.ts';
import type { GroundhogRun } from '../../../domain/record/run-record.ts';
import { listSome } from '../../../domain/text/list-some.ts';
import type { Git } from '../../../git/git.ts';
import { renderDraft, renderDraftJson } from '../../../report/terminal/draft-text.ts';
import type { DraftedPlan } from '../../../runner/planning/draft-plan.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import { findTask, listTasks } from '../../../store/read-tasks.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { openLocalLease } from '../../compose/open-lease.ts';
import { openRecords } from '../../compose/open-records.ts';
import { type PreparedRun, prepareRun } from '../../compose/prepare-run.ts';
import { withCancellation } from '../../compose/signals.ts';
import { withGit } from '../../compose/with-git.ts';
import { composeDraft } from '../../planning/compose-draft.ts';
import { findUncommitted } from '../../planning/describe-uncommitted.ts';
import { requireValidSettings } from '../../settings/check-settings.ts';
import { type GivenSettings, readRunSettings } from '../../settings/run-settings.ts';
import { chooseIsolation, toSettingError } from '../../settings/settings.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { findReader } from '../reader.ts';
import { toExitCode } from '../to-exit-code.ts';
import { describeWorker, renderNextRun } from './next-run.ts';
import { findTaken, type PlanFileChoice, toTaken, writePlanFile } from './plan-file.ts';
import { readBaseConfig } from './run-locally.ts';

/** The flags of `groundhog plan`, as texts. */
export interface PlanFlags extends Omit<GivenSettings, 'protectedBranches'>, VerboseFlags {
  readonly repo: string;
  readonly base?: string;
  readonly out?: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

const MAX_WISH_BYTES = 32 * 1024;
const MAX_RECORDS = 50;

/**
 * Drafts a plan from a wish, writes it to a new file, and prints it with what was found out about it. Returns 1 where
 * something stays wrong with it, else 0.
 */
export function planCommand(wish: string, flags: PlanFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode({ host, console }, { name: 'plan', json: flags.json }, async () => {
    const choice = { wish, repo: flags.repo, out: flags.out };
    const taken = await findTaken(choice);
    const parseIsolation = () => chooseIsolation(flags.isolation, host.env);
    requireValidSettings(flags, host.env, [() => requireWish(wish), () => requireNew(taken), parseIsolation]);
    const { prepared, given } = await prepare(flags, { host, console });
    await warnOfUncommitted(flags.repo, { host, console });
    const drafted = await withCancellation<DraftedPlan | undefined>(
      async (signal) =>
        composeDraft(host, {
          ...{ signal, prepared, base: flags.base },
          wish: {
            ...{ wish, isOwnWish: true, isAgreed: flags.yes === true },
            records: await readRecords(host, flags.repo),
            onRound: (text) => console.err(`${text}\n`),
          },
          notifier: { ...silentNotifier, progress: (shown) => writeWarning(shown, console.err) },
          openOrigin: (git: Git) => openLocalOrigin(git, flags.repo),
          lease: await openLocalLease(),
        }),
      () => undefined,
    );
    if (drafted === undefined) throw new ConfigurationError('draft_failed', { reason: 'it was stopped' });
    await deliver(drafted, { ...choice, given }, { host, console, isJson: flags.json === true });
    return findFaults(drafted.remarks).length > 0 ? 1 : 0;
  });
}

function requireWish(wish: string): void {
  if (wish.trim() === '' || Buffer.byteLength(wish) > MAX_WISH_BYTES)
    throw toSettingError('wish', '', `must have 1 to ${MAX_WISH_BYTES / 1024} KiB of text`);
}

/** Throws ConfigurationError where a file is in the way of the plan, before a model is paid for it. */
function requireNew(taken: string | undefined): void {
  if (taken !== undefined) throw toTaken(taken);
}

/** Writes the plan and prints it. What was drafted is printed where it cannot be written, too: it has cost something. */
async function deliver(
  drafted: DraftedPlan,
  { given, ...choice }: PlanFileChoice & { readonly given: PlanFlags },
  { host, console, isJson }: Io & { readonly isJson: boolean },
): Promise<void> {
  const print = (path: string | null) =>
    console.out(isJson ? renderDraftJson(drafted, path) : `${renderDraft(drafted)}\n`);
  try {
    const text = drafted.planSource?.text;
    const path = text === undefined ? undefined : await writePlanFile(text, choice, host);
    print(path ?? null);
    if (path === undefined) return;
    const next = renderNextRun(findReader(host.env, process.argv).program, path, given);
    console.err(`\nWritten to ${path}. Next${describeWorker(given)}:\n  ${next}\n`);
  } catch (thrown) {
    print(null);
    throw thrown;
  }
}

/** Warns of what a plan for a commit does not see. */
async function warnOfUncommitted(repo: string, { host, console }: Io): Promise<void> {
  const { changed, untracked } = await withGit(host, (git) => findUncommitted(git, repo));
  const paths = [...changed, ...untracked].sort();
  if (paths.length === 0) return;
  console.err(`Warning: The plan is for what is committed, without what is not: ${listSome(paths)}\n`);
}

/** Reads the settings; the agent is `builtin`, in the flags as well, where nothing chooses one and no command is given. */
async function prepare(
  flags: PlanFlags,
  { host, console }: Io,
): Promise<{ readonly prepared: PreparedRun; readonly given: PlanFlags }> {
  readRunSettings(flags);
  const config = await withGit(host, (git) => readBaseConfig(git, flags));
  const isChosen = [flags.agent, flags.agents, flags.agentCommand, config?.agent, config?.agents].some(
    (choice) => choice !== undefined,
  );
  const given = isChosen ? flags : { ...flags, agent: 'builtin' };
  return { prepared: await prepareRun({ given, config, plan: {} }, { ...host, write: console.err }), given };
}

function writeWarning(shown: { readonly kind: string; readonly text?: string }, write: (text: string) => void): void {
  if (shown.kind === 'warning') write(`Warning: ${shown.text ?? ''}\n`);
}

/** Reads the records of the repository's tasks, as many as are needed for an estimate. */
async function readRecords(host: HostContext, repo: string): Promise<readonly GroundhogRun[]> {
  return withGit(host, async (opened) => {
    const { git } = await openRecords(opened, { repo });
    const records: GroundhogRun[] = [];
    for (const taskId of (await listTasks(git)).slice(0, MAX_RECORDS)) {
      const found = await findTask(git, taskId);
      if (found !== undefined) records.push(found.state.record);
    }
    return records;
  });
}
