import { type Delivery, toDelivery } from '../scenarios/bot/bot-event.ts';
import type { CrashWorld, JobEnd, JobTrigger } from './crash-world.ts';
import { readRefs } from './invariants/read-refs.ts';
import type { Scenario } from './scenario.ts';

/** A comment of somebody who may read, a label by somebody who may sort issues, a run that they start again. */
export const INTRUSIONS = ['comment', 'label', 'rerun'] as const;
export type IntrusionKind = (typeof INTRUSIONS)[number];
export type Intrusion = Scenario['intrusions'][number];

/** Another one for each number of a point, and always the same for the same one. */
export function chooseIntrusion(point: string): IntrusionKind {
  const [number = '0'] = /\d+$/.exec(point) ?? [];
  return INTRUSIONS[Number(number) % INTRUSIONS.length] ?? 'comment';
}

/** Somebody who may not asks for work, or for its end; gives what was so before and after. Needs a GitHub. */
export async function intrude(world: CrashWorld, kind: IntrusionKind): Promise<Intrusion> {
  const { trigger, undo } = await prepare(world, kind);
  const before = await look(world);
  const end = await world.run({ trigger });
  const after = await look(world);
  await undo();
  return { what: `a ${kind} by somebody who may not`, ending: toEnding(end), before, after, agents: countAgents(end) };
}

interface Prepared {
  readonly trigger: JobTrigger;
  readonly undo: () => Promise<unknown>;
}

async function prepare(world: CrashWorld, kind: IntrusionKind): Promise<Prepared> {
  const { github } = world;
  if (github === undefined) throw new Error('on a laptop everybody may');
  if (kind === 'rerun') return { trigger: { triggeringActor: 'tilly', runAttempt: 2 }, undo: () => Promise.resolve() };
  const openIssue = () => github.createIssue({ title: 'Hello', body: 'Plan: plan.yml', author: 'octo' });
  if (kind === 'label') {
    const issue = await openIssue();
    await github.addLabel(issue, { author: 'tilly', name: 'groundhog' });
    const labeled = { event: 'issues', action: 'labeled', issue, label: 'groundhog', sender: 'tilly' } as const;
    return { trigger: toTrigger(await toDelivery(github, labeled)), undo: () => Promise.resolve() };
  }
  const issue = (await github.pulls())[0]?.number ?? (await openIssue());
  const comment = await github.createComment(issue, { author: 'rita', body: '/groundhog abort' });
  const created = { event: 'issue_comment', action: 'created', issue, comment, sender: 'rita' } as const;
  return { trigger: toTrigger(await toDelivery(github, created)), undo: () => github.deleteComment(comment) };
}

function toTrigger({ name, actor, payload }: Delivery): JobTrigger {
  return { event: name, eventPayload: payload, actor, inputs: { plan: '' } };
}

async function look(world: CrashWorld): Promise<Intrusion['before']> {
  const { comments } = await world.facts();
  return { refs: await readRefs(world.repo), writes: world.countWrites(), comments: comments.length };
}

/** What a stranger comments is no failure and has no ending: it is refused by a notice. */
function toEnding({ ending, reason, exitCode, stdout }: JobEnd): string {
  const isTurnedAway = exitCode === 0 && /^::notice::This event may not start anything/m.test(stdout);
  return ending ?? (isTurnedAway ? 'refused' : `without a word: ${reason}`);
}

function countAgents({ moments }: JobEnd): number {
  return moments.filter(({ label }) => label === 'agent-start').length;
}
