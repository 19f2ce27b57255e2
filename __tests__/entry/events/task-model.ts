import { decideBranch, type GitFacts } from '../../../src/domain/decisions/decide-branch.ts';
import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { parseCommand } from '../../../src/domain/operations/comment-command.ts';
import { isRunNext } from '../../../src/domain/operations/decide-next-run.ts';
import { decide } from '../../../src/domain/operations/decide-operation.ts';
import type { Operation } from '../../../src/domain/operations/operation.ts';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import {
  type ChronicleEvent,
  chronicleEventSchema,
  type EventBody,
  type EventOf,
} from '../../../src/domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../../../src/domain/record/close-open-attempts.ts';
import { toEndedState } from '../../../src/domain/record/dead-run.ts';
import { applyEvent, foldEvents, type TaskState } from '../../../src/domain/record/fold-events.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import {
  findRequestedEnd,
  isWork,
  type RunEnd,
  toFinalEnd,
  type WorkAction,
} from '../../../src/runner/record/run-end.ts';
import { attemptEnded, attemptStarted, CREATED, landed, planSet, RUN_STARTED } from '../../helpers/make-events.ts';

/** What an agent's attempt comes to. */
export type Luck = 'passed' | 'failed' | 'interrupted';

/** What a person does to the branch and its pull request. */
export type Deed = 'merge' | 'close' | 'delete' | 'restore';

/** What happens while a run is at work, before its next step. */
export interface Meanwhile {
  readonly at: number;
  readonly command: string;
}

export interface RunChoice {
  readonly lucks: readonly Luck[];
  readonly meanwhile?: Meanwhile | undefined;
  readonly waits?: boolean;
}

/** How a command was taken: refused with nothing written, or done, with whether a run follows. */
export type Taken = { readonly kind: 'refused' } | { readonly kind: 'done'; readonly isResumed: boolean };

/** The record of a task with its branch on a modelled remote, changed by nothing but the decisions of the product. */
export interface TaskModel {
  readonly events: readonly ChronicleEvent[];
  state(): TaskState;
  view(): TaskView;
  /** Takes a command as a comment between two runs. */
  command(line: string, isAlive?: boolean): Taken;
  /** Runs the task to the end of one run. */
  run(choice: RunChoice): RunEnd;
  act(deed: Deed): void;
  /** Changes the plan that the next run uses: the names and definitions of its checkpoints. */
  setPlan(checkpoints: PlanSketch): void;
}

const BUDGET = 2;
const MAX_STEPS = 60;

/** The names of the checkpoints of a plan, with their definitions. */
export type PlanSketch = Readonly<Record<string, string>>;

/** Where the branch of a task is: undefined when it was never pushed, or is gone; and up to where it was merged. */
export interface BranchHeads {
  branch: string | undefined;
  mergedHead: string | undefined;
}

/** Makes the event that follows others, one second after the last. */
export function toNextEvent(events: readonly ChronicleEvent[], body: EventBody): ChronicleEvent {
  const at = new Date(Date.UTC(2026, 0, 2, 3) + events.length * 1000).toISOString();
  return chronicleEventSchema.parse({ ...body, seq: events.length + 1, at });
}

/** Makes the event of a plan with the budget of the model. */
export function toPlanned(plan: PlanSketch): EventOf<'plan_set'> {
  const planned = planSet(Object.fromEntries(Object.entries(plan).map(([id, hash]) => [id, [hash, BUDGET] as const])));
  if (planned.kind !== 'plan_set') throw new Error(planned.kind);
  return planned;
}

let commits = 0;

/** Makes the id of a commit that no other has. */
function toCommit(): string {
  commits += 1;
  return commits.toString(16).padStart(40, '0');
}

/** The records of one action of a run, one push each; `branchTo` is the commit that the branch moves to with it. */
export function toRecords(
  { record }: TaskState,
  action: WorkAction,
  { luck, waits }: { readonly luck: Luck; readonly waits: boolean },
): readonly { readonly bodies: readonly EventBody[]; readonly branchTo?: string }[] {
  if (!('checkpointId' in action) || action.kind === 'replay') throw new Error(`no task here has a ${action.kind}`);
  const { checkpointId: checkpoint_id } = action;
  if (action.kind === 'baseline') return [{ bodies: [{ kind: 'baseline_checked', checkpoint_id, verifier_runs: [] }] }];
  if (action.kind === 'abandon')
    return [{ bodies: [{ kind: 'checkpoint_abandoned', checkpoint_id, reason: action.reason }] }];
  const { day } = action;
  const started = { bodies: [attemptStarted(checkpoint_id, day, BUDGET)] };
  const ended = attemptEnded(checkpoint_id, day, luck);
  if (luck !== 'passed') return [started, { bodies: [ended] }];
  const commit = toCommit();
  const landing = landed(checkpoint_id, day, commit);
  if (!waits && record.result === null) return [started, { bodies: [ended, landing], branchTo: commit }];
  return [started, { bodies: [ended, { ...landing, landed_on: 'result' } as EventBody] }];
}

