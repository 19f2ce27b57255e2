import { z } from 'zod';
import { LADDER_KEYS, ladderEntrySchema } from '../agent-ladder.ts';
import { criterionSchema } from './criterion.ts';
import { checkpointSchema, planSchema } from './plan.ts';

const PLAN_KEYS: Readonly<Record<keyof typeof planSchema.shape, string>> = {
  version: 'Version of the plan format.',
  task: 'Name of the task, where neither the command line nor the input gives one; otherwise the file name.',
  title: 'Title of the pull request, where no issue asks for the task.',
  instruction: "Added to the agent's instructions at every attempt.",
  setup: 'Shell command, run before the agent and the checks; what it makes is there for both.',
  setup_inputs: 'Globs of the files that the setup reads: it is run again where one of them changes.',
  protect: 'Globs of paths that no attempt may change; an attempt that does fails.',
  attempt_budget_default: 'Attempts for a checkpoint that does not say; 3 when nothing does.',
  agents: 'Who makes the first attempt at a checkpoint, the second and so on; the last one makes all further attempts.',
  may_remove: 'Names of tests that attempts may remove or skip, for each criterion "tests"; "*" is any text.',
  guards: 'Criteria that every checkpoint must also hold.',
  checkpoints: 'What must be true, step by step, in this order.',
};

const CHECKPOINT_KEYS: Readonly<Record<keyof typeof checkpointSchema.shape, string>> = {
  id: 'Name of the checkpoint; unique, also without regard to letter case.',
  spec: 'What the agent is asked to do.',
  attempt_budget: 'Attempts that this checkpoint may use.',
  protect: "Globs of paths that attempts at this checkpoint may not change, besides the plan's.",
  success_criteria: 'All must hold; at least one must be checkable by a machine, so not only "semantic".',
};

const CRITERION_KEYS: Readonly<Record<string, string>> = {
  command: 'Shell command, run at the root of the workspace; its exit code decides.',
  expect_exit: 'The exit code that passes.',
  timeout_seconds: 'After this the command is stopped, or the check no longer waited for; either has failed.',
  serial: 'True when nothing else may run beside it.',
  report:
    'The report of the tests: junit, tap, go-json, jest-json or mocha-json when the command prints it, else a path or glob of files that end in .xml, .json, .jsonl or .tap.',
  must_pass: 'Names of tests that must be there and pass; "*" is any text.',
  must_fail_at_base: 'True when no test of "must_pass" may pass before the work.',
  regressions: 'How many tests that passed at the base may be lost: none, a number, or ignore.',
  min_tests: 'The fewest tests that must run; unless given, as many as passed at the base.',
  may_remove: 'Names of tests that an attempt may remove or skip; "*" is any text.',
  flaky_retries: 'How often failing tests are run again; one that then passes is listed as flaky.',
  path: 'Relative to the root of the repository.',
  pattern: 'Regular expression in RE2 syntax; "^" and "$" hold at every line.',
  paths: 'Every changed path must match one of these globs.',
  name: 'Of a check on GitHub, as GitHub shows it; it must end with "success". Of a statement, to approve it by.',
  statement: 'What a person or a judge decides.',
};

/** Returns the JSON Schema (draft 2020-12) of a plan file, for editors and other tools. */
export function planJsonSchema(): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(planSchema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => describeKeys(findDescriptions(zodSchema), jsonSchema),
  });
  const title = 'Groundhog plan';
  const description = 'Says checkpoint by checkpoint what must be true, and how it is checked.';
  return { $schema, title, description, ...rest };
}

function findDescriptions(zodSchema: z.core.$ZodType): Readonly<Record<string, string>> {
  if (zodSchema === planSchema) return PLAN_KEYS;
  if (zodSchema === ladderEntrySchema) return LADDER_KEYS;
  if (zodSchema === checkpointSchema) return CHECKPOINT_KEYS;
  return criterionSchema.options.some((option) => option === zodSchema) ? CRITERION_KEYS : {};
}

function describeKeys(descriptions: Readonly<Record<string, string>>, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const properties = jsonSchema.properties ?? {};
  for (const [key, property] of Object.entries(properties)) {
    const description = descriptions[key];
    // Zod shares one object between all uses of a schema, so it is copied.
    if (description !== undefined && typeof property === 'object') properties[key] = { ...property, description };
  }
}
