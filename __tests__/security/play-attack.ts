import { createNoSandbox } from '../../src/sandbox/no-sandbox.ts';
import { openMachine, type SandboxWay, type TestMachine } from '../sandbox/bubblewrap/sandbox-ways.ts';
import type { Acceptance, SecurityAttack } from './attack.ts';

/** One line of the table. */
export interface SecurityResult {
  readonly acceptance: Acceptance;
  readonly name: string;
  readonly defence: string;
  /** The user, and how its sandboxes are made. */
  readonly way: string;
  /** Whether the attack succeeded in a sandbox, and with its defence off; undefined where it was not played. */
  readonly inside: boolean | undefined;
  readonly without: boolean | undefined;
  /** Why it was not played, or what went wrong. */
  readonly note: string;
}

/** Plays an attack in a sandbox, and once more with its defence off. */
export async function playAttack(attack: SecurityAttack, way: SandboxWay): Promise<SecurityResult> {
  const { acceptance, name, defence } = attack;
  const row = { acceptance, name, defence, way: way.title, inside: undefined, without: undefined };
  const obstacle = way.missing ?? attack.obstacle?.(way);
  if (obstacle !== undefined) return { ...row, note: `not run: ${obstacle.split('\n')[0]}` };
  try {
    const { given = {} } = attack;
    const inside = await playOnce(attack, await openMachine(way, given));
    const off = attack.off(way);
    const open =
      off === 'no sandbox' ? await openBare(way) : await openMachine(way, (folders) => ({ ...given, ...off(folders) }));
    return { ...row, inside, without: await playOnce(attack, open), note: '' };
  } catch (error) {
    return { ...row, note: `failed: ${String(error)}` };
  }
}

async function playOnce({ attack }: SecurityAttack, machine: TestMachine): Promise<boolean> {
  try {
    return await attack(machine);
  } finally {
    await machine.sandbox.stopAll();
  }
}

async function openBare(way: SandboxWay): Promise<TestMachine> {
  const machine = await openMachine(way);
  return {
    ...machine,
    sandbox: createNoSandbox({ mark: `bare-${machine.base.slice(-8)}`, workspacePath: machine.folder }),
  };
}

/** Returns what is wrong with a result: an attack must fail inside, and must succeed with its defence off. */
export function findSecurityProblem({ inside, without, note }: SecurityResult): string | undefined {
  if (note.startsWith('failed: ')) return note;
  if (inside === true) return 'the attack succeeded in the sandbox';
  if (without === false) return 'the attack failed without its defence, too, so that it proves nothing';
  return undefined;
}
