import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeControlGroup } from '../../../src/sandbox/bubblewrap/control-group.ts';
import { withDisk } from '../../crash/full-disk.ts';
import { runShell, type SandboxWay, type TestMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { isReached, noSandbox, type SecurityAttack, withSystem } from '../attack.ts';

const isRoot = process.getuid?.() === 0;
const MIB = 1024 * 1024;
const GROUPS = ['/sys/fs/cgroup', '/sys/fs/cgroup/memory', '/sys/fs/cgroup/pids'];

/** Whether this user may bound all programs of a sandbox together. */
function findGroupObstacle(kind: 'pids' | 'memory'): string | undefined {
  const group = makeControlGroup(`probe-${process.pid}`, { maxProcesses: 100 });
  const files = group.folders.flatMap((folder) => readdirSync(folder));
  void group.remove();
  return files.some((name) => name.startsWith(`${kind}.`))
    ? undefined
    : 'no control group with this limit can be made here, which takes root as a rule';
}

const FEW_PROCESSES = 60;

/** The kernel counts the processes of root in control groups alone, and those of others for each user. */
function findProcessObstacle({ bubblewrap }: SandboxWay): string | undefined {
  return isRoot && bubblewrap?.means === 'unshare' ? findGroupObstacle('pids') : undefined;
}

/** Starts far more processes than are allowed; a program after it finds room. */
async function playForkBomb(machine: TestMachine): Promise<boolean> {
  const made = await isReached(machine, 'for i in $(seq 300); do sleep 60 & done; echo reached');
  if ((await runShell(machine, 'true')).exitCode !== 0) throw new Error('no program starts after a fork bomb');
  return made;
}

/** Finds the groups of the programs of a machine that run now. */
function listGroups({ mark }: TestMachine): readonly string[] {
  return GROUPS.flatMap((parent) => {
    const names = readNames(parent).filter((name) => name.startsWith(`groundhog-${mark}.`));
    return names.map((name) => join(parent, name));
  });
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const MEMORY_FILES = ['memory.max', 'memory.limit_in_bytes'];

/** Lowers the limit of a program that waits, so that nobody else on the machine feels the attack. */
async function playMemoryHog(machine: TestMachine): Promise<boolean> {
  const gate = join(machine.folder, 'gate');
  await rm(gate, { force: true });
  const hog = `Buffer.alloc(${512 * MIB}, 1); console.log('reached')`;
  let isStarted: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    isStarted = resolve;
  });
  const playing = runShell(
    machine,
    `echo started; while [ ! -e gate ]; do sleep 0.05; done; ${process.execPath} -e "${hog}"`,
    {
      onOutput: () => isStarted(),
    },
  );
  await Promise.race([started, playing]);
  for (const folder of listGroups(machine))
    for (const name of readNames(folder).filter((file) => MEMORY_FILES.includes(file)))
      await writeFile(join(folder, name), String(128 * MIB));
  await writeFile(gate, '');
  return Buffer.from((await playing).stdout)
    .toString()
    .includes('reached');
}

/** Fills a small disk in the place of the sandbox's folder, at a pace that leaves the reserve for seconds. */
function fillDisk(options: string, step: string): (machine: TestMachine) => Promise<boolean> {
  return (machine) =>
    withDisk(
      options,
      async () => {
        const fill = `for i in $(seq 400); do { ${step}; } 2>/dev/null || { echo reached; break; }; sleep 0.5; done`;
        // The watch ends it.
        const { stdout } = await runShell(machine, fill);
        return Buffer.from(stdout).toString().includes('reached');
      },
      machine.folder,
    );
}

const onDisk = () => (isRoot ? undefined : 'only root may mount a small disk');

export const limits: readonly SecurityAttack[] = [
  {
    acceptance: 'AT-35',
    name: 'starts processes without end',
    defence: 'a limit of processes',
    given: { system: (before) => ({ ...before, maxProcesses: FEW_PROCESSES }) },
    off: withSystem((system) => ({ ...system, maxProcesses: 4096 })),
    obstacle: findProcessObstacle,
    attack: playForkBomb,
  },
  {
    acceptance: 'AT-35',
    name: 'takes memory without end',
    defence: 'a control group with a limit of memory',
    off: noSandbox,
    obstacle: () => findGroupObstacle('memory'),
    attack: playMemoryHog,
  },
  {
    acceptance: 'AT-35',
    name: 'is ended after Groundhog where memory is short',
    defence: 'it is the first to end',
    off: noSandbox,
    async attack(machine) {
      const own = Number(await readFile('/proc/self/oom_score_adj', 'utf8'));
      return isReached(machine, `[ "$(cat /proc/self/oom_score_adj)" -le ${own} ] && echo reached`);
    },
  },
  {
    acceptance: 'AT-35',
    name: 'fills the disk with large files',
    defence: 'a watch of the free space',
    off: noSandbox,
    obstacle: onDisk,
    attack: fillDisk('size=1300m', 'head -c 50m /dev/zero >big$i'),
  },
  {
    acceptance: 'AT-35',
    name: 'fills the disk with many files',
    defence: 'a watch of the free files',
    off: noSandbox,
    obstacle: onDisk,
    attack: fillDisk('size=1300m,nr_inodes=60000', 'mkdir $i && cd $i && seq 1500 | xargs touch && cd ..'),
  },
];
