/** What lands goes to the task branch at once, or waits for a person. */
export const materializeModes = ['direct', 'approval'] as const;
export type MaterializeMode = (typeof materializeModes)[number];

/** Where a run may be told to work: a checkout of its own, or the user's. */
export const workspaceChoices = ['worktree', 'in_place'] as const;
export type WorkspaceChoice = (typeof workspaceChoices)[number];

/** What a call of a tool that an agent may not use does to its attempt. */
export const denialChoices = ['terminate', 'continue'] as const;
export type DenialChoice = (typeof denialChoices)[number];
