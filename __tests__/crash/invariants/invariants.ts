import { lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Scenario } from '../scenario.ts';
import { type Event, readSeen, type Seen, toResultRef, trailer } from './read-seen.ts';

export interface BrokenInvariant {
  readonly id: string;
  readonly detail: string;
}

const maxInterruptionsPerRun = 3;

type Check = (seen: Seen) => AsyncGenerator<string>;

/** Reads a repository and says which invariants do not hold. Knows nothing of the product's code. */
export async function findBroken(scenario: Scenario): Promise<readonly BrokenInvariant[]> {
  const seen = await readSeen(scenario);
  if (typeof seen === 'string') return [{ id: 'I17', detail: seen }];
  const broken: BrokenInvariant[] = [];
  for (const [id, check] of Object.entries(checks)) for await (const detail of check(seen)) broken.push({ id, detail });
  return broken;
}

const SAID_BY_PEOPLE = new Set([
  'checkpoint_reopened',
  'checkpoint_skipped',
  'hint_given',
  'pause_requested',
  'task_aborted',
  'lease_released',
  'result_materialized',
]);
/** Work that was captured may wait for its verdict. */
const ENDS_OR_WAITS = /^attempt_(ended|captured)$/;
const CLOSES_CAPTURED = new Set(['plan_set', 'checkpoint_skipped', 'checkpoint_reopened', 'task_aborted']);

/** Work that was captured gets its verdict, unless a person decided otherwise: no agent does it a second time. */
function* findLostCaptures(events: readonly Event[]): Generator<string> {
  for (const [index, { kind, day, checkpoint_id: id }] of events.entries()) {
    if (kind !== 'attempt_captured') continue;
    const next = events
      .slice(index + 1)
      .find((other) => CLOSES_CAPTURED.has(other.kind) || (other.checkpoint_id === id && /^attempt_/.test(other.kind)));
    if (next === undefined || CLOSES_CAPTURED.has(next.kind) || isOvertakenByPerson(events, next)) continue;
    if (next.kind !== 'attempt_ended' || next.day !== day || next.outcome === 'interrupted')
      yield `day ${day} was captured and did not get its verdict`;
  }
}

const ONCE_A_DAY = ['attempt_started', 'attempt_captured', 'attempt_ended', 'checkpoint_landed'];

/** An attempt starts once, is captured and lands at most once, and has one end before the next one starts. */
function* findRepeatedDays(events: readonly Event[]): Generator<string> {
  for (const kind of ONCE_A_DAY) {
    const days = events.flatMap((event) => (event.kind === kind ? [event.day] : []));
    for (const day of new Set(days.filter((each, index) => days.indexOf(each) !== index)))
      yield `day ${day} has ${kind} ${days.filter((each) => each === day).length} times`;
  }
  const starts = events.filter(({ kind }) => kind === 'attempt_started');
  for (const [index, { day, seq }] of starts.entries()) {
    const next = starts[index + 1];
    if (next === undefined) continue;
    const between = events.slice(seq, next.seq - 1);
    if (!between.some((other) => ENDS_OR_WAITS.test(other.kind) && other.day === day))
      yield `day ${day} was not ended when day ${next.day} started`;
  }
}

/** Work ended without a verdict since a person moved the branch: what is recorded before the next attempt says so. */
function isOvertakenByPerson(events: readonly Event[], { kind, outcome, seq }: Event): boolean {
  if (kind !== 'attempt_ended' || outcome !== 'interrupted') return false;
  const later = events.slice(seq);
  const next = later.findIndex((event) => event.kind === 'attempt_started');
  const until = next === -1 ? later : later.slice(0, next);
  return until.some((event) => event.kind === 'branch_advanced' || event.ending === 'conflict');
}

/** Where a person has to approve, nothing is on the branch before they did. */
async function* findUnapproved({
  scenario,
  reach,
  events,
  landed,
}: Pick<Seen, 'scenario' | 'reach' | 'events' | 'landed'>): AsyncGenerator<string> {
  if (!scenario.isApprovalAsked) return;
  const approvals = events.flatMap(({ kind, to }) => (kind === 'result_materialized' && to ? [to] : []));
  const approved = await Promise.all(approvals.map(reach));
  for (const { id } of landed.filter((each) => trailer(each, 'Task') !== undefined))
    if (!approved.some((ids) => ids.has(id))) yield `${id} is on the branch and nobody has approved it`;
}

