import { isJsonObject, numberAt, textAt } from './json.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import { type LoopbackWorld, readAsOwner } from './loopback-world.ts';

/** Whether a path below the repository is that of check runs or of one. */
export function isCheckRunPath(rest: string): boolean {
  return /^\/check-runs(\/\d+)?$/.test(rest);
}

/** Completes a check run of the emulator, and remembers it for `listCheckRuns`. */
export function correctCheckRun(world: LoopbackWorld, body: unknown): unknown {
  if (!(isJsonObject(body) && isJsonObject(body.output))) return body;
  world.checkRunIds.add(numberAt(body, 'id'));
  return { ...body, output: { ...body.output, annotations_url: `${textAt(body, 'url')}/annotations` } };
}

/** The check runs on a commit; the emulator finds them only for commits of its own. */
export async function listCheckRuns(world: LoopbackWorld, commit: string): Promise<readonly unknown[]> {
  const answers = await Promise.all([...world.checkRunIds].map((id) => readAsOwner(world, `/check-runs/${id}`)));
  return answers
    .filter(({ body }) => textAt(body, 'head_sha') === commit)
    .map(({ body }) => correctCheckRun(world, body));
}

/** Answers with the check runs on a branch or commit. */
export async function answerCheckRuns(world: LoopbackWorld, revision: string): Promise<LoopbackAnswer> {
  const { facts } = world;
  const commit = (await facts.findCommit(`refs/heads/${revision}`)) ?? (await facts.findCommit(revision));
  if (commit === undefined) return refusal(422, `No commit found for SHA: ${revision}`);
  const runs = await listCheckRuns(world, commit);
  return answer(200, { total_count: runs.length, check_runs: runs });
}
