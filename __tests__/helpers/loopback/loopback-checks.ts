import { at, isJsonObject, type JsonObject, numberAt, objectsOf, textAt } from '../json.ts';
import { answer, type LoopbackAnswer, refusal, validationFailed } from './loopback-answers.ts';
import { forwardCall, type LoopbackCall, type LoopbackWorld, readAsOwner } from './loopback-world.ts';

const maxAnnotations = 50;
const maxTextLength = 65_535;
const path = /^\/check-runs(?:\/(\d+)(\/annotations)?)?$/;

/** Answers for check runs and for one; undefined for another path. */
export async function answerCheckRun(
  world: LoopbackWorld,
  call: LoopbackCall,
  rest: string,
): Promise<LoopbackAnswer | undefined> {
  const found = path.exec(rest);
  if (found === null) return undefined;
  if (found[2] !== undefined) return answerAnnotations(world, call, Number(found[1]));
  const given = await forwardCall(world, { ...call, body: toForwarded(call.body) });
  if (given.status >= 400) return given;
  const id = numberAt(given.body, 'id');
  const held = world.checks.get(id) ?? { annotations: [], login: call.login };
  // GitHub appends what an update brings, which the emulator puts in the place of the others.
  const annotations = [...held.annotations, ...objectsOf(at(call.body, 'output', 'annotations'))];
  world.checks.set(id, { ...held, annotations });
  return { ...given, body: correctCheckRun(world, given.body) };
}

// GitHub takes a run with a conclusion for completed, and the emulator forgets the conclusion instead.
function toForwarded(body: unknown): unknown {
  return isJsonObject(body) && body.conclusion !== undefined ? { ...body, status: 'completed' } : body;
}

/** Why GitHub would not take a check run; undefined when it would. */
export async function findCheckRefusal(world: LoopbackWorld, call: LoopbackCall): Promise<LoopbackAnswer | undefined> {
  const { token, body, method } = call;
  if (token.kind === 'user') return refusal(403, 'You must authenticate via a GitHub App.');
  const count = objectsOf(at(body, 'output', 'annotations')).length;
  if (count > maxAnnotations)
    return refusal(
      422,
      `Invalid request.\n\nNo more than ${maxAnnotations} items are allowed; ${count} were supplied.`,
    );
  for (const field of ['summary', 'text']) {
    if (textAt(body, 'output', field).length > maxTextLength)
      return validationFailed({ resource: 'CheckRun', code: 'too_long', field });
  }
  const sha = textAt(body, 'head_sha');
  const isKnown = method !== 'POST' || (await world.facts.findCommit(sha)) !== undefined;
  return isKnown ? undefined : refusal(422, `No commit found for SHA: ${sha}`);
}

function correctCheckRun(world: LoopbackWorld, body: unknown): unknown {
  if (!(isJsonObject(body) && isJsonObject(body.output))) return body;
  const { annotations, login } = world.checks.get(numberAt(body, 'id')) ?? { annotations: [], login: '' };
  const annotations_count = annotations.length;
  const annotations_url = `${textAt(body, 'url')}/annotations`;
  return { ...body, app: toApp(login), output: { ...body.output, annotations_count, annotations_url } };
}

// The app that wrote it, by which a reader tells its own checks from those of others.
function toApp(login: string): JsonObject {
  const slug = login.replace(/\[bot\]$/, '');
  const at = '2026-01-02T03:04:05Z';
  const pages = { external_url: 'https://github.test', html_url: `https://github.test/apps/${slug}` };
  const dates = { created_at: at, updated_at: at };
  const facts = { id: 1, node_id: `app-${slug}`, slug, name: slug };
  const owner = {
    ...facts,
    ...dates,
    html_url: 'https://github.test/apps',
    avatar_url: 'https://github.test/apps.png',
  };
  return { ...facts, ...pages, ...dates, description: null, owner, permissions: {}, events: [] };
}

function answerAnnotations(world: LoopbackWorld, call: LoopbackCall, id: number): LoopbackAnswer {
  const held = world.checks.get(id)?.annotations;
  if (held === undefined) return refusal(404, 'Not Found');
  const size = Number(call.query.get('per_page') ?? 30);
  const first = (Number(call.query.get('page') ?? 1) - 1) * size;
  return answer(200, held.slice(first, first + size).map(toAnnotation));
}

function toAnnotation(given: JsonObject): unknown {
  const file = textAt(given, 'path');
  const absent = { start_column: null, end_column: null, title: null, raw_details: null };
  return { ...absent, ...given, blob_href: `https://github.test/blob/${file}` };
}

/** The check runs on a commit, oldest first; the emulator finds them only for commits of its own. */
export async function listCheckRuns(world: LoopbackWorld, commit: string): Promise<readonly unknown[]> {
  const ids = [...world.checks.keys()];
  const answers = await Promise.all(ids.map((id) => readAsOwner(world, `/check-runs/${id}`)));
  return answers
    .filter(({ body }) => textAt(body, 'head_sha') === commit)
    .map(({ body }) => correctCheckRun(world, body));
}

/** Answers with the check runs on a branch or commit, newest first; of several with one name by one app the last, unless all are wanted. */
export async function answerCheckRuns(
  world: LoopbackWorld,
  revision: string,
  query: URLSearchParams,
): Promise<LoopbackAnswer> {
  const { facts } = world;
  const commit = (await facts.findCommit(`refs/heads/${revision}`)) ?? (await facts.findCommit(revision));
  if (commit === undefined) return refusal(422, `No commit found for SHA: ${revision}`);
  const wanted = (run: unknown, key: string): boolean => [null, textAt(run, key)].includes(query.get(key));
  const [name, filter] = [query.get('check_name'), query.get('filter')];
  const all = (await listCheckRuns(world, commit)).filter((run) => wanted(run, 'status'));
  const named = all.filter((run) => name === null || textAt(run, 'name') === name);
  const toKey = (run: unknown) => `${textAt(run, 'name')} by ${textAt(run, 'app', 'slug')}`;
  const last = filter === 'all' ? named : [...new Map(named.map((run) => [toKey(run), run])).values()];
  const newest = last.toReversed();
  const size = Number(query.get('per_page') ?? 30);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  return answer(200, { total_count: newest.length, check_runs: newest.slice(first, first + size) });
}
