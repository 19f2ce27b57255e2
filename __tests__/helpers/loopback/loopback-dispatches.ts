import { parse } from 'yaml';
import { at, isJsonObject, textAt } from '../json.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import type { LoopbackCall, LoopbackWorld } from './loopback-world.ts';

/** Takes a dispatch of a workflow or of the repository and remembers it; undefined for another path. */
export async function answerDispatch(
  world: LoopbackWorld,
  { login, body }: LoopbackCall,
  rest: string,
): Promise<LoopbackAnswer | undefined> {
  if (rest === '/dispatches') {
    world.dispatches.push({ kind: 'repository', name: textAt(body, 'event_type'), login, body });
    return answer(204);
  }
  const workflow = /^\/actions\/workflows\/([^/]+)\/dispatches$/.exec(rest)?.[1];
  if (workflow === undefined) return undefined;
  const name = decodeURIComponent(workflow);
  const refused = await findDispatchRefusal(world, name, body);
  if (refused !== undefined) return refused;
  world.dispatches.push({ kind: 'workflow', name, login, body });
  await begin(world, name, body);
  return answer(204);
}

async function begin(world: LoopbackWorld, workflow: string, body: unknown): Promise<void> {
  const branch = textAt(body, 'ref').replace(/^refs\/heads\//, '');
  const commit = (await world.facts.findCommit(`refs/heads/${branch}`)) ?? '';
  world.started.push({ workflow, commit });
  await world.onStart?.({ workflow, branch, commit });
}

// A workflow that the repository does not hold takes all inputs: a test may name it in the settings alone.
async function findDispatchRefusal(
  { settings, facts }: LoopbackWorld,
  name: string,
  body: unknown,
): Promise<LoopbackAnswer | undefined> {
  const ref = textAt(body, 'ref').replace(/^refs\/heads\//, '');
  const path = `.github/workflows/${name}`;
  const known = await facts.readFile(`refs/heads/${settings.defaultBranch}`, path);
  if (known === undefined && !settings.workflows.includes(name)) return refusal(404, 'Not Found');
  if ((await facts.findCommit(`refs/heads/${ref}`)) === undefined) return refusal(422, `No ref found for: ${ref}`);
  const text = await facts.readFile(`refs/heads/${ref}`, path);
  if (text === undefined) return undefined;
  const on = at(parse(text), 'on');
  const isDispatched = on === 'workflow_dispatch' || (isJsonObject(on) && 'workflow_dispatch' in on);
  if (!isDispatched && !(Array.isArray(on) && on.includes('workflow_dispatch')))
    return refusal(422, "Workflow does not have 'workflow_dispatch' trigger");
  return findUnexpected(namesIn(at(on, 'workflow_dispatch', 'inputs')), namesIn(at(body, 'inputs')));
}

function findUnexpected(declared: readonly string[], given: readonly string[]): LoopbackAnswer | undefined {
  const unexpected = given.filter((input) => !declared.includes(input));
  if (unexpected.length === 0) return undefined;
  return refusal(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`);
}

function namesIn(value: unknown): readonly string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
