import { assertNever } from '../assert-never.ts';
import { chooseNextAction, describeRequest, needsRetry, renderSteering } from '../decisions/next-action.ts';
import type { EventBody } from '../record/chronicle-event.ts';
import { closeOpenAttempts } from '../record/close-open-attempts.ts';
import { describeHolder } from '../record/lease.ts';
import { type CheckpointRun, type GroundhogRun, isCheckpointDone, updateCheckpoint } from '../record/run-record.ts';
import { decideApproval } from './decide-approval.ts';
import { decideFix } from './decide-fix.ts';
import { type Decision, explainUnknown, findTextProblem, type Operation, type OperationFacts } from './operation.ts';

const FREE = 'Nobody holds this task.';

// Why: docs/decisions/0030-operations-are-events.md
/** Decides the effect of an operation on a task in its present state. Every refusal has a reason. */
export function decide(operation: Operation, facts: OperationFacts): Decision {
  if (operation.kind === 'unlock') return decideUnlock(operation.generation, facts);
  const isMessage = operation.kind === 'hint' || operation.kind === 'pause' || operation.kind === 'abort';
  if (facts.liveness === 'alive' && !isMessage)
    return refuse(
      `A run is at work on this task. Wait for its end, or ask for it with: ${renderSteering('pause', facts.record)}`,
    );
  switch (operation.kind) {
    case 'run':
      return decideRun(facts);
    case 'rebase':
      return decideRebaseRun(operation, facts);
    case 'retry':
      return withHint(decideRetry(operation.checkpoint, facts), operation.hint, facts);
    case 'skip':
      return decideSkip(operation, facts);
    case 'hint':
      return decideHint(operation.text, facts);
    case 'fix':
      return decideFix(operation.text, facts);
    case 'pause':
      return decidePause(operation.reason, facts);
    case 'abort':
      return decideAbort(operation.reason, facts);
    case 'approve':
    case 'materialize':
      return decideApproval(operation, facts);
    default:
      return assertNever(operation);
  }
}

/** Refuses a run that would end as it started. */
function decideRun({ record }: OperationFacts): Decision {
  const next = chooseNextAction(record);
  // After a conflict, say, a run says first of all that the task is blocked, and what to do then.
  const isKnown = record.ending === 'blocked' || record.aborted !== null;
  // A commit of a person may have repaired what another one broke.
  const mayBeRepaired = record.aborted === null && record.checkpoints.some(({ held_at }) => held_at !== null);
  if (next.kind === 'blocked' && isKnown && !mayBeRepaired) return refuse(next.reason);
  if (next.kind === 'done' && record.ending === 'passed') return { kind: 'nothing', message: 'The task has passed.' };
  return { kind: 'record', bodies: [], message: 'The task resumes.' };
}

/** Refuses a rebase that no run can make; whether the base has moved is known to the run alone. */
function decideRebaseRun({ isStop }: Operation & { kind: 'rebase' }, { record }: OperationFacts): Decision {
  const { rebase, result, aborted } = record;
  if (isStop && rebase === null) return { kind: 'nothing', message: 'No rebase of this task has begun.' };
  if (isStop) return { kind: 'record', bodies: [], message: 'The rebase is given up. The task branch stays as it is.' };
  if (aborted !== null) return refuse(`The task was aborted by ${describeRequest(aborted)}`);
  if (result !== null) return refuse('Commits of this task wait for approval: approve them first.');
  return { kind: 'record', bodies: [], message: 'The task is rebased where its base has moved.' };
}

function decideRetry(name: string | undefined, { record, by }: OperationFacts): Decision {
  const named = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === name);
  if (name !== undefined && named === undefined) return refuse(explainUnknown(name, record));
  if (named !== undefined) return decideRetryOf(named, { record, by });
  const stuck = record.checkpoints.filter(needsRetry);
  const firstOpen = record.checkpoints.filter((checkpoint) => !isCheckpointDone(checkpoint)).slice(0, 1);
  const chosen = stuck.length > 0 || record.aborted === null ? stuck : firstOpen;
  if (chosen.length > 0) return reopen(chosen, { record, by });
  if (firstOpen[0] === undefined) return refuse('There is nothing to retry: every checkpoint is done.');
  return explainOpen(firstOpen[0], record);
}

