/** The smallest and the largest value of a setting. */
export interface SettingRange {
  readonly min: number;
  readonly max: number;
}

/** The longest instruction for the agent, in the plan or in a setting. */
export const MAX_INSTRUCTION_CHARACTERS = 32_768;

/** The ranges of numeric settings, for inputs, flags and the configuration alike. */
export const settingRanges = {
  attemptBudget: { min: 1, max: 20 },
  wallClockSeconds: { min: 1, max: 21_600 },
  maxIterations: { min: 1, max: 1000 },
  maxTokens: { min: 1, max: 999_999_999 },
  maxCostUsd: { min: 0.01, max: 100_000 },
  deadlineMinutes: { min: 0.01, max: 10_080 },
  rescueSteps: { min: 0, max: 50 },
  auditMinutes: { min: 0, max: 1440 },
  temperature: { min: 0, max: 2 },
  maxOutputTokens: { min: 1, max: 10_000_000 },
  contextWindow: { min: 1000, max: 100_000_000 },
} as const satisfies Readonly<Record<string, SettingRange>>;

/** Whether landed commits go to the task branch at once, or wait for the user's approval. */
export const materializeModes = ['direct', 'approval'] as const;
export type MaterializeMode = (typeof materializeModes)[number];

/** The choice of a run where the base has moved: finish a rebase that has begun, or start one as well, or stop it. */
export const rebaseChoices = ['finish', 'start', 'stop'] as const;
export type RebaseChoice = (typeof rebaseChoices)[number];

/** The checkout that a run works in: one of ours, or the user's. */
export const workspaceChoices = ['worktree', 'in_place'] as const;
export type WorkspaceChoice = (typeof workspaceChoices)[number];

/** The effect on an attempt of a call of a tool that the agent may not use. */
export const denialChoices = ['terminate', 'continue'] as const;
export type DenialChoice = (typeof denialChoices)[number];

/** The amounts of thinking that a model may be asked for. */
export const effortChoices = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
export type EffortChoice = (typeof effortChoices)[number];

/** The acts of an agent that claim success: its own clean end after a change as well as the verb, or the verb alone. */
export const claimRules = ['end', 'verb'] as const;
export type ClaimRule = (typeof claimRules)[number];

/** Whether agents and criteria run in a sandbox; with `auto` a job is refused without one, and a laptop is warned. */
export const isolationChoices = ['auto', 'sandbox', 'none'] as const;
export type IsolationChoice = (typeof isolationChoices)[number];

/** The ways to treat a statement without a verdict: the run waits, the attempt fails, or it lands all the same. */
export const unjudgedChoices = ['pause', 'fail', 'land'] as const;
export type UnjudgedChoice = (typeof unjudgedChoices)[number];

/** The numbers of conversations that may decide a statement, as texts. */
export const judgeVoteChoices = ['1', '3'] as const;

/** The signer of landed commits: a key where there is one, else GitHub where its token can; GitHub; a key; or nobody. */
export const signChoices = ['auto', 'api', 'key', 'none'] as const;
export type SignChoice = (typeof signChoices)[number];

/** The conversation of a retry: a new one, or for the first retry that of the attempt before, where the CLI can resume it. */
export const sessionChoices = ['fresh', 'resume-once'] as const;
export type SessionChoice = (typeof sessionChoices)[number];

/** The folder that commands of criteria run in: our checkout of the captured tree, or the agent's folder as it left it. */
export const verifyInChoices = ['checkout', 'workspace'] as const;
export type VerifyIn = (typeof verifyInChoices)[number];
