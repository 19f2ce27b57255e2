import type { CommitChecks } from '../../domain/attempt/commit-checks.ts';
import type { Committer } from '../../domain/attempt/committer.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import type { StepMatch } from '../../domain/attempt/step.ts';
import type { Clock } from '../../domain/clock.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import type { BranchProtection, FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import type { Checkpoint, PlanSource } from '../../domain/plan/plan.ts';
import type { PlanApproval } from '../../domain/plan/plan-approval.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import type { TaskState } from '../../domain/record/fold-events.ts';
import type { Claim, LeaseHolder } from '../../domain/record/lease.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import type { CommandComment } from '../../domain/record/thread-event.ts';
import type { RunOwner, WorkspaceContext } from '../../domain/record/workspace-context.ts';
import type {
  ClaimRule,
  MaterializeMode,
  RebaseChoice,
  UnjudgedChoice,
  VerifyIn,
} from '../../domain/setting-limits.ts';
import type { DebugLog } from '../../exec/debug-log.ts';
import type { HostGuard } from '../../exec/host-guard.ts';
import type { Programs } from '../../exec/programs.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { Git } from '../../git/git.ts';
import type { SigningKey } from '../../git/signing-key.ts';
import type { IsolationTest } from '../../sandbox/self-test/self-test.ts';
import type { Origin } from '../../store/origin.ts';
import type { TaskJournal } from '../../store/task-journal.ts';
import type { AgentObjects } from '../../workspace/agent-objects.ts';
import type { WorkspaceBackend } from '../../workspace/backend/workspace-backend.ts';
import type { CheckoutChoice } from '../../workspace/in-place/in-place.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { KnownReports } from './known-reports.ts';
import type { PublishedSteps } from './published-steps.ts';
import type { RunMeter } from './run-meter.ts';
import type { SandboxZone } from './sandbox-zone.ts';
import type { StepSaver } from './step-saver.ts';
import type { Verification } from './verification.ts';
import type { WorkFolders } from './work-folders.ts';
import type { Worker } from './worker.ts';

/** The task that a run works on and the settings that the caller chose for it. */
export interface RunRequest {
  readonly taskId: TaskId;
  readonly planSource: PlanSource;
  /** The issue that asks for the task. */
  readonly issueNumber?: number | undefined;
  /** The comment that asks for the run, and its author: recorded as handled, so that it starts no second run. */
  readonly asked?: { readonly comment: CommandComment; readonly by: string } | undefined;
  /** The approval that the plan runs by, to be recorded. */
  readonly planApproval?: PlanApproval | undefined;
  readonly base: string | undefined;
  readonly taskBranch: string | undefined;
  /** Text added to the agent's brief. */
  readonly instruction: string | undefined;
  readonly attemptBudgetDefault: number | undefined;
  /** The acts of an agent that claim success. */
  readonly claimRule: ClaimRule;
  /** The number of a failed attempt's recorded steps that are verified, newest first. */
  readonly rescueSteps: number;
  /** Whether the workspace is discarded and recreated after an attempt that does not land, instead of rewound. */
  readonly isFresh: boolean;
  /** Branches that results may not land on. */
  readonly protection: BranchProtection;
  /** The comparison of lines that relates an agent's steps to each other. */
  readonly stepMatch: StepMatch;
  /** The checkout to work in; a folder of the run's own when undefined. */
  readonly checkout?: CheckoutChoice | undefined;
  /** Whether agents start although a criterion cannot be run at the base. */
  readonly isForced: boolean;
  /** Works on pointer files where the repository has files in Git LFS, which is refused otherwise. */
  readonly keepsLfsPointers: boolean;
  /** The folder that commands of criteria run in. */
  readonly verifyIn: VerifyIn;
  /** The treatment of work whose statements the judge has not judged. */
  readonly onUnjudged: UnjudgedChoice;
  /** Folders of which setup, criteria and agents in a sandbox get a copy, relative to HOME. */
  readonly caches: readonly string[];
  /** The only checkpoint that is worked on: the run pauses before another one. */
  readonly only?: string | undefined;
  /** Minutes for the audit of each landing; none is made with 0. */
  readonly auditMinutes: number;
  /** Whether landed commits have a Signed-off-by line of their author. */
  readonly signsOff: boolean;
  /** The treatment of the landed commits where the base has moved past the task. */
  readonly rebase: RebaseChoice;
  /** Whether what lands goes to the task branch at once, or waits for approval. */
  readonly materialize: MaterializeMode;
}

/** The right to write to a task: its holder, and the rules by which it expires. */
export interface LeaseTerms {
  readonly holder: LeaseHolder;
  readonly ttlMs: number;
  /** The origin's time. */
  readonly now: () => Promise<Date>;
  /** True only when it is certain that another holder is no longer running. */
  readonly isGone: (holder: LeaseHolder) => Promise<boolean>;
}

