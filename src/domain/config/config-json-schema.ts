import { z } from 'zod';
import { runConfigSchema } from './run-config.ts';

const KEYS: Readonly<Record<keyof typeof runConfigSchema.shape, string>> = {
  agent: 'Who does the work.',
  agents:
    'Who makes the first attempt at a checkpoint, the second and so on; the last one makes all further attempts. A plan may choose among them.',
  agent_command: 'Shell command of the agent "command", or the program of a CLI agent.',
  provider: 'Whose model is used. Its key comes from the environment.',
  model: 'The model, as its provider calls it.',
  price: 'What the model costs in US dollars for a million tokens: <input>/<cached input>/<output>.',
  instruction: 'Goes into every brief, before the instruction of the plan.',
  tools: 'Tools that the agent "builtin" may use: names, or beginnings of names and "*".',
  on_denial: 'What happens when it calls another tool.',
  effort: 'How much the model of the agent "builtin" thinks.',
  temperature: 'How freely the model of the agent "builtin" chooses its words.',
  max_output_tokens: 'The longest answer of the model of the agent "builtin".',
  context_window: 'The tokens of a request that the model of the agent "builtin" takes.',
  headers: 'Headers of every request of the agent "builtin"; $NAME is the value of that environment variable.',
  provider_options: 'Options of the AI SDK for the provider of the agent "builtin".',
  claim:
    'What claims success: end, the clean end of an agent that has changed files as well as the verb; verb, the verb alone.',
  session:
    'The conversation of a retry: a new one, or for the first retry that of the attempt before, with a CLI agent.',
  rescue_steps: 'Recorded steps of a failed attempt that are verified too, newest first, at most so many.',
  max_iterations: 'Turns of one attempt.',
  wall_clock_timeout_seconds: 'Time of one attempt.',
  attempt_budget_default: 'Attempts where neither the checkpoint nor the plan says a number.',
  max_cost_usd: 'US dollars that one run may use.',
  max_tokens: 'Tokens that one run may use.',
  deadline_minutes: 'Minutes after which a run pauses.',
  audit_minutes: 'Minutes for the audit of each landing; 0 makes none.',
  rebase:
    'Whether a run puts what has landed on the tip of the base, and verifies it again there, where the base has moved.',
  materialize: 'Whether what passes lands at once, or waits for a person.',
  sign: 'Who signs landed commits: auto, the key of the run where it has one, else GitHub where its token can; api, GitHub; key, the key; none, nobody.',
  sign_as: 'Author of the commits that the key signs: <name> <<address>>.',
  sign_off: 'Whether landed commits have a Signed-off-by line of their author.',
  workspace: 'Where the agent works.',
  isolation:
    'Whether agents and criteria run in a sandbox: auto and sandbox need one in a job, none gives them all rights of it.',
  network_setup:
    'Hosts that setup reaches in a sandbox: none, open, or names separated by white space or commas; the registries of its lockfiles unless set.',
  network_agent: 'Hosts that an agent reaches in a sandbox, beside its model: none, open, or names.',
  network_criteria: 'Hosts that criteria reach in a sandbox: none, open, or names.',
  visible_paths:
    'Absolute paths of files and folders that programs in a sandbox may read, beside the system and the tools on the PATH.',
  verify_in: 'Where the commands of criteria run: in a checkout of the captured tree, or where the agent has worked.',
  caches: 'Folders below the home folder, such as ~/.m2, of which setup, criteria and agents in a sandbox get a copy.',
  protected_branches: 'Globs for branches that results may not land on, besides those that are given.',
  mask: 'Names of environment variables whose values are secrets, besides those with names of secrets.',
  judge_model: 'The model that judges criteria of kind "semantic".',
  judge_provider: 'Whose model the judge is; the provider of the agent unless given.',
  judge_price: 'What the model of the judge costs, written as "price".',
  judge_fallback_model: 'The model of the same provider that is asked where the judge gives no verdict.',
  judge_votes: 'How many separate conversations decide a statement by majority: 1 or 3.',
  on_unjudged: 'What happens to a statement without a verdict: the run pauses, the attempt fails, or the work lands.',
};

/** Returns the JSON Schema (draft 2020-12) of the configuration file, for editors and other tools. */
export function configJsonSchema(): Record<string, unknown> {
  const { $schema, properties, ...rest } = z.toJSONSchema(runConfigSchema, { io: 'input', target: 'draft-2020-12' });
  const described = Object.entries(KEYS).map(([key, description]) => {
    const property = properties?.[key];
    return [key, { ...(typeof property === 'object' ? property : {}), description }];
  });
  const title = 'Groundhog configuration';
  const description = 'The run settings of a repository, in .groundhog/config.yml.';
  return { $schema, title, description, ...rest, properties: Object.fromEntries(described) };
}