/** Starts a task that has not run yet, or continues one that others have brought so far. */
export function createTaskModel(
  first: PlanSketch,
  from?: BranchHeads & { readonly events: readonly ChronicleEvent[] },
): TaskModel {
  const events: ChronicleEvent[] = [...(from?.events ?? [])];
  let state: TaskState | undefined = foldEvents(events);
  let plan = first;
  let { branch, mergedHead }: BranchHeads = from ?? { branch: undefined, mergedHead: undefined };
  const record = (body: EventBody) => {
    const event = toNextEvent(events, body);
    events.push(event);
    state = applyEvent(state, event);
  };
  const current = (): TaskState => {
    if (state === undefined) throw new Error('the task has no record yet');
    return state;
  };
  const command: TaskModel['command'] = (line, isAlive = false) => {
    const operation = toOperation(line);
    const before = current().record;
    const decision = decide(operation, {
      record: before,
      liveness: isAlive ? 'alive' : 'none',
      lease: undefined,
      by: 'wendy',
    });
    if (decision.kind === 'refuse') return { kind: 'refused' };
    const bodies = decision.kind === 'record' ? decision.bodies : [];
    for (const body of bodies) record(body);
    if (decision.kind === 'record' && decision.materializes !== undefined) branch = decision.materializes;
    const isChange = decision.kind === 'record';
    return { kind: 'done', isResumed: isRunNext({ operation, record: current().record, isChange }) };
  };

  const open = () => {
    if (state === undefined) record(CREATED);
    const planned = toPlanned(plan);
    const isSamePlan = planned.plan_hash === current().record.plan_hash;
    const { advance, diverged } = reconcile(current(), { events, branch, mergedHead, isSamePlan });
    // A run that cannot work where the branch is records nothing.
    if (diverged !== undefined) return diverged;
    record(RUN_STARTED);
    for (const body of closeOpenAttempts(current().record, { note: 'It died.', exceptCaptured: false })) record(body);
    if (!isSamePlan) record(planned);
    for (const body of advance) record(body);
    return undefined;
  };

  const work = (luck: Luck, waits: boolean) => {
    const action = chooseNextAction(current().record);
    if (!isWork(action)) throw new Error(action.kind);
    for (const { bodies, branchTo } of toRecords(current(), action, { luck, waits })) {
      for (const body of bodies) record(body);
      branch = branchTo ?? branch;
    }
  };

  const run: TaskModel['run'] = ({ lucks, meanwhile, waits = false }) => {
    const diverged = open();
    const end = (ended: RunEnd) => {
      record({ kind: 'run_ended', ending: ended.ending, reason: ended.reason, ...toCause(ended) } as EventBody);
      return ended;
    };
    if (diverged !== undefined) return { ending: 'conflict', reason: diverged, isSilent: false };
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (meanwhile?.at === step) command(meanwhile.command, true);
      const requested = findRequestedEnd(current().record);
      if (requested !== undefined) return end(requested);
      const action = chooseNextAction(current().record);
      if (!isWork(action)) return end(toFinalEnd(action, { isWorkDone: step > 0 }));
      work(lucks[step % lucks.length] ?? 'passed', waits);
    }
    throw new Error('a run does not end');
  };

  return {
    events,
    state: current,
    view: () => toView(plan, toEndedState(current(), events)),
    command,
    run,
    act(deed) {
      const { head, base_sha } = current().record;
      if (deed === 'merge' && branch !== undefined) mergedHead = branch;
      if (deed === 'delete') branch = undefined;
      if (deed === 'restore' && head !== base_sha && mergedHead !== head) branch = head;
    },
    setPlan(checkpoints) {
      plan = checkpoints;
    },
  };
}

function toCause({ pauseCause }: RunEnd) {
  return pauseCause === undefined ? {} : { pause_cause: pauseCause };
}

/** Parses a line as the operation that it asks for. */
export function toOperation(line: string): Operation {
  const parsing = parseCommand(line);
  if (parsing.kind === 'wrong') throw new Error(parsing.reason);
  if (parsing.command.kind === 'operate') return parsing.command.operation;
  if (parsing.command.kind === 'run') return { kind: 'run' };
  throw new Error(`${line} is no operation`);
}

/** Renders the state as it is shown. */
export function toView(plan: PlanSketch, { record, memory }: TaskState): TaskView {
  return { plan: toPlan(plan), record, memory };
}

function toPlan(checkpoints: PlanSketch) {
  return planSchema.parse({
    checkpoints: Object.keys(checkpoints).map((id) => ({
      id,
      spec: `Make ${id}.`,
      success_criteria: [{ kind: 'file_exists', path: id }],
    })),
  });
}

interface Remote extends Readonly<BranchHeads> {
  readonly events: readonly ChronicleEvent[];
  readonly isSamePlan: boolean;
}

/** Decides where a run continues; whatever git is asked, the remote answers. */
export function reconcile({ record }: TaskState, { events, branch, mergedHead, isSamePlan }: Remote) {
  const facts = { record, events, branchHead: branch, resultHead: record.result ?? undefined, isSamePlan };
  let git: GitFacts = {
    parents: new Map(),
    trees: new Map(),
    trailers: new Map(),
    isOnBranch: new Map(),
    mergedInto: new Map(),
  };
  for (;;) {
    const decision = decideBranch(facts, git);
    if (decision.kind === 'decided') return decision.state;
    const { fact, commit } = decision;
    if (fact === 'mergedInto')
      git = { ...git, mergedInto: new Map([[commit, commit === mergedHead ? 'e'.repeat(40) : null]]) };
    else if (fact === 'isOnBranch') git = { ...git, isOnBranch: new Map([[commit, branch === commit]]) };
    else if (fact === 'parents') git = { ...git, parents: new Map([...git.parents, [commit, ['f'.repeat(40)]]]) };
    else throw new Error(`nobody knows ${fact} of ${commit}`);
  }
}
