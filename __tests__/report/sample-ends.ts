import type { NextAction } from '../../src/domain/decisions/next-action.ts';
import { renderError } from '../../src/domain/errors/error-catalog.ts';
import { ConfigurationError, GitHubError } from '../../src/domain/errors/errors.ts';
import { objectIdSchema } from '../../src/domain/ids.ts';
import type { TaskView } from '../../src/domain/record/notifier.ts';
import type { CheckpointRun, GroundhogRun } from '../../src/domain/record/run-record.ts';
import { applySteering } from '../../src/domain/record/steering.ts';
import { findRequestedEnd, type RunEnd, toFinalEnd } from '../../src/runner/record/run-end.ts';
import { LANDED } from './make-view.ts';
import { makeSample } from './sample-states.ts';

/** The states that people and the environment bring a task to, besides those of `STATES`. */
export const ENDS = [
  'stopping',
  'approval',
  'skipped',
  'satisfied',
  'refused',
  'environment',
  'aborted',
  'retried',
] as const;
export type SampleEnd = (typeof ENDS)[number];

const BY = 'octocat';
const HEAD = { seq: 1, at: '2026-03-02T14:00:00.000Z' } as const;
const DECIDED_AT = '2026-03-02T16:00:00.000Z';

/** A task with `count` checkpoints in one of these states, each reached and explained as a run does it. */
export function makeEnd(end: SampleEnd, count: number): TaskView {
  switch (end) {
    case 'stopping':
      return change(makeSample('running', count), ({ ...record }) =>
        applySteering(record, { ...event('pause_requested'), reason: 'The runners are needed for a release' }),
      );
    case 'approval':
      return change(makeSample('passed', count), (record) => ({
        ...finish(record, toFinalEnd({ kind: 'await_approval', result: objectIdSchema.parse(LANDED) }, WORKED)),
        result: LANDED,
      }));
    case 'skipped':
      return change(makeSample('passed', count), (record) => {
        const [first] = record.checkpoints;
        const skip = { ...event('checkpoint_skipped'), checkpoint_id: first?.checkpoint_id ?? '' };
        const skipped = applySteering(record, { ...skip, reason: 'There is no such file here' });
        const left = { ...skipped, checkpoints: skipped.checkpoints.map((run) => ({ ...run, ...forget(run, first) })) };
        return finish(left, toFinalEnd({ kind: 'done', isWorkDone: true, skipped: 1 }, WORKED));
      });
    case 'satisfied':
      return change(makeSample('passed', count), (record) => {
        const untouched = { ...record, checkpoints: record.checkpoints.map((run) => ({ ...run, attempts: [] })) };
        return finish(untouched, toFinalEnd(NOTHING_TO_DO, { isWorkDone: false }));
      });
    case 'refused':
      return change(makeSample('conflict', count), (record) => finish(record, toRefusal()));
    case 'environment':
      return change(makeSample('conflict', count), (record) => finish(record, toBreakdown()));
    case 'aborted':
      return change(makeSample('blocked', count), (record) => {
        const aborted = applySteering(record, { ...event('task_aborted'), reason: 'It is done in another way' });
        return finish(aborted, findRequestedEnd(aborted));
      });
    case 'retried':
      return change(makeSample('blocked', count), (record) => {
        const stuck = record.checkpoints.find(({ outcome }) => outcome === 'abandoned')?.checkpoint_id ?? '';
        const asked = { ...event('checkpoint_reopened'), checkpoint_id: stuck, at: DECIDED_AT };
        return applySteering(record, asked);
      });
  }
}

const WORKED = { isWorkDone: true };
const NOTHING_TO_DO: NextAction & { kind: 'done' } = { kind: 'done', isWorkDone: false, skipped: 0 };

function event<Kind extends string>(kind: Kind) {
  return { ...HEAD, kind, by: BY };
}

/** A checkpoint that was skipped has no attempt. */
function forget({ checkpoint_id }: CheckpointRun, first: CheckpointRun | undefined): Partial<CheckpointRun> {
  return checkpoint_id === first?.checkpoint_id ? { attempts: [] } : {};
}

function change(view: TaskView, by: (record: GroundhogRun) => GroundhogRun): TaskView {
  return { ...view, record: by(view.record) };
}

function finish(record: GroundhogRun, end: Omit<RunEnd, 'isSilent'> | undefined): GroundhogRun {
  const ended_at = '2026-03-02T15:00:00.000Z';
  if (end === undefined) return record;
  return { ...record, ending: end.ending, ending_reason: end.reason, pause_cause: end.pauseCause ?? null, ended_at };
}

function toRefusal(): Omit<RunEnd, 'isSilent'> {
  const refused = new ConfigurationError('policy_refused', {
    policy: 'acme/.github/groundhog.yml@main',
    reasons: 'the agent "codex" is not among those that are allowed: builtin, claude-code',
  });
  return { ending: 'refused', reason: renderError(refused) };
}

function toBreakdown(): Omit<RunEnd, 'isSilent'> {
  const failure = new GitHubError('token_rejected', {
    remote: 'https://github.com/acme/widgets',
    stderr:
      "remote: Invalid username or token. Password authentication is not supported for Git operations.\nfatal: Authentication failed for 'https://github.com/acme/widgets/'",
  });
  return { ending: 'infra_error', reason: renderError(failure) };
}
