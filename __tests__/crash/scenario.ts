import { z } from 'zod';

const sightSchema = z.object({
  refs: z.record(z.string(), z.string()),
  /** How many requests so far may have changed something. */
  writes: z.int(),
  comments: z.int(),
});

const intrusionSchema = z.object({
  what: z.string(),
  ending: z.string(),
  before: sightSchema,
  after: sightSchema,
  /** How many agents it has started. */
  agents: z.int(),
});

/** Everything that the checker is told: what can be seen of a task from outside, and what was seen of it before. */
export const scenarioSchema = z.object({
  /** The repository whose refs are the truth. */
  repo: z.string(),
  taskId: z.string(),
  /** In full, `refs/heads/…`. */
  taskBranch: z.string(),
  /** Every ref before the first run, by name. */
  refsBefore: z.record(z.string(), z.string()).default({}),
  /** Commits that were ever seen on the task branch. */
  seenOnBranch: z.array(z.string()).default([]),
  /** A person has taken commits of the task off the branch: then only what was seen since has to be there. */
  isRewritten: z.boolean().default(false),
  /** Texts that must be nowhere. */
  canaries: z.array(z.string()).default([]),
  /** The comments of the task's pull request. */
  comments: z.array(z.object({ author: z.string(), body: z.string() })).default([]),
  pulls: z.array(z.object({ head: z.string(), headCommit: z.string() })).default([]),
  /** Programs of an agent's that were started; `mark` says in whose name. */
  sprung: z.array(z.object({ trap: z.string(), mark: z.string(), process: z.string() })).default([]),
  /** Processes of an agent's that were alive when its work was looked at, or after a job. */
  alive: z.array(z.string()).default([]),
  /** What a task has been asked by people who may not. */
  intrusions: z.array(intrusionSchema).default([]),
  /** Whether what lands has to be approved by a person. */
  isApprovalAsked: z.boolean().default(false),
  /** Whether the work of attempts that did not land stays on branches of the repository, as it does in place. */
  isWorkKept: z.boolean().optional(),
  /** Whether GitHub is there to be told. */
  isToldOnGitHub: z.boolean().default(false),
  /** Whether the last run said that it has ended. */
  isEnded: z.boolean().default(true),
});
export type Scenario = z.infer<typeof scenarioSchema>;