/** One check for each invariant that can be seen from the repository and from GitHub; each says what it found. */
const checks: Readonly<Record<string, Check>> = {
  /** The task branch only goes forward: what was ever on it is still there. */
  async *I1({ scenario, reach, refs, events }) {
    const [head, result] = [refs.get(scenario.taskBranch), refs.get(toResultRef(scenario))];
    const landings = events.filter(({ kind, committed_ref: id }) => kind === 'checkpoint_landed' && id);
    const there: ReadonlySet<string | null | undefined> = head === undefined ? new Set() : await reach(head);
    const waits: ReadonlySet<string | null | undefined> = result === undefined ? new Set() : await reach(result);
    const wanted = scenario.isRewritten ? [] : landings;
    const lost = wanted.filter(
      ({ committed_ref: id, landed_on: on }) => !(on === 'result' && waits.has(id)) && !there.has(id),
    );
    const missing = [
      ...scenario.seenOnBranch.filter((id) => !there.has(id)),
      ...lost.map(({ committed_ref: id }) => id),
    ];
    for (const commit of new Set(missing)) yield `${commit} is no longer on the branch`;
  },
  /** At most one commit for each checkpoint, and no attempt lands twice. */
  async *I2({ landed, waiting }) {
    const ours = [...landed, ...waiting].filter((commit) => trailer(commit, 'Task') !== undefined);
    for (const name of ['Checkpoint', 'Attempt']) {
      const values = ours.map((commit) => trailer(commit, name));
      for (const value of new Set(values.filter((each, index) => values.indexOf(each) !== index)))
        yield `several commits have ${name} ${value}`;
    }
    for (const { id, parents } of ours) if (parents.length !== 1) yield `${id} has ${parents.length} parents`;
  },
  /** What was captured is what was verified and what landed. */
  async *I3({ git, events, landed, waiting }) {
    for (const event of events) {
      if (event.kind === 'attempt_ended' && event.scratch_commit && event.tree) {
        const tree = await git('rev-parse', `${event.scratch_commit}^{tree}`).catch(() => 'nothing');
        if (tree !== event.tree) yield `day ${event.day} records tree ${event.tree} and captured ${tree}`;
      }
      if (event.kind !== 'checkpoint_landed' || !event.committed_ref) continue;
      const verified = events.find(({ kind, day }) => kind === 'attempt_ended' && day === event.day)?.tree;
      const tree = [...landed, ...waiting].find(({ id }) => id === event.committed_ref)?.tree;
      if (tree !== undefined && tree !== verified) yield `day ${event.day} verified ${verified} and landed ${tree}`;
    }
  },
  /** Each commit of ours has a passing verdict under a plan that was set, and is on the branch as was agreed. */
  async *I4({ scenario, reach, events, landed, waiting }) {
    yield* findUnapproved({ scenario, reach, events, landed });
    const plans = new Set(events.map(({ plan_hash: hash }) => hash));
    for (const commit of [...landed, ...waiting].filter((each) => trailer(each, 'Task') !== undefined)) {
      const landing = events.find(({ kind, committed_ref: id }) => kind === 'checkpoint_landed' && id === commit.id);
      const end = events.find(({ kind, day }) => kind === 'attempt_ended' && day === landing?.day);
      if (landing === undefined || end?.outcome !== 'passed') yield `${commit.id} landed without a passed attempt`;
      const bad = end?.verifier_runs?.filter(({ outcome }) => /fail/.test(outcome)) ?? [];
      if (bad.length > 0) yield `${commit.id} landed although a criterion failed`;
      if (!plans.has(trailer(commit, 'Plan'))) yield `${commit.id} names a plan that was never set`;
    }
  },
  /** The history of states is only added to. */
  async *I5({ states }) {
    for (const [index, { commit, lines }] of states.entries()) {
      const before = states[index - 1];
      if (before === undefined) continue;
      if (commit.parents[0] !== before.commit.id) yield `state ${commit.id} does not follow ${before.commit.id}`;
      if (commit.tree === before.commit.tree) yield `state ${commit.id} adds nothing`;
      if (lines.length < before.lines.length) yield `state ${commit.id} takes something away`;
      if (before.lines.some((line, at) => line !== lines[at])) yield `state ${commit.id} changes what was recorded`;
    }
  },
  /** What the state speaks of is reachable from the state. */
  async *I6({ reach, states, events }) {
    const tip = states.at(-1)?.commit.id;
    if (tip === undefined) return;
    const named = events.flatMap(({ committed_ref: landed, scratch_commit: scratch, snapshot_ref: snapshot }) => [
      ...[landed, scratch, snapshot].filter((id) => typeof id === 'string'),
    ]);
    const bases = new Set(events.flatMap(({ base_sha: base, to }) => [base, to]));
    const there = await reach(tip);
    for (const commit of new Set(named))
      if (!bases.has(commit) && !there.has(commit)) yield `${commit} is not reachable from the state`;
  },
  /** One writer: a run's records are not mixed with those of another, and holders only become newer. */
  async *I7({ states }) {
    let last = 0;
    for (const { commit, lease: text } of states) {
      if (text === undefined) continue;
      const { generation } = z.looseObject({ generation: z.int() }).parse(JSON.parse(text));
      if (generation < last) yield `state ${commit.id} was written by holder ${generation} after ${last}`;
      last = generation;
    }
  },
  /** Each attempt was recorded before its agent was started, and nobody got more attempts than allowed. */
  async *I8({ states, events }) {
    const firstSeen = new Map<number, number>();
    for (const [index, { lines }] of states.entries())
      for (let seq = 1; seq <= lines.length; seq += 1) if (!firstSeen.has(seq)) firstSeen.set(seq, index);
    for (const end of events.filter(({ kind }) => kind === 'attempt_ended')) {
      const start = events.find(({ kind, day }) => kind === 'attempt_started' && day === end.day);
      if (start === undefined) yield `day ${end.day} has an end and no start`;
      else if (firstSeen.get(start.seq) === firstSeen.get(end.seq)) yield `day ${end.day} was recorded after the fact`;
    }
    const budgets = events.filter(({ kind }) => kind === 'plan_set').at(-1)?.checkpoints ?? [];
    for (const { checkpoint_id: id, attempt_budget: budget } of budgets) {
      const ends = events.filter(({ kind, checkpoint_id: other }) => kind === 'attempt_ended' && other === id);
      // Opened again it has its whole budget once more.
      const opened = events.findLast(
        ({ kind, checkpoint_id: other }) => kind === 'checkpoint_reopened' && other === id,
      );
      const charged = ends.filter(
        ({ outcome, seq }) => /^(passed|failed)$/.test(outcome ?? '') && seq > (opened?.seq ?? 0),
      );
      const used = charged.length;
      if (used > budget) yield `${id} used ${used} of ${budget} attempts`;
    }
    yield* findLostCaptures(events);
    yield* findRepeatedDays(events);
    let interruptions = new Map<string, number>();
    for (const { kind, outcome, checkpoint_id: id = '' } of events) {
      if (kind === 'run_started') interruptions = new Map();
      if (kind !== 'attempt_ended' || outcome !== 'interrupted') continue;
      interruptions.set(id, (interruptions.get(id) ?? 0) + 1);
      // The one that the run before had left open is closed by this one.
      if ((interruptions.get(id) ?? 0) > maxInterruptionsPerRun + 1) yield `${id} was interrupted too often in one run`;
    }
  },
  /** Each attempt starts from the head of the branch as recorded then, whatever the one before it has left. */
  async *I9({ events }) {
    let head: string | undefined;
    for (const event of events) {
      if (event.kind === 'task_created') head = event.head ?? event.base_sha;
      if (event.kind === 'branch_advanced') head = event.to;
      if (event.kind === 'checkpoint_landed' && event.committed_ref) head = event.committed_ref;
      if (event.kind === 'attempt_started' && event.snapshot_ref !== head)
        yield `day ${event.day} started from ${event.snapshot_ref}, and the head was ${head}`;
    }
  },
  /** One comment for the task and one for each checkpoint that failed before it landed, on one pull request that shows the branch. */
  async *I10({ scenario, refs, events, landed }) {
    const lineage = events.find(({ kind }) => kind === 'task_created')?.lineage ?? '';
    const markers = scenario.comments.flatMap(({ body }) => {
      const [, task, about] = /^<!-- groundhog:1:([^:]+):(\S+) -->/.exec(body) ?? [];
      return task === lineage && about !== undefined ? [about] : [];
    });
    for (const about of new Set(markers.filter((each, index) => markers.indexOf(each) !== index)))
      yield `there are several comments for ${about}`;
    const pulls = scenario.pulls.filter(({ head }) => `refs/heads/${head}` === scenario.taskBranch);
    if (pulls.length > 1) yield `there are ${pulls.length} pull requests`;
    if (!scenario.isEnded || !scenario.isToldOnGitHub || landed.length === 0) return;
    if (pulls.length !== 1) yield `there are ${pulls.length} pull requests`;
    if (pulls.some(({ headCommit }) => headCommit !== refs.get(scenario.taskBranch))) yield 'the pull request lags';
    const isTold = (id: string | undefined) =>
      events.some((event) => event.checkpoint_id === id && event.outcome === 'failed');
    const told = events
      .filter(({ kind, checkpoint_id: id }) => kind === 'checkpoint_landed' && isTold(id))
      .map(({ checkpoint_id: id }) => `checkpoint:${id}`);
    for (const about of ['status:', ...told]) if (!markers.includes(about)) yield `there is no comment for ${about}`;
  },
  /** Nothing that an agent controls is executed but in its own name, or in that of setup and criteria. */
  async *I11({ scenario }) {
    for (const { trap, process } of scenario.sprung.filter(({ mark }) => mark === ''))
      yield `"${trap}" of the agent was executed: process ${process}`;
  },
  /** No secret is anywhere. */
  async *I12({ scenario, git }) {
    if (scenario.canaries.length === 0) return;
    const objects = await git('cat-file', '--batch-all-objects', '--batch', '--unordered');
    const texts = [objects, ...scenario.comments.map(({ body }) => body)];
    for (const canary of scenario.canaries) if (texts.some((text) => text.includes(canary))) yield 'a canary was found';
  },
  /** The plan that was used is the one of the base commit. */
  async *I13({ git, states, events }) {
    const created = events.find(({ kind }) => kind === 'task_created');
    const tip = states.at(-1)?.commit.id;
    if (created?.plan_id === undefined || tip === undefined) return;
    const pinned = await git('rev-parse', `${created.base_sha}:${created.plan_id}`).catch(() => undefined);
    const used = await git('rev-parse', `${tip}:plan.yml`).catch(() => 'missing');
    if (pinned !== undefined && used !== pinned) yield `the plan is ${used} and the base has ${pinned}`;
  },
  /** Nothing of an agent is alive when its work is looked at, nor after the job. */
  async *I14({ scenario }) {
    yield* scenario.alive;
  },
  /** A run that ended says how and why. */
  async *I15({ scenario, events, states }) {
    if (!scenario.isEnded) return;
    // People may add a word afterwards.
    const last = events.findLast(({ kind }) => !SAID_BY_PEOPLE.has(kind));
    if (states.length === 0) yield 'there is no record';
    else if (last?.kind !== 'run_ended') yield `the last event is ${last?.kind}`;
    else if (!last.ending || !last.reason) yield 'the end has no reason';
    const open = events.filter(
      ({ kind, day }) =>
        kind === 'attempt_started' && !events.some((other) => ENDS_OR_WAITS.test(other.kind) && other.day === day),
    );
    for (const { day } of open) yield `day ${day} was never ended`;
  },
  /** Everything that makes a state readable is there. */
  async *I17({ git, states }) {
    const tip = states.at(-1)?.commit.id;
    if (tip === undefined) return;
    const names = new Set((await git('ls-tree', '--name-only', tip)).split('\n'));
    for (const name of ['plan.yml', 'chronicle.jsonl', 'memory.json', 'run.json'])
      if (!names.has(name)) yield `the state has no ${name}`;
  },
  /** Whoever may not start work changes nothing, whatever state the task is in. */
  async *I18({ scenario }) {
    for (const { what, ending, before, after, agents } of scenario.intrusions) {
      if (ending !== 'refused') yield `${what} ended ${ending}`;
      if (agents > 0) yield `${what} started ${agents} agents`;
      if (after.writes !== before.writes) yield `${what} led to ${after.writes - before.writes} writes`;
      if (after.comments !== before.comments) yield `${what} was answered in a comment`;
      for (const ref of new Set([...Object.keys(before.refs), ...Object.keys(after.refs)]))
        if (before.refs[ref] !== after.refs[ref]) yield `${what} moved ${ref}`;
    }
  },
  /** Only refs of the task were touched. */
  async *I19({ scenario, refs }) {
    const isOurs = (ref: string) =>
      ref === scenario.taskBranch ||
      ref.startsWith('refs/groundhog/') ||
      (scenario.isWorkKept === true && ref.startsWith(`refs/heads/groundhog/${scenario.taskId}/day-`)) ||
      ref in scenario.refsBefore;
    for (const ref of refs.keys()) if (!isOurs(ref)) yield `${ref} was made`;
    for (const [ref, id] of Object.entries(scenario.refsBefore)) {
      if (ref === scenario.taskBranch) continue;
      if (refs.get(ref) !== id) yield `${ref} was ${id} and is ${refs.get(ref) ?? 'gone'}`;
    }
  },
  /** The repository is sound and nothing blocks the next run. */
  async *I20({ scenario, git }) {
    const problem = await git('fsck', '--strict', '--full', '--no-dangling').then(
      () => undefined,
      (error: unknown) => String(error).slice(0, 500),
    );
    if (problem !== undefined) yield problem;
    for (const name of await readdir(scenario.repo, { recursive: true }))
      if (name.endsWith('.lock') && (scenario.isEnded || !(await isKnownLock(join(scenario.repo, name)))))
        yield `${join(scenario.repo, name)} was left behind`;
  },
};

/** True for the lock of a run that died while it held an index: by its second name the next run knows and removes it. */
async function isKnownLock(path: string): Promise<boolean> {
  if (basename(path) !== 'index.lock') return false;
  const [lock, ours] = await Promise.all(
    [path, join(dirname(path), 'index.groundhog')].map((file) => lstat(file).catch(() => undefined)),
  );
  return lock !== undefined && lock.ino === ours?.ino;
}

/** The invariants that are checked here; I16 is checked by starting once more. */
export const checkedInvariants: readonly string[] = Object.keys(checks);
