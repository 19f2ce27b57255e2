import { decideSweep } from '../../../src/domain/decisions/decide-sweep.ts';
import { type Plan, planSchema } from '../../../src/domain/plan/plan.ts';
import { toEndedState } from '../../../src/domain/record/dead-run.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import type { CommandComment } from '../../../src/domain/record/thread-event.ts';
import type { Luck } from './action-records.ts';
import { act, type Deed } from './branch-model.ts';
import {
  claimNow,
  decideNow,
  type JobModel,
  type JobOutcome,
  type RemoteModel,
  runJob,
  toOperation,
} from './job-model.ts';

/** The names of the checkpoints of a plan, with their definitions. */
export type PlanSketch = Readonly<Record<string, string>>;

/** What happens while a run is at work, before its next step. */
export interface Meanwhile {
  readonly at: number;
  readonly what: { readonly command: string } | { readonly deed: Deed } | 'death';
}

export interface RunChoice {
  readonly lucks: readonly Luck[];
  readonly meanwhile?: Meanwhile | undefined;
  readonly waits?: boolean | undefined;
}

/** A task on a modelled remote with one job at a time, changed by nothing but the decisions of the product. */
export interface TaskModel {
  view(): TaskView;
  /** Returns why a command would be refused now; undefined where it would be taken. */
  findRefusal(line: string): string | undefined;
  /** Takes a command as a comment between two runs, or as the tick of a box, with the run that it starts. */
  comment(line: string, choice: RunChoice, tick?: CommandComment): JobOutcome;
  /** Runs the plan of the issue. */
  label(plan: Plan, choice: RunChoice): JobOutcome;
  /** Resumes the task where a timer may. */
  sweep(choice: RunChoice): void;
  act(deed: Deed): void;
}

const BUDGET = 2;

/** Makes a plan with guards; the first checkpoint has two statements, the first of them with a name. */
export function toPlan(sketch: PlanSketch): Plan {
  const statements = [
    { kind: 'semantic', name: 'tone', statement: 'It reads well.' },
    { kind: 'semantic', statement: 'It is short.' },
  ];
  return planSchema.parse({
    guards: [{ kind: 'command', command: 'true' }],
    checkpoints: Object.entries(sketch).map(([id, version], index) => ({
      id,
      spec: `Make ${id} (${version}).`,
      attempt_budget: BUDGET,
      success_criteria: [{ kind: 'file_exists', path: id }, ...(index === 0 ? statements : [])],
    })),
  });
}

// Beyond the comments of other tests.
let jobs = 1000;

/** Continues a task as it is on the remote. */
export function createTaskModel(remote: RemoteModel): TaskModel {
  const takeComment = (line: string, choice: RunChoice, tick?: CommandComment) => {
    jobs += 1;
    return run({ comment: { id: jobs, ...tick, line } }, choice);
  };

  const run = (what: Pick<JobModel, 'comment' | 'plan'>, { lucks, meanwhile, waits }: RunChoice): JobOutcome => {
    jobs += 1;
    const name = `run ${jobs}`;
    const steps = runJob(name, { ...what, lucks, refreshes: [true], waits }, remote);
    for (let step = 0; ; step += 1) {
      if (meanwhile !== undefined && meanwhile.at === step) {
        if (meanwhile.what === 'death') {
          remote.gone.add(name);
          return { kind: 'killed' };
        }
        if ('deed' in meanwhile.what) act(remote, meanwhile.what.deed, remote.state.record);
        else takeComment(meanwhile.what.command, { lucks: ['passed'] });
      }
      const { done, value } = steps.next();
      if (done === true) return value;
    }
  };

  return {
    view() {
      const { record, memory } = toEndedState(remote.state, remote.events);
      return { plan: remote.plan, record, memory };
    },
    findRefusal(line) {
      const decision = decideNow(toOperation(line), remote);
      return decision.kind === 'refuse' ? decision.reason : undefined;
    },
    comment: takeComment,
    label: (plan, choice) => run({ plan }, choice),
    sweep(choice) {
      const { events, state } = remote;
      const sweep = decideSweep({ record: state.record, events, claim: claimNow(remote) });
      if (sweep.kind === 'resume') run({}, choice);
    },
    act: (deed) => act(remote, deed, remote.state.record),
  };
}
