import { debug, notice, saveState, setFailed, setSecret, summary, warning } from '@actions/core';
import { renderError } from '../domain/errors/error-catalog.ts';
import { ConfigurationError } from '../domain/errors/errors.ts';
import { conclusionOf, type Ending } from '../domain/record/ending.ts';
import { listSome } from '../domain/text/list-some.ts';
import { findPrograms } from '../exec/programs.ts';
import { toCleanText } from '../exec/redaction/clean-text.ts';
import { createRedactor, type Redactor } from '../exec/redaction/redact.ts';
import { toAuthorization } from '../git/remote.ts';
import { renderAnswerSummary, renderEndSummary, renderJobSummary } from '../report/pages/job-summary.ts';
import { wrapLines } from '../report/text/wrap-lines.ts';
import { toCloneWords } from '../report/words/own-commands.ts';
import { isWorkAbandoned } from './compose/abandoned-work.ts';
import { BUNDLE_FOLDER, trustBundle } from './compose/host-guard.ts';
import { openSafeLog } from './compose/safe-log.ts';
import { LATE_REASON, withCancellation } from './compose/signals.ts';
import { toFailure } from './compose/to-failure.ts';
import { handleEvent } from './events/handle-event.ts';
import { openCommandFiles, requireCommandFiles } from './job/command-files.ts';
import { hashBundle } from './job/hash-bundle.ts';
import { type Job, readJob } from './job/job.ts';
import { type JobEnvironment, type JobOutcome, type JobResult, toResult } from './job/job-context.ts';
import { writeMatrix, writeOutputs } from './job/outputs.ts';
import { findManualStart } from './job/read-workflows.ts';
import { findNamedSecrets, findSecretsInEnv } from './settings/find-secrets-in-env.ts';
import { findSecretsOnMachine } from './settings/find-secrets-on-machine.ts';
import { type Inputs, readInputs, readToken } from './settings/inputs.ts';

export const FINISHED_STATE = 'finished';
export const RUN_STATE = 'run';
/** The state by which `dist/post.js` checks the program before it loads it. */
const BUNDLE_STATE = 'bundle';
/** The state that is set when the run has ended, and GitHub has not received all of it in time. */
export const UNREPORTED_STATE = 'untold';

/** Runs the main step of the action: reads its inputs, handles the event, and reports the ending to the runner. */
export async function runAction(): Promise<void> {
  const token = readToken();
  if (token !== '') setSecret(token);
  const redactor = createRedactor([
    ...findSecretsInEnv(process.env),
    ...findSecretsOnMachine(process.env, [process.env.GITHUB_WORKSPACE ?? '.']),
    ...(token === '' ? [] : [token, toAuthorization(token)]),
  ]);
  try {
    requireCommandFiles(process.env);
    await runStep(await openStep(redactor), redactor);
  } catch (thrown) {
    const { ending, text } = toFailure(thrown, redactor.redact);
    conclude(ending, text);
  }
  // Sockets that a server keeps open must not keep the job.
  process.exit(process.exitCode);
}

async function runStep(step: Step, redactor: Redactor): Promise<void> {
  try {
    const job = readJob(process.env);
    const inputs = readInputs();
    redactor.add(findNamedSecrets(process.env, inputs.given.mask ?? []));
    const start = await findManualStart(job, process.env);
    const outcome = await handleSafely(inputs, { job, redactor, step, start });
    await step.write(() => reportOutcome(outcome, { job, start }, redactor));
  } catch (thrown) {
    const { ending, text } = toFailure(thrown, redactor.redact);
    await step.write(() => reportResult(toResult(ending, text), { redactor }));
  }
  // The post step closes abandoned work.
  if (!isWorkAbandoned()) step.save(FINISHED_STATE, 'true');
}

interface Step {
  readonly programs: JobEnvironment['programs'];
  readonly files: NonNullable<JobEnvironment['step']>;
  /** Saves a state for the post step. */
  save(name: string, value: string): void;
  /** Lets us write to the files of the runner. */
  write(use: () => Promise<void>): Promise<void>;
}

/** Trusts the files of the step as they are now, and restores them however this process ends, but by KILL. */
async function openStep({ redact }: Redactor): Promise<Step> {
  const bundle = trustBundle();
  const commands = openCommandFiles(process.env, { redact, warn: warning });
  process.once('exit', () => {
    for (const note of commands.restore()) warning(note);
    const changed = bundle.restore();
    if (changed.length > 0) warning(`The program of the post step was changed, and was restored: ${listSome(changed)}`);
  });
  const step = {
    programs: await findPrograms(process.env.PATH ?? ''),
    files: { bundle, restoreCommands: commands.restore },
    save(name: string, value: string) {
      const close = commands.openForWriting();
      saveState(name, value);
      close();
    },
    async write(use: () => Promise<void>) {
      const close = commands.openForWriting();
      await use().finally(close);
    },
  };
  step.save(BUNDLE_STATE, hashBundle(BUNDLE_FOLDER));
  return step;
}