/** Records the hint of a retry before what it reopens. */
function withHint(decision: Decision, hint: string | undefined, { by }: OperationFacts): Decision {
  if (hint === undefined || decision.kind === 'refuse') return decision;
  const problem = findTextProblem(hint, 'hint');
  if (problem !== undefined) return refuse(problem);
  const given: EventBody = { kind: 'hint_given', by, text: hint.trim() };
  const bodies = decision.kind === 'record' ? decision.bodies : [];
  return { kind: 'record', bodies: [given, ...bodies], message: decision.message };
}

function decideRetryOf(named: CheckpointRun, { record, by }: Pick<OperationFacts, 'record' | 'by'>): Decision {
  const name = named.checkpoint_id;
  if (named.outcome === 'success')
    return refuse(`Checkpoint "${name}" has already landed. To repeat it, change it in the plan.`);
  const isOpen = named.outcome === 'pending' && !needsRetry(named);
  return isOpen && record.aborted === null ? explainOpen(named, record) : reopen([named], { record, by });
}

/** Explains that an open checkpoint needs no retry, since a run resumes it; refuses where an earlier one keeps the run from it. */
function explainOpen({ checkpoint_id: name, attempts, budget_from }: CheckpointRun, record: GroundhogRun): Decision {
  const next = chooseNextAction(record);
  if (next.kind === 'blocked')
    return refuse(`Checkpoint "${name}" is open, and an earlier one blocks it. ${next.reason}`);
  const isFresh = budget_from > 0 && budget_from === attempts.length;
  const state = isFresh ? 'open again already, with a fresh budget' : 'open already';
  return { kind: 'nothing', message: `Checkpoint "${name}" is ${state}: the next run resumes it.` };
}

function reopen(
  checkpoints: readonly CheckpointRun[],
  { record, by }: Pick<OperationFacts, 'record' | 'by'>,
): Decision {
  const ids = checkpoints.map(({ checkpoint_id }) => checkpoint_id);
  const names = ids.map((id) => `"${id}"`).join(', ');
  return {
    kind: 'record',
    bodies: ids.map((checkpoint_id): EventBody => ({ kind: 'checkpoint_reopened', checkpoint_id, by })),
    message: `${record.aborted === null ? '' : 'The task is no longer aborted. '}Open again with a fresh budget: ${names}. ${describeFirst(ids, record)}`,
  };
}

/** Says where the next run resumes, or which checkpoint before those that are reopened keeps it from them. */
function describeFirst(ids: readonly string[], { checkpoints }: GroundhogRun): string {
  const first = checkpoints.find((each) => ids.includes(each.checkpoint_id) || !isCheckpointDone(each));
  if (first === undefined || ids.includes(first.checkpoint_id)) return 'The next run resumes there.';
  const { checkpoint_id: id } = first;
  return needsRetry(first)
    ? `Before it comes "${id}": no attempt starts until that is open again or skipped.`
    : `The next run resumes at "${id}", which comes before.`;
}

type Skip = Extract<Operation, { kind: 'skip' }>;

function decideSkip({ checkpoint: name, reason }: Skip, { record, by }: OperationFacts): Decision {
  const found = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === name);
  const problem = findTextProblem(reason, 'reason');
  if (found === undefined) return refuse(explainUnknown(name, record));
  if (found.outcome === 'success')
    return refuse(`Checkpoint "${name}" has already landed, so that it cannot be skipped.`);
  if (found.outcome === 'skipped')
    return {
      kind: 'nothing',
      message: `Checkpoint "${name}" is skipped already: ${found.reason ?? 'no reason recorded'}`,
    };
  if (problem !== undefined) return refuse(problem);
  const body: EventBody = { kind: 'checkpoint_skipped', checkpoint_id: name, by, reason: reason.trim() };
  // Captured work that was not verified must not be verified any more.
  const note = `The checkpoint was skipped by ${by}.`;
  const closed = closeOpenAttempts(
    { ...record, checkpoints: [found] },
    { note, exceptCaptured: false, isEndKnown: false },
  );
  const bodies = [...closed, body];
  const skipped = updateCheckpoint(record, name, (run) => ({ ...run, outcome: 'skipped' }));
  const follows = describeStuck(skipped) || ' The next run resumes after it.';
  return { kind: 'record', bodies, message: `Checkpoint "${name}" is skipped.${follows}` };
}

