import type { Agent } from '../../agent/agent.ts';
import type { CommitChecks } from '../../domain/attempt/commit-checks.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import type { StepMatch } from '../../domain/attempt/step.ts';
import type { Clock } from '../../domain/clock.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { BranchProtection } from '../../domain/paths/branch-protection.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { LeaseHolder } from '../../domain/record/lease.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import type { RunOwner } from '../../domain/record/workspace-context.ts';
import type { MaterializeMode } from '../../domain/setting-choices.ts';
import type { Redactor } from '../../exec/redact.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { Git } from '../../git/git.ts';
import type { Origin } from '../../store/origin.ts';
import type { CheckoutChoice } from '../../workspace/in-place/in-place.ts';
import type { OpenCheckout } from './checkout.ts';
import type { RunMeter } from './run-meter.ts';

/** What a run is asked to do. */
export interface RunRequest {
  readonly taskId: TaskId;
  readonly plan: Plan;
  readonly planText: string;
  /** The plan's path in the repository, which no attempt may change; undefined for a plan kept elsewhere. */
  readonly planPath: string | undefined;
  /** Whether the plan is not in the repository and is to be committed to the task branch at its path first. */
  readonly isPlanInline?: boolean;
  /** The issue that asks for the task. */
  readonly issueNumber?: number | undefined;
  /** The comment that asks for the run, and who wrote it: it is remembered, so that it is not carried out again. */
  readonly asked?: { readonly commentId: number; readonly by: string } | undefined;
  readonly base: string | undefined;
  readonly taskBranch: string | undefined;
  /** Added to what the plan tells the agent; undefined is nothing. */
  readonly instruction: string | undefined;
  readonly attemptBudgetDefault: number | undefined;
  readonly wallClockTimeoutMs: number;
  /** Turns of one attempt. */
  readonly maxTurns: number;
  /** Whether the workspace is discarded and made anew after an attempt that does not land, instead of rewound. */
  readonly isFresh: boolean;
  /** Branches that results may not land on. */
  readonly protection: BranchProtection;
  /** How an agent's line is found again when its steps are told apart. */
  readonly stepMatch: StepMatch;
  /** The checkout to work in; a folder of the run's own when undefined. */
  readonly checkout?: CheckoutChoice | undefined;
  /** Works on pointer files where the repository has files in Git LFS, which is refused otherwise. */
  readonly keepsLfsPointers: boolean;
  /** Whether what lands goes to the task branch at once, or waits for a person. */
  readonly materialize: MaterializeMode;
}

/** How a run holds the right to write to its task. */
export interface LeaseTerms {
  readonly holder: LeaseHolder;
  readonly ttlMs: number;
  /** The origin's time. */
  readonly now: () => Promise<Date>;
  /** True only when it is certain that another holder is no longer running. */
  readonly isGone: (holder: LeaseHolder) => Promise<boolean>;
}

/** What a run works with: the ports and rooms that its caller has built. */
export interface RunContext {
  readonly git: Git;
  readonly origin: Origin;
  readonly agent: Agent;
  /** Judges what no machine can check; undefined leaves it to people. */
  readonly judge: Judge | undefined;
  /** The checks on GitHub; absent where what a run makes is not pushed there. */
  readonly checks?: CommitChecks | undefined;
  readonly notifier: Notifier;
  readonly clock: Clock;
  /** Ends early, without an error, when the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** How long to wait before the attempt that follows so many interruptions. */
  readonly toBackoffMs: (interruptions: number) => number;
  /** A number from 0 to 1, by chance. */
  readonly toJitter: () => number;
  readonly openSandbox: (workspacePath: string) => Sandbox;
  readonly redactor: Redactor;
  /** A folder of this run alone for what only we touch; the caller removes it after the run. */
  readonly runDir: string;
  /** Another folder of this run, apart from the first, for the workspace; the caller removes it as well. */
  readonly workDir: string;
  /** The environment of setup and criteria, without any secret. */
  readonly childEnv: Readonly<Record<string, string>>;
  /** The environment of the agent: the same, with the `groundhog` command on its PATH. */
  readonly agentEnv: Readonly<Record<string, string>>;
  /** Where folders for single attempts are made; short, since sockets are in them. */
  readonly deskParent: string;
  readonly lease: LeaseTerms;
  readonly runId: string;
  /** What programs of the run carry in their environment; unguessable. */
  readonly processMark: string;
  /** The person's checkout that the run has for itself, when it works in one. */
  readonly checkout?: OpenCheckout | undefined;
  /** All folders of this run, and the process that they belong to: a later run removes them if this one dies. */
  readonly folders: readonly string[];
  readonly owner: RunOwner;
  readonly lineage: string;
  readonly version: string;
  readonly parallelism: number;
  readonly meter: RunMeter;
  /** That of the meter: aborted when all that runs must end. */
  readonly signal: AbortSignal;
  /** Receives one line for each decision of the loop. */
  readonly debug?: ((line: string) => void) | undefined;
}
