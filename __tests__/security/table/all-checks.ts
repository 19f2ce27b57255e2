import { attacks, canaries, type ProbeAnswers } from '../../../src/domain/sandbox-attacks.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { openMachine, type SandboxWay } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { openSelfTest } from '../../sandbox/self-test/open-self-test.ts';
import type { Acceptance } from '../attack.ts';
import type { SecurityResult } from '../play-attack.ts';
import { findJobCanaries, jobCanaries } from './canary-run.ts';
import { landings } from './landings.ts';
import { findLeftByMany } from './long-run.ts';
import { findLeftByAttempts } from './many-attempts.ts';
import { type ProxyAttack, playProxyAttack, proxyAttacks } from './proxy.ts';
import { type RunAttack, runAttacks } from './whole-runs.ts';

/** A line of the table that is not one attack on one sandbox. */
export interface SecurityCheck {
  readonly acceptance: Acceptance;
  readonly name: string;
  readonly play: (ways: readonly SandboxWay[]) => Promise<SecurityResult>;
}

type Row = Pick<SecurityResult, 'acceptance' | 'name' | 'defence'>;
type Played = Pick<SecurityResult, 'inside' | 'without'> & { readonly note?: string };

/** Plays a check by the first way that works here. */
function toCheck(row: Row, play: (way: SandboxWay) => Promise<Played>): SecurityCheck {
  return {
    ...row,
    async play(ways) {
      const way = ways.find(({ missing }) => missing === undefined);
      const nothing = { ...row, way: way?.title ?? '', inside: undefined, without: undefined };
      if (way === undefined) return { ...nothing, note: `not run: ${ways[0]?.missing ?? 'no sandbox'}` };
      try {
        return { ...nothing, note: '', ...(await play(way)) };
      } catch (error) {
        return { ...nothing, note: `failed: ${String(error)}` };
      }
    },
  };
}

function toRunCheck({ acceptance, name, defence, attack, without }: RunAttack): SecurityCheck {
  return toCheck({ acceptance, name, defence }, async () => ({
    inside: await attack('sandbox'),
    without: await (without ?? (() => attack('none')))(),
  }));
}

function toProxyCheck(attack: ProxyAttack): SecurityCheck {
  const { name, defence } = attack;
  return toCheck({ acceptance: 'AT-29', name, defence }, (way) => playProxyAttack(attack, way));
}

const count = (answers: ProbeAnswers) => canaries.filter((canary) => answers[canary]?.outcome === 'reached').length;

const tenCanaries = toCheck(
  { acceptance: 'AT-11', name: 'finds one of ten canaries (at least five without)', defence: 'the whole sandbox' },
  async (way) => {
    const { outside, zones } = await (await openSelfTest(way)).run();
    const found = zones.map(({ answers }) => count(answers));
    const note = `${Math.max(...found)} of 10 inside, ${count(outside)} outside`;
    return { inside: found.some((canary) => canary > 0), without: count(outside) >= 5, note };
  },
);

const jobSecrets = toCheck(
  {
    acceptance: 'AT-11',
    name: 'finds one of ten secrets of a job, as the agent of a run (at least five without)',
    defence: 'the whole sandbox',
  },
  async () => {
    const inside = await findJobCanaries('sandbox');
    const outside = await findJobCanaries('none');
    const note = `${inside.length} of ${jobCanaries.length} inside, ${outside.length} outside (${outside.join(', ')})`;
    return { inside: inside.length > 0, without: outside.length >= 5, note };
  },
);

const allProbes = toCheck(
  { acceptance: 'AT-30', name: 'succeeds by one of the probes of the self-test', defence: 'the whole sandbox' },
  async (way) => {
    const { outside, zones } = await (await openSelfTest(way)).run();
    const reached = (answers: ProbeAnswers | undefined) =>
      attacks.filter((attack) => answers?.[attack]?.outcome === 'reached').length;
    const note = `${reached(zones[0]?.answers)} of ${attacks.length} inside, ${reached(outside)} outside`;
    return { inside: reached(zones[0]?.answers) > 0, without: reached(outside) > 0, note };
  },
);

const manyAttempts = toCheck(
  {
    acceptance: 'AT-12',
    name: 'leaves a process, namespace, mount, control group or folder behind, in 60 attempts of a run',
    defence: 'processes and mounts of its own',
  },
  async () => {
    const { ending, attempts, left, counts } = await findLeftByAttempts(60, 'sandbox');
    if (ending !== 'passed' || attempts !== 60) throw new Error(`the run ended ${ending} after ${attempts} attempts`);
    const without = await findLeftByAttempts(3, 'none');
    const kept = `${counts.namespaces} namespaces, ${counts.mounts} mounts before and after`;
    const note = `${attempts} attempts; ${left.length === 0 ? `nothing left, ${kept}` : left.slice(0, 5).join('; ')}; without: ${without.left.length} things of 3 attempts`;
    return { inside: left.length > 0, without: without.left.length > 0, note };
  },
);

const longRun = toCheck(
  {
    acceptance: 'AT-12',
    name: 'leaves a process, mount, open file or folder behind, one of 60',
    defence: 'processes and mounts of its own',
  },
  async (way) => {
    const left = await findLeftByMany(await openMachine(way));
    const machine = await openMachine(way);
    const bare = { ...machine, sandbox: createNoSandbox({ mark: 'bare-many' }) };
    return { inside: left.length > 0, without: (await findLeftByMany(bare)).length > 0, note: left.join('; ') };
  },
);

export const allChecks: readonly SecurityCheck[] = [
  ...[tenCanaries, jobSecrets, allProbes, ...proxyAttacks.map(toProxyCheck)],
  ...[...[...runAttacks, ...landings].map(toRunCheck), longRun, manyAttempts],
];
