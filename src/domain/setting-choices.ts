/** Whether landed commits go to the task branch at once, or wait for the user's approval. */
export const materializeModes = ['direct', 'approval'] as const;
export type MaterializeMode = (typeof materializeModes)[number];

/** The checkout that a run works in: one of ours, or the user's. */
export const workspaceChoices = ['worktree', 'in_place'] as const;
export type WorkspaceChoice = (typeof workspaceChoices)[number];

/** The effect on an attempt of a call of a tool that the agent may not use. */
export const denialChoices = ['terminate', 'continue'] as const;
export type DenialChoice = (typeof denialChoices)[number];

/** The folder that commands of criteria run in: our checkout of the captured tree, or the agent's folder as it left it. */
export const verifyInChoices = ['checkout', 'workspace'] as const;
export type VerifyIn = (typeof verifyInChoices)[number];
