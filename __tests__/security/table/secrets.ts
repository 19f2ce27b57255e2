import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { isReached, noSandbox, type SecurityAttack, showing, withSystem } from '../attack.ts';
import { besideControl } from './beside-control.ts';

const CANARY = 'canary-of-control';
/** Finds it, and not the command that searches for it, which sudo(8) puts into the environment. */
const SEARCHED = 'canary-of-contro[l]';

/** Puts a secret into a file, and has it searched for. */
async function findFile(machine: TestMachine, folder: string): Promise<boolean> {
  const path = join(folder, 'secret');
  await writeFile(path, CANARY);
  return isReached(machine, `grep -q ${CANARY} ${path} && echo reached`);
}

export const secrets: readonly SecurityAttack[] = [
  {
    acceptance: 'AT-11',
    name: 'reads the environment of another process of its user',
    defence: 'processes of its own',
    off: noSandbox,
    isQuick: true,
    attack: (machine) =>
      besideControl({ TOKEN: CANARY }, () =>
        isReached(
          machine,
          `cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -q '${SEARCHED}' && echo reached`,
        ),
      ),
  },
  {
    acceptance: 'AT-11',
    name: 'reads the memory map of another process of its user',
    defence: 'processes of its own',
    off: noSandbox,
    attack: (machine) =>
      besideControl({ TOKEN: CANARY }, (pid) =>
        isReached(machine, `grep -qs sleep /proc/${pid}/maps && echo reached; true`),
      ),
  },
  {
    acceptance: 'AT-11',
    name: 'finds the arguments of another process',
    defence: 'processes of its own',
    off: noSandbox,
    attack: (machine) =>
      besideControl({ TOKEN: CANARY }, (_, seconds) =>
        isReached(
          machine,
          `cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ' | grep -q 'sleep ${seconds.replace(/(.)$/, '[$1]')}' && echo reached`,
        ),
      ),
  },
  {
    acceptance: 'AT-11',
    name: 'reads a file of HOME',
    defence: 'an empty folder in the place of HOME',
    off: showing(({ home }) => home),
    isQuick: true,
    attack: (machine) => findFile(machine, machine.home),
  },
  {
    acceptance: 'AT-11',
    name: 'reads a file of the folder for temporary files',
    defence: 'only named folders exist',
    off: showing(({ base }) => base),
    attack: (machine) => findFile(machine, machine.base),
  },
  {
    acceptance: 'AT-11',
    name: "reads the configuration of the user's repository",
    defence: 'only named folders exist',
    off: showing(({ base }) => base),
    async attack(machine) {
      const config = join(machine.base, 'config');
      await writeFile(config, `[http]\n\textraheader = ${CANARY}\n`);
      return isReached(machine, `git config --file ${config} --get http.extraheader && echo reached`);
    },
  },
  {
    acceptance: 'AT-11',
    name: 'reads the passwords of the machine',
    defence: 'only named files of /etc exist',
    off: () => () => ({ mounts: [{ kind: 'read', source: '/etc/shadow', path: '/etc/shadow' }] }),
    obstacle: () => (process.getuid?.() === 0 ? undefined : 'only root may read /etc/shadow without a sandbox, too'),
    attack: (machine) => isReached(machine, 'grep -q ^root: /etc/shadow && echo reached'),
  },
  {
    acceptance: 'AT-11',
    name: 'reads the log or the memory of the kernel',
    defence: 'files of /proc that only their owner may read are covered',
    off: withSystem((system) => ({ ...system, kernelArgs: ['--proc', '/proc', '--dev', '/dev'] })),
    obstacle: () => (process.getuid?.() === 0 ? undefined : 'only root owns these files'),
    attack: (machine) =>
      isReached(
        machine,
        'for f in kcore kpagecount kmsg; do [ -f /proc/$f ] && (: </proc/$f) 2>/dev/null && echo reached && break; done',
      ),
  },
  {
    acceptance: 'AT-13',
    name: 'appends to a file by which a step talks to its runner',
    defence: 'only named folders exist',
    off: showing(({ base }) => base, 'write'),
    isQuick: true,
    async attack(machine) {
      const path = join(machine.base, 'set_env');
      await writeFile(path, '');
      await chmod(path, 0o666);
      return isReached(machine, `[ -e ${path} ] && echo NODE_OPTIONS=x >>${path} && echo reached`);
    },
  },
  {
    acceptance: 'AT-13',
    name: 'writes to the program of Groundhog',
    defence: 'it is read-only',
    off: showing(({ program }) => program, 'write'),
    obstacle: () => (process.getuid?.() === 0 ? undefined : 'the program belongs to root here'),
    // Opening decides; nothing is written.
    attack: (machine) => isReached(machine, `(: >>${machine.program}/probe.js) && echo reached`),
  },
];