/** Reports at the start what a run may not live to report at its end. */
async function reportCaution(text: string, redactor: Redactor): Promise<void> {
  warning(text);
  await writeSummary(`${toIndented(text)}\n\n`, redactor);
}

async function handleSafely(
  inputs: Inputs,
  { job, redactor, step, start }: JobPages & { readonly redactor: Redactor; readonly step: Step },
): Promise<JobOutcome> {
  const log = openSafeLog((text) => process.stdout.write(text), redactor.redact);
  const { programs, files } = step;
  const host = { job, redactor, env: process.env, programs, step: files, write: log.write, start };
  const onRun: JobEnvironment['onRun'] = ({ taskId, runId }) =>
    step.save(RUN_STATE, JSON.stringify({ task_id: taskId, run_id: runId }));
  const caution = (text: string) => step.write(() => reportCaution(text, redactor));
  try {
    return await withCancellation<JobOutcome>(
      (signal) => handleEvent(inputs, { ...host, signal, onRun, caution }),
      () => ({ kind: 'ended', result: toResult('paused', LATE_REASON) }),
    );
  } finally {
    log.end();
  }
}

/** The job, and the workflow that users start to give commands. */
interface JobPages extends Pick<JobEnvironment, 'start'> {
  readonly job: Job;
}

async function reportOutcome(outcome: JobOutcome, pages: JobPages, redactor: Redactor): Promise<void> {
  const { redact } = redactor;
  const clean = (text: string) => toCleanText(text, redact);
  if (outcome.kind === 'ignored') {
    const ignored = new ConfigurationError('event_unsupported', { reason: outcome.reason });
    return notice(clean(renderError(ignored)));
  }
  if (outcome.kind === 'access_refused') {
    const text = clean(renderError(outcome.refusal));
    await writeSummary(renderEndSummary('refused', text), redactor);
    return notice(text);
  }
  if (outcome.kind === 'ended') return reportResult(outcome.result, { ...pages, redactor });
  const { ending, page, matrix } = outcome;
  const reason = clean(outcome.reason);
  writeOutputs(toResult(ending, reason).summary, { pullRequestUrl: undefined, redact });
  writeMatrix(matrix);
  await writeSummary(page, redactor);
  conclude(ending, reason);
}

async function reportResult(
  { summary: ended, notes = [], isReported = true, isAnswer = false, ...given }: JobResult,
  { job, redactor, start }: Partial<JobPages> & { readonly redactor: Redactor },
): Promise<void> {
  const { redact } = redactor;
  const { pullRequestUrl, reportPath, reportUrl, caveat, isDryRun = false } = given;
  const result = { ...ended, reason: toCloneWords(ended.reason) };
  if (!isReported) saveState(UNREPORTED_STATE, 'true');
  writeOutputs(result, { pullRequestUrl, reportPath, redact });
  // Of a dry run no page has the commits.
  const repositoryUrl = isDryRun ? undefined : job?.repositoryUrl;
  const links = { repositoryUrl, runUrl: job?.runUrl, pullRequestUrl, reportUrl, start };
  // Without a recorded end the view does not hold the reason.
  const isUnrecorded = isAnswer || result.view === undefined || result.view.record.ending === null;
  const end = isUnrecorded ? [renderEnd(result, isAnswer)] : [];
  const page = result.view === undefined ? [] : [renderJobSummary(result.view, links, caveat)];
  const text = [[...end, ...page].join('\n'), ...notes.map((note) => `\n${toIndented(note)}\n`)].join('');
  await writeSummary(text, redactor);
  for (const note of notes) notice(toCleanText(note, redact));
  conclude(result.ending, `${isDryRun ? 'Dry run, nothing was pushed. ' : ''}${toCleanText(result.reason, redact)}`);
}

/** Renders how the job has ended: of a command that ran nothing what it did, and nothing of criteria. */
function renderEnd({ ending, reason }: JobResult['summary'], isAnswer: boolean): string {
  return isAnswer && ending === 'nothing_to_do' ? renderAnswerSummary(reason) : renderEndSummary(ending, reason);
}

function conclude(ending: Ending, reason: string): void {
  const line = `Groundhog: ${ending}. ${reason}`;
  if (conclusionOf(ending) === 'failure') setFailed(line);
  else notice(line);
}

async function writeSummary(text: string, { redact }: Redactor): Promise<void> {
  try {
    await summary.addRaw(redact(text)).write();
  } catch (thrown) {
    warning(`The job summary was not written: ${String(thrown)}`);
    debug(String(thrown));
  }
}

/** Indents a text as a code block, so that nothing in it is markup. */
function toIndented(text: string): string {
  return wrapLines(text)
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
