import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildRun } from '../helpers/child-run.ts';
import { createTempDir } from '../helpers/temp-repo.ts';
import { type Traps, writeProgram } from './traps.ts';

/** A moment that a job has passed: the n-th of its label in this job. */
export interface Moment {
  readonly label: string;
  readonly n: number;
  /** The arguments of git, or what a crash point says of itself. */
  readonly detail: string;
  readonly atMs: number;
}

/** The folders and programs that make a job killable at a numbered moment. All of it is outside of the product. */
export interface CrashJob {
  /** Goes first on the job's PATH. */
  readonly binDir: string;
  /** Says where the job is to die, such as `git-before-12`, or be cancelled, `cancel-setup-1`; before it starts. */
  arm(point: string): Promise<void>;
  /** What happens while a job armed with `freeze-<label>-<n>` stands still; then it goes on. */
  prepareFreeze(act: () => Promise<unknown>): void;
  /** The shell command that is carried out where a job armed with `call-<label>-<n>` passes; the job goes on. */
  prepareCall(command: string): Promise<void>;
  /** Waits for the end, however it comes, and ends what is left of the job, unless only its control process died. */
  watch<Ended>(run: ChildRun<Ended>): Promise<Ended>;
  /** Kills everything of the job at once, as when a runner is lost. */
  lose(): Promise<void>;
  moments(): Promise<readonly Moment[]>;
  remove(): Promise<void>;
}

// Numbers are taken in turn, so that whatever was noted as taken has all of those before it taken, too.
const claim = `n=0
{ read -r n < "$dir/last-$label"; } 2>/dev/null || true
n=$((n + 1))
set -C
while ! { printf '%s\\n' "$detail" > "$dir/moments/$label-$n"; } 2>/dev/null; do n=$((n + 1)); done
set +C
printf '%s\\n' "$n" > "$dir/last-$label"
armed=
read -r armed < "$dir/armed" || true
`;

// Why: docs/decisions/0028-killed-from-outside.md
/**
 * Makes a job that can be killed, with agents that leave traps. `realGit` is where git really is. When a machine that is
 * not lost loses the control process, all that it had started lives on.
 */
export async function createCrashJob(
  realGit: string,
  traps: Traps,
  { isMachineLost = true }: { readonly isMachineLost?: boolean } = {},
): Promise<CrashJob> {
  const dir = await createTempDir('groundhog-crash');
  const binDir = join(dir, 'bin');
  await mkdir(binDir);
  await mkdir(join(dir, 'moments'));
  await writeFile(join(dir, 'armed'), '\n');
  if (isMachineLost) await traps.begin();
  await writeProgram(join(binDir, 'git'), toGitWrapper({ dir, realGit, look: traps.look }));
  await writeProgram(join(binDir, 'crash-point'), toCrashPoint(dir));
  let control: Pick<ChildRun<unknown>, 'child'> | undefined;
  let whileFrozen: (() => Promise<unknown>) | undefined;
  const lose = async () => {
    control?.child.kill('SIGKILL');
    await sweep(binDir);
  };
  return {
    binDir,
    lose,
    arm: (point) => writeFile(join(dir, 'armed'), `${point}\n`),
    prepareFreeze: (act) => {
      whileFrozen = act;
    },
    prepareCall: (command) => writeFile(join(dir, 'called'), `${command}\n`),
    async watch(run) {
      control = run;
      await writeFile(join(dir, 'control'), `${run.child.pid ?? 0}\n`);
      // Programs that outlive the control process may hold its pipes: its exit counts, not their close.
      const over = new Promise<void>((resolve, reject) => {
        run.child.once('exit', (_, signal) => {
          // What was killed could not clean up.
          const looked = signal === 'SIGKILL' ? Promise.resolve() : traps.lookAfter();
          const isLeft = signal === 'SIGKILL' && !isMachineLost;
          looked.then(() => (isLeft ? undefined : sweep(binDir))).then(resolve, reject);
        });
      });
      const thawed = whileFrozen === undefined ? undefined : sitOutFreeze(run, whileFrozen);
      const [ended] = await Promise.all([run.finished, over, thawed]);
      return ended;
    },
    async moments() {
      const names = await readdir(join(dir, 'moments'));
      const found = names.map(async (name) => {
        const [, label = '', n = ''] = /^(.+)-(\d+)$/.exec(name) ?? [];
        const path = join(dir, 'moments', name);
        const [text, { mtimeMs: atMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
        return { label, n: Number(n), detail: text.trimEnd(), atMs };
      });
      return Promise.all(found);
    },
    remove: () => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }),
  };
}

/** Waits until a job stands still, and wakes it after what is to happen meanwhile; one that ends before that is left. */
async function sitOutFreeze({ child }: Pick<ChildRun<unknown>, 'child'>, act: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const stat = await readFile(`/proc/${child.pid}/stat`, 'latin1').catch(() => undefined);
    const state = stat?.slice(stat.lastIndexOf(')') + 2)[0];
    if (state === undefined || state === 'Z' || child.exitCode !== null || child.signalCode !== null) return;
    if (state === 'T') break;
    await sleep(20);
  }
  try {
    await act();
  } finally {
    child.kill('SIGCONT');
  }
}

interface GitWrapper {
  readonly dir: string;
  readonly realGit: string;
  readonly look: string;
}

function toGitWrapper({ dir, realGit, look }: GitWrapper): string {
  return `#!/bin/sh
dir='${dir}'
label=git
detail=$*
${look}${claim}# How often git is asked depends on how fast the machine is, and how often something is pushed does not.
case " $detail " in *' push '*)
label=push
${claim};; *' update-index '*)
label=update-index
${claim};;
esac
case "$armed" in
  "$label-before-$n") kill -KILL $PPID; exit 137 ;;
  "$label-after-$n") '${realGit}' "$@"; kill -KILL $PPID; exit 137 ;;
esac
exec '${realGit}' "$@"
`;
}

function toCrashPoint(dir: string): string {
  return `#!/bin/sh
dir='${dir}'
label=$1
detail=$2
${claim}read -r control < "$dir/control"
case "$label/$armed" in
  "agent-mid/agent-end-$n")
    # Outlives the agent, and holds its pipes for as long as it does.
    setsid sh -c "while kill -0 $PPID; do sleep 0.01; done; kill -KILL $control" 2>/dev/null &
    exit 0 ;;
esac
case "$armed" in
  "$label-$n") signal=KILL ;;
  "cancel-$label-$n") signal=INT ;;
  "freeze-$label-$n") kill -STOP "$control"; exit 0 ;;
  "call-$label-$n") sh "$dir/called"; exit 0 ;;
  *) exit 0 ;;
esac
kill -"$signal" "$control"
sleep 600
`;
}

/** Kills every process whose environment names a folder, until there is none. */
export async function sweep(folder: string): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const found = await Promise.all(
      pids.map(async (pid) => {
        const environ = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
        return environ.includes(folder);
      }),
    );
    const alive = pids.filter((_, index) => found[index]).map(Number);
    if (alive.length === 0) return;
    for (const pid of alive) kill(pid);
    await sleep(5);
  }
  throw new Error(`processes of ${folder} do not end`);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
