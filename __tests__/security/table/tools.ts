import { runShell, type TestMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { noSandbox, type SecurityAttack } from '../attack.ts';
import { findProcesses, toUniqueSeconds } from './beside-control.ts';

/** Runs all programs of a machine in the one sandbox that the tools of the built-in agent share. */
function withTools(machine: TestMachine): TestMachine {
  const { sandbox } = machine;
  return { ...machine, sandbox: { ...sandbox, run: (spec) => sandbox.run({ ...spec, isTool: true }) } };
}

const TOOL = 'as a tool of the built-in agent:';

/** Plays an attack on a sandbox of one program from one of tools. */
export function toToolAttack(attack: SecurityAttack): SecurityAttack {
  const { attack: play, isQuick: _, ...rest } = attack;
  return { ...rest, name: `${TOOL} ${attack.name}`, attack: (machine) => play(withTools(machine)) };
}

/** Leaves a process that no mark and no folder finds, and returns whether it lives on after `end`. */
async function leave(machine: TestMachine, end: () => Promise<unknown>): Promise<boolean> {
  const seconds = toUniqueSeconds();
  const hide = `setsid env -i PATH="$PATH" sh -c 'trap "" HUP INT TERM; echo >started; cd /; exec sleep ${seconds}' </dev/null >/dev/null 2>&1 & while [ ! -e started ]; do sleep 0.01; done`;
  await runShell(withTools(machine), hide);
  await end();
  const left = await findProcesses(seconds);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  return left.length > 0;
}

/** Leaves a process while another tool works, so that nobody can say whose it is, and ends the attempt. */
async function leaveBeside(machine: TestMachine): Promise<boolean> {
  const other = runShell(withTools(machine), 'sleep 600');
  const isLeft = await leave(machine, () => machine.sandbox.stopAll());
  await other;
  return isLeft;
}

export const tools: readonly SecurityAttack[] = [
  {
    acceptance: 'AT-12',
    name: `${TOOL} leaves a process for the next tool`,
    defence: 'what a tool has left ends before it does',
    off: noSandbox,
    isQuick: true,
    attack: (machine) => leave(machine, async () => undefined),
  },
  {
    acceptance: 'AT-12',
    name: `${TOOL} leaves a process for the next attempt, beside another tool`,
    defence: 'the sandbox of an attempt ends with it',
    off: noSandbox,
    attack: leaveBeside,
  },
];
