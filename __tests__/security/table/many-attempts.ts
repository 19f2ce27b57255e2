import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cliPath } from '../../helpers/built-program.ts';
import { createTempDir } from '../../helpers/temp-repo.ts';
import { createPlanRepo, runDocumentSchema } from '../../scenarios/laptop.ts';
import { toUniqueSeconds } from './beside-control.ts';

const run = promisify(execFile);
const STOCKS = fileURLToPath(new URL('../run-between-stocks.mjs', import.meta.url));
const TRIES = 3;

/** What a long run has left behind. */
export interface LeftBehind {
  readonly ending: string;
  readonly attempts: number;
  /** Things of the machine that were not there before, each with its kind. */
  readonly left: readonly string[];
  /** How many of each kind there were before. */
  readonly counts: Readonly<Record<string, number>>;
}

const stocksSchema = z.object({
  stdout: z.string(),
  stderr: z.string(),
  counts: z.record(z.string(), z.number()),
  left: z.array(z.object({ kind: z.string(), thing: z.string() })),
});

function toPlan(checkpoints: number): string {
  const each = Array.from(
    { length: checkpoints },
    (_, at) => `  - id: step-${at}
    spec: Write ${at}.txt.
    attempt_budget: ${TRIES}
    success_criteria:
      - { kind: command, command: test -f "${at}.txt" }
`,
  );
  return `task: hello\ncheckpoints:\n${each.join('')}`;
}

/** Part of the names of what the agent leaves outside of the folders of its run. */
const MARK = `left-${toUniqueSeconds()}`;

/** An agent that leaves what it can in each attempt, and fails all attempts at a checkpoint but the last. */
const AGENT = `setsid env -i PATH="$PATH" sh -c 'trap "" HUP INT TERM; cd /; exec sleep ${toUniqueSeconds()}' </dev/null >/dev/null 2>&1 &
unshare --user --mount --map-root-user sh -c 'mount -t tmpfs none /mnt; sleep 600' </dev/null >/dev/null 2>&1 &
mkdir -p /tmp/left/$$ "$HOME/left" "$TMPDIR/left" "/dev/shm/${MARK}-$$" "/var/tmp/${MARK}-$$"; mkfifo fifo; echo a >/tmp/left/file
if [ $(( GROUNDHOG_ATTEMPT % ${TRIES} )) -ne 0 ]; then groundhog verb checkpoint-failure --tried a --happened b --next c; exit; fi
rm fifo; echo done >"\${GROUNDHOG_CHECKPOINT#step-}.txt"; groundhog verb checkpoint-success --summary Done`;

/** Runs a plan with so many attempts through the built command line, and names what is left of it on the machine. */
export async function findLeftByAttempts(attempts: number, isolation: 'sandbox' | 'none'): Promise<LeftBehind> {
  const { dir } = await createPlanRepo(toPlan(attempts / TRIES));
  const base = await createTempDir('groundhog-machine');
  // A machine of its own, as far as stock is taken: the tests of others work beside this one.
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user'];
  // The shell is its first process, which takes in what ends without a parent.
  const machine = [
    ...[...user, '--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', '"$@"; exit $?', 'sh'],
    ...[process.execPath, STOCKS, base, MARK, '--'],
  ];
  const program = [process.execPath, cliPath(), 'run', 'plan.yml', '--json', '--agent-command', AGENT];
  const env = { PATH: process.env.PATH, HOME: base, TMPDIR: base, LANG: 'C.UTF-8', GROUNDHOG_ISOLATION: isolation };
  const { stdout } = await run('unshare', [...machine, ...program], { cwd: dir, env, maxBuffer: 1 << 28 });
  const { left, counts, ...output } = stocksSchema.parse(JSON.parse(stdout));
  if (output.stdout === '') throw new Error(output.stderr);
  await removeMarked();
  const document = runDocumentSchema.parse(JSON.parse(output.stdout));
  return {
    ending: document.ending,
    attempts: document.checkpoints.reduce((sum, { attempts: played }) => sum + played.length, 0),
    left: left.map(({ kind, thing }) => `${kind}: ${thing}`),
    counts,
  };
}

/** Removes what an agent without a sandbox has left; its processes have ended with their namespace. */
async function removeMarked(): Promise<void> {
  for (const folder of ['/dev/shm', '/var/tmp'])
    for (const name of await readdir(folder))
      if (name.startsWith(MARK)) await rm(join(folder, name), { recursive: true });
}
