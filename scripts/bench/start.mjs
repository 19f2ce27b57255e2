import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { git, gitEnv } from './ground.mjs';
import { describeMachine } from './table.mjs';

const run = promisify(execFile);
const FILES = 20;
const AGENT = 'echo text > file.txt; groundhog verb checkpoint-success --summary "Write it"';
const PLAN = `task: start
checkpoints:
  - id: file
    spec: Write file.txt.
    success_criteria: [{ kind: command, command: test -s file.txt }]
`;
/** At most so many times as long as a bare Node, in time and in processor time. */
const GOAL = 2;
const WITH_GOAL = ['--version', 'verb', 'status'];

/**
 * How long commands take from their start to their end, as ratios to a Node that does nothing, in the same rounds:
 * `{ name, runs: [{ ms, processorMs }] }`, the bare Node first. `status` and `list` read a repository with a finished task, and
 * a server answers the verb, as during an attempt.
 */
export async function measureStarts({ scratch, program, rounds }) {
  const repository = await makeRecord({ scratch, program });
  const server = createServer((_request, response) => response.end('{"ok":true,"text":"Recorded."}'));
  const socket = join(scratch, 'verbs.sock');
  await once(server.listen(socket), 'listening');
  const at = ['--repo', repository];
  const ours = [['--version'], ['--help'], ['verb', 'step', '--tool', 'edit'], ['status', ...at], ['list', ...at]];
  const commands = [
    { name: 'bare Node', words: [process.execPath, '-e', '0'] },
    ...ours.map((words) => ({ name: words[0], words: [process.execPath, program, ...words] })),
    { name: 'git alone, as for packed records', words: ['sh', '-c', GIT, 'sh', repository] },
  ];
  const rows = commands.map(({ name }) => ({ name, runs: [] }));
  try {
    // The first round fills caches, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { words }] of commands.entries()) {
        const taken = await time(words, { GROUNDHOG_SOCKET: socket });
        if (round > 0) rows[index].runs.push(taken);
      }
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return rows;
}

const GIT = 'git -C "$1" for-each-ref refs/groundhog/; exec git -C "$1" cat-file --batch < /dev/null';

async function makeRecord({ scratch, program }) {
  const folder = join(scratch, 'small');
  await mkdir(folder);
  for (let at = 0; at < FILES; at += 1) await writeFile(join(folder, `file-${at}.txt`), `${at}\n`);
  await writeFile(join(folder, 'plan.yml'), PLAN);
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  await git(folder, ['add', '--all']);
  await git(folder, ['commit', '--quiet', '-m', 'base']);
  const env = { ...gitEnv, HOME: scratch, GROUNDHOG_ISOLATION: 'none' };
  const args = [program, 'run', 'plan.yml', '--agent-command', AGENT];
  await run(process.execPath, args, { cwd: folder, env });
  return folder;
}

/** Runs a command by a shell that says how long it took, since Node does not know the processor time of its children. */
export async function time(words, env) {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" > /dev/null 2>&1';
  const shell = spawn('bash', ['-c', script, 'bash', ...words], {
    env: { PATH: process.env.PATH, HOME: '/nonexistent', LC_ALL: 'C', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  shell.stderr.on('data', (text) => {
    said += text;
  });
  const [exitCode] = await once(shell, 'close');
  if (exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${exitCode}`);
  const [real, user, system] = said
    .trim()
    .split(' ')
    .map((seconds) => Number(seconds) * 1000);
  return { ms: real, processorMs: user + system };
}

/** Prints what was measured, and returns whether each command with a goal is within it. */
export function printStarts([bare, ...rows]) {
  const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const least = (runs, of) => Math.min(...runs.map((run) => run[of]));
  const ratio = (runs, of) => median(runs.map((run, round) => run[of] / bare.runs[round][of]));
  console.log(`medians of ${bare.runs.length} rounds, each beside a bare Node\n${describeMachine()}\n`);
  console.log('| command | ms, least | ratio | ratio of the least | ratio of processor time | goal |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  let isWithin = true;
  for (const { name, runs } of [bare, ...rows]) {
    const hasGoal = WITH_GOAL.includes(name);
    const ratios = [ratio(runs, 'ms'), least(runs, 'ms') / least(bare.runs, 'ms'), ratio(runs, 'processorMs')];
    const cells = [least(runs, 'ms').toFixed(0), ...ratios.map((each) => each.toFixed(2)), hasGoal ? GOAL : ''];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
    if (hasGoal && Math.max(ratios[0], ratios[2]) > GOAL) isWithin = false;
  }
  if (!isWithin) console.log('\nThe goal is missed.');
  return isWithin;
}