function decideHint(text: string, { record, by }: OperationFacts): Decision {
  const problem = findTextProblem(text, 'hint');
  if (problem !== undefined) return refuse(problem);
  if (record.checkpoints.every(isCheckpointDone))
    return refuse('Every checkpoint is done: no attempt is left to read a hint.');
  const last = record.steering.findLast(({ kind }) => kind === 'hint');
  const stands = describeStuck(record);
  if (last?.text === text.trim()) return { kind: 'nothing', message: `This hint was given already.${stands}` };
  const body: EventBody = { kind: 'hint_given', by, text: text.trim() };
  const message = `Later attempts get this hint.${stands}`;
  return { kind: 'record', bodies: [body], message };
}

/** Says that no run works on a task that is blocked or aborted, and what opens it again; empty for any other task. */
function describeStuck(record: GroundhogRun): string {
  const next = chooseNextAction(record).kind;
  if (next !== 'blocked' && next !== 'abandon') return '';
  const retry = renderSteering('retry', record);
  return record.aborted === null
    ? ` The task is blocked; no attempt starts until its checkpoint changes in the plan, or until: ${retry}`
    : ` The task is aborted; no attempt starts until: ${retry}`;
}

function decidePause(reason: string | undefined, { record, liveness, by }: OperationFacts): Decision {
  const problem = reason === undefined ? undefined : findTextProblem(reason, 'reason');
  if (problem !== undefined) return refuse(problem);
  if (liveness === 'none') return refuse('There is nothing to pause: no run is at work on this task.');
  if (record.pause !== null)
    return { kind: 'nothing', message: `A pause was asked for already, by ${record.pause.by}.` };
  const body: EventBody = { kind: 'pause_requested', by, reason: reason?.trim() ?? null };
  return { kind: 'record', bodies: [body], message: 'The run ends before its next step. Start it again to resume.' };
}

function decideAbort(reason: string | undefined, { record, by }: OperationFacts): Decision {
  const problem = reason === undefined ? undefined : findTextProblem(reason, 'reason');
  if (problem !== undefined) return refuse(problem);
  if (record.checkpoints.every(isCheckpointDone)) return refuse('There is nothing to abort: every checkpoint is done.');
  if (record.aborted !== null)
    return { kind: 'nothing', message: `The task was aborted already, by ${record.aborted.by}.` };
  const body: EventBody = { kind: 'task_aborted', by, reason: reason?.trim() ?? null };
  const message = `What has landed and what is recorded stays. The task is given up until: ${renderSteering('retry', record)}`;
  return { kind: 'record', bodies: [body], message };
}

function decideUnlock(text: string, { lease, by }: OperationFacts): Decision {
  const isNumber = /^[1-9]\d*$/.test(text);
  const problem = `"${text}" is ${isNumber ? 'another' : 'not a number of a lease'}.`;
  if (!lease?.holder) return isNumber ? { kind: 'nothing', message: FREE } : refuse(`${problem} ${FREE}`);
  const holder = describeHolder(lease.holder);
  if (text !== String(lease.generation))
    return refuse(`The task is held under number ${lease.generation} by ${holder}; ${problem}`);
  return {
    kind: 'record',
    bodies: [{ kind: 'lease_released', generation: lease.generation, by }],
    message: `The task is free. Should ${holder} still be at work, it publishes nothing more.`,
    unlocks: lease.generation + 1,
  };
}

function refuse(reason: string): Decision {
  return { kind: 'refuse', reason };
}
