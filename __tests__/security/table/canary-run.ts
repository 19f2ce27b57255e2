import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createTempDir, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop, TASK_BRANCH } from '../../scenarios/laptop.ts';

const CANARY = 'canary-of-a-job-4711';
/** Finds it, and neither the command that searches for it nor what repeats that. */
const SEARCHED = 'canary-of-a-job-471[1]';

/** The ten secrets that a job has lying about, by their names in the table. */
export const jobCanaries = [
  ...['environment', 'processes', 'HOME', '.netrc', 'git configuration'],
  ...['URL', 'payload', 'runner files', 'control repository', 'socket of another attempt'],
] as const;

interface Job {
  /** The folder of the machine: HOME, what the runner has written, and the folders of the run. */
  readonly base: string;
  readonly dir: string;
}

const inBase = {
  home: 'home/.config/token',
  netrc: 'home/.netrc',
  payload: 'runner/event.json',
  command: 'runner/_runner_file_commands/set_env_1',
  socket: 'tmp/other/verbs',
} as const;

/** Returns the command that each canary is searched by; it succeeds where it is found. */
function listSearches({ base, dir }: Job): readonly string[] {
  const at = (name: keyof typeof inBase) => join(base, inBase[name]);
  const grep = (path: string) => `grep -qs '${SEARCHED}' ${path}`;
  const connect = `require('net').connect('${at('socket')}', () => process.exit()).on('error', () => process.exit(1))`;
  return [
    `cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep -q '^JOB_TOKEN=${SEARCHED}'`,
    `cat /proc/[0-9]*/cmdline | tr '\\0' '\\n' | grep -qx '${SEARCHED}'`,
    ...[grep(at('home')), grep(at('netrc'))],
    `git config --file ${dir}/.git/config --get http.extraheader | grep -q '${SEARCHED}'`,
    `git config --file ${dir}/.git/config --get remote.upstream.url | grep -q '${SEARCHED}'`,
    ...[grep(at('payload')), grep(at('command'))],
    `find ${base}/tmp -name config -path '*groundhog-control*' -exec grep -q '^.core' {} ';' -print | grep -q config`,
    `${process.execPath} -e "${connect}"`,
  ];
}

/** Plays an agent of a whole run that searches for ten canaries, and returns the names of those that it found. */
export async function findJobCanaries(isolation: 'sandbox' | 'none'): Promise<readonly string[]> {
  const { dir } = await createPlanRepo(greetPlan());
  const base = await createTempDir('groundhog-job');
  const job = { base, dir };
  for (const path of Object.values(inBase)) await mkdir(dirname(join(base, path)), { recursive: true });
  for (const name of ['home', 'netrc', 'payload', 'command'] as const)
    await writeFile(join(base, inBase[name]), `machine example.com login a password ${CANARY}\n`);
  await git(dir, 'config', 'http.extraheader', `AUTHORIZATION: basic ${CANARY}`);
  await git(dir, 'remote', 'add', 'upstream', `https://a:${CANARY}@example.invalid/a.git`);
  const socket = createServer((peer) => peer.on('error', () => undefined).destroy());
  await new Promise<void>((resolve) => socket.listen(join(base, inBase.socket), resolve));
  const searches = listSearches(job).map((search, at) => `if (${search}) 2>/dev/null; then echo "found ${at}"; fi`);
  const agent = `(${searches.join('\n')}) >note.txt\necho hello > greeting.txt; groundhog verb checkpoint-success --summary Greet`;
  const env = {
    ...{ JOB_TOKEN: CANARY, HOME: join(base, 'home'), TMPDIR: join(base, 'tmp'), GROUNDHOG_ISOLATION: isolation },
    GITHUB_EVENT_PATH: join(base, inBase.payload),
    RUNNER_TEMP: join(base, 'runner'),
  };
  // A process of the job with a secret among its arguments.
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1e6)', CANARY], { stdio: 'ignore' });
  try {
    const { document, stderr } = await runOnLaptop(dir, { agent, env });
    if (document.ending !== 'passed')
      throw new Error(`the run ended as ${document.ending}: ${document.reason}\n${stderr}`);
  } finally {
    other.kill('SIGKILL');
    socket.close();
  }
  const note = await git(dir, 'show', `${TASK_BRANCH}:note.txt`);
  return jobCanaries.filter((_, at) => note.split('\n').includes(`found ${at}`));
}