/** The ports of a run: all that it reads, writes, asks and starts outside of it. */
export interface RunPorts {
  readonly git: Git;
  readonly origin: Origin;
  /** The agents of the attempts at a checkpoint, first to last; the last makes all further ones. At least one. */
  readonly workers: readonly [Worker, ...Worker[]];
  /** Judges criteria that no program can check; undefined leaves them to the user. */
  readonly judge: Judge | undefined;
  /** The checks on GitHub; absent where the run pushes nothing there. */
  readonly checks?: CommitChecks | undefined;
  /** The account that lands commits; absent where the run pushes nothing to a server. */
  readonly committer?: Committer | undefined;
  /** Signs what lands, before the account is asked; absent where the run has no key. */
  readonly signingKey?: SigningKey | undefined;
  /** Whether a pull request of the branch was merged at this head. */
  readonly isMerged?: ((branch: string, head: ObjectId) => Promise<boolean>) | undefined;
  readonly notifier: Notifier;
  readonly clock: Clock;
  /** Ends early, without an error, when the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** The wait in ms before the attempt that follows this many interruptions. */
  readonly toBackoffMs: (interruptions: number) => number;
  /** A random number from 0 to 1. */
  readonly toJitter: () => number;
  readonly programs: Programs;
  readonly guard: HostGuard;
  /** The means of isolation and the network of each zone, for people; undefined where programs are not isolated. */
  readonly isolation: string | undefined;
  readonly openSandbox: (folder: string, zone: SandboxZone) => Sandbox;
  /** Absent where programs are not isolated. */
  readonly testIsolation?: IsolationTest | undefined;
  readonly redactor: Redactor;
  /** Takes one line, free of secrets, for each decision of the loop; absent when the user did not ask for them. */
  readonly debug?: DebugLog | undefined;
}

/** The names by which others know a run, and its right to write. */
export interface RunIdentity {
  readonly runId: string;
  /** The unguessable value that all programs of the run carry in their environment. */
  readonly processMark: string;
  readonly owner: RunOwner;
  readonly lineage: string;
  readonly version: string;
  readonly lease: LeaseTerms;
}

/** The bounds within which a run and its programs work. */
export interface RunBounds {
  /** The environment of setup and criteria, without any secret. */
  readonly childEnv: Readonly<Record<string, string>>;
  /** The environment of the agent: `childEnv` with the `groundhog` command on its PATH. */
  readonly agentEnv: Readonly<Record<string, string>>;
  readonly parallelism: number;
  readonly meter: RunMeter;
  /** Aborted when all that runs must end. */
  readonly signal: AbortSignal;
}

/** Everything a run lives with, built by its caller. */
export interface RunContext {
  readonly ports: RunPorts;
  readonly folders: WorkFolders;
  readonly identity: RunIdentity;
  readonly limits: RunBounds;
}

/** A task as read from the origin, ready to be worked on. Nothing was written to the origin yet. */
export interface OpenedTask {
  readonly control: Git;
  readonly journal: TaskJournal;
  readonly taskBranch: string;
  readonly planHash: string;
  /** The commit that the next attempt starts from. */
  readonly head: ObjectId;
  readonly existing: TaskState | undefined;
  /** The claim on the lease: whether this run may write. Its first record takes a free lease. */
  readonly claim: Claim;
  /** The events to record before work continues: a new task, a changed plan, open attempts of a run that died. */
  readonly opening: readonly EventBody[];
  /** The streams of steps on the origin. */
  readonly steps: PublishedSteps;
  readonly stepSaver: StepSaver;
  /** The results of trees that this run knows. */
  readonly reports: KnownReports;
  /** Our last commit, when its ref lacks it: the first record puts it there. */
  readonly missing: ObjectId | undefined;
  /** Why no rebase is made although the settings ask for one; undefined where they do not, and where one is. */
  readonly notRebased: string | undefined;
  /** The report on a task branch that no longer contains our commits; undefined when it does. */
  readonly diverged: string | undefined;
  readonly findProtection: FindBranchProtection;
  /** The hosts of the registries that the lockfiles name. */
  readonly registries: readonly string[];
  /** The objects that agents and criteria may see; undefined without isolation. */
  readonly objects: AgentObjects | undefined;
  readonly backend: WorkspaceBackend;
  /** Branches of the task's attempts on the origin, by name. */
  readonly scratchBranches: ReadonlyMap<string, ObjectId>;
  /** The commits on the task branch that Groundhog has made, as far as the record knew them when the run started. */
  readonly ownCommits: ReadonlySet<ObjectId>;
  /** The workspaces of earlier runs of the task. */
  readonly contexts: readonly WorkspaceContext[];
}

/** The task that a run works on, with what was asked for and what the run lives with. */
export interface TaskContext {
  readonly task: OpenedTask;
  readonly request: RunRequest;
  readonly runContext: RunContext;
}

/** The workspace of a run with what belongs to it. */
export interface PreparedWorkspace {
  readonly workspace: Workspace;
  readonly sandbox: Sandbox;
  readonly context: WorkspaceContext;
  readonly evidenceRoot: string;
  readonly verification: Verification;
}

/** Everything that a step of the loop works with. */
export interface LoopContext extends TaskContext {
  readonly prepared: PreparedWorkspace;
}

/** Everything that an attempt works with. */
export interface AttemptContext extends LoopContext {
  readonly checkpoint: Checkpoint;
  readonly record: CheckpointRun;
  readonly day: number;
  readonly attempt: number;
  readonly worker: Worker;
  /** The recorded start: the attempt's commits carry this time, so that making them again gives the same ids. */
  readonly startedAt: Date;
}
