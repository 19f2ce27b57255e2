import { textAt } from '../json.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import { type LoopbackCall, type LoopbackWorld, type Reaction, readAsOwner } from './loopback-world.ts';

/** Answers for the reactions on an issue, a pull request, a comment or one on a line; undefined for another path. */
export async function answerReactions(
  world: LoopbackWorld,
  call: LoopbackCall,
  rest: string,
): Promise<LoopbackAnswer | undefined> {
  const [, target, id] = /^(\/(?:issues|pulls\/comments)\/.+)\/reactions(?:\/(\d+))?$/.exec(rest) ?? [];
  if (target === undefined) return undefined;
  if (!(world.reviews.has(target) || (await isThere(world, target)))) return refusal(404, 'Not Found');
  if (call.method === 'POST') return react(world, call, target);
  if (call.method === 'DELETE') return withdraw(world, target, Number(id));
  const wanted = call.query.get('content');
  const found = world.reactions.filter((one) => one.target === target && (wanted === null || one.content === wanted));
  return answer(200, await Promise.all(found.map((one) => toBody(world, one))));
}

async function isThere(world: LoopbackWorld, target: string): Promise<boolean> {
  const { status } = await readAsOwner(world, target);
  return status === 200 || (await readAsOwner(world, target.replace('/issues/', '/pulls/'))).status === 200;
}

async function react(world: LoopbackWorld, call: LoopbackCall, target: string): Promise<LoopbackAnswer> {
  const content = textAt(call.body, 'content');
  const before = world.reactions.find(
    (one) => one.target === target && one.login === call.login && one.content === content,
  );
  const id = Math.max(0, ...world.reactions.map((one) => one.id)) + 1;
  const reaction = before ?? { id, target, login: call.login, content };
  if (before === undefined) world.reactions.push(reaction);
  return answer(before === undefined ? 201 : 200, await toBody(world, reaction));
}

function withdraw(world: LoopbackWorld, target: string, id: number): LoopbackAnswer {
  const index = world.reactions.findIndex((one) => one.target === target && one.id === id);
  if (index < 0) return refusal(404, 'Not Found');
  world.reactions.splice(index, 1);
  return answer(204);
}

async function toBody(world: LoopbackWorld, { id, login, content }: Reaction): Promise<unknown> {
  const target = `/users/${encodeURIComponent(login)}`;
  const user = (await world.emulator.forward({ method: 'GET', target, login })).body;
  return { id, node_id: `reaction-${id}`, user, content, created_at: '2026-01-02T03:04:05Z' };
}
