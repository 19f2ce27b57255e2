import { runShell, type TestMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import {
  isReached,
  noSandbox,
  type SecurityAttack,
  withFreeNamespaces,
  withoutArguments,
  withSystem,
} from '../attack.ts';
import { besideControl, findProcesses, toUniqueSeconds } from './beside-control.ts';

/** Runs a program that leaves something behind, and returns whether that lives on; what lives is killed. */
async function findLeft(machine: TestMachine, hide: (program: string) => string, options = {}): Promise<boolean> {
  const seconds = toUniqueSeconds();
  await runShell(machine, hide(`sleep ${seconds}`), options);
  const left = await findProcesses(seconds);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  return left.length > 0;
}

const inSession = (program: string) =>
  `setsid env -i PATH="$PATH" sh -c 'trap "" HUP INT TERM; echo >started; exec ${program}' </dev/null >/dev/null 2>&1 & while [ ! -e started ]; do sleep 0.01; done`;

/** Inside, the number may be that of another process: what counts is whether this one ends. */
function killVictim(machine: TestMachine): Promise<boolean> {
  return besideControl({}, async (pid, seconds) => {
    await runShell(machine, `kill -KILL ${pid} 2>/dev/null; true`);
    return (await findProcesses(seconds)).length === 0;
  });
}

export const processes: readonly SecurityAttack[] = [
  {
    acceptance: 'AT-12',
    name: 'leaves a process in a session of its own, without its environment, which ignores signals',
    defence: 'processes of its own, which end with their first one',
    off: withoutArguments(['--unshare-pid'], ['--die-with-parent']),
    isQuick: true,
    attack: (machine) => findLeft(machine, inSession),
  },
  {
    acceptance: 'AT-12',
    name: 'leaves a process when it runs out of time',
    defence: 'processes of its own, which end with their first one',
    off: withoutArguments(['--unshare-pid'], ['--die-with-parent']),
    attack: (machine) =>
      findLeft(machine, (program) => `${inSession(program)}; sleep 600`, { timeoutMs: 3000, graceMs: 0 }),
  },
  {
    acceptance: 'AT-12',
    name: 'kills a process of its user outside',
    defence: 'processes of its own',
    off: noSandbox,
    attack: killVictim,
  },
  {
    acceptance: 'AT-30',
    name: 'creates a user namespace, and mounts in it',
    defence: 'a user namespace that allows no other',
    off: withFreeNamespaces,
    obstacle: ({ bubblewrap }) =>
      bubblewrap?.means !== 'root'
        ? undefined
        : 'bubblewrap cannot forbid it with the rights of root; used only where the machine forbids it, and the self-test refuses otherwise',
    isQuick: true,
    attack: (machine) => isReached(machine, 'unshare --user --mount true 2>/dev/null && echo reached'),
  },
  {
    acceptance: 'AT-30',
    name: 'holds a capability',
    defence: 'capabilities are dropped',
    off: withSystem((system) => ({ ...system, setpriv: undefined })),
    obstacle: ({ bubblewrap }) =>
      bubblewrap?.means.endsWith('_namespace') === true
        ? 'the kernel drops all of them where the user inside is not root'
        : undefined,
    attack: (machine) => isReached(machine, 'grep -Eq "^CapEff:.*[1-9a-f]" /proc/self/status && echo reached'),
  },
  {
    acceptance: 'AT-30',
    name: 'becomes root by sudo',
    defence: 'no new rights (no_new_privs)',
    off: noSandbox,
    obstacle: ({ hasSudo }) => (hasSudo ? undefined : 'no sudo that asks for no password'),
    attack: (machine) => isReached(machine, 'sudo -n true 2>/dev/null && echo reached'),
  },
  {
    acceptance: 'AT-30',
    name: 'changes a setting of the kernel',
    defence: '/proc/sys is read-only',
    off: withSystem((system) => ({ ...system, kernelArgs: ['--proc', '/proc', '--dev', '/dev'] })),
    obstacle: () => (process.getuid?.() === 0 ? undefined : 'only root owns these files'),
    isQuick: true,
    // Opening decides; nothing is written.
    attack: (machine) => isReached(machine, '(: >>/proc/sys/vm/swappiness) 2>/dev/null && echo reached'),
  },
  {
    acceptance: 'AT-30',
    name: 'writes to the folders of the system',
    defence: 'they are read-only, and so is the root of the sandbox',
    off: withoutArguments(['--remount-ro', '/']),
    obstacle: ({ bubblewrap }) =>
      bubblewrap?.means.endsWith('_namespace') === true ? undefined : 'the root of a sandbox belongs to root',
    attack: (machine) =>
      isReached(machine, 'for f in / /usr /etc; do touch $f/x 2>/dev/null && echo reached && break; done'),
  },
  {
    acceptance: 'AT-35',
    name: 'writes a file without end',
    defence: 'a limit of the size of one file',
    off: withSystem((system) => ({ ...system, prlimit: undefined })),
    attack: (machine) => isReached(machine, 'truncate -s 9G big 2>/dev/null && echo reached; rm -f big'),
  },
];
