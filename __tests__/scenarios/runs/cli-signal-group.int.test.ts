import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findProcessesWith, pause } from '../../helpers/runner-cancel.ts';
import { rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, gitEnv } from '../../helpers/temp-repo.ts';
import { agentCommand, createNotes, createPlanRepo, greetPlan, runOnLaptop, startOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const COMMANDS = ['push', 'ls-remote'] as const;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const rows = COMMANDS.flatMap((command) => SIGNALS.map((signal) => ({ command, signal })));

/** A git that stops before a command, once, when a file asks it to; then it runs into any signal. */
async function createWaitingGit(folder: string, command: string): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const script = `#!/bin/sh
case " $* " in *" ${command} "*) if rm "${folder}/armed" 2>/dev/null; then touch "${folder}/reached"; exec sleep 600; fi ;; esac
PATH=$\{PATH#*:} exec git "$@"
`;
  await writeFile(join(bin, 'git'), script, { mode: 0o755 });
  return `${bin}:${gitEnv.PATH}`;
}

test.each(rowsOfRun(rows, ({ command, signal }) => command === 'ls-remote' && signal === 'SIGINT'))(
  '$signal to the whole group while git $command runs pauses the run, and the work of the agent is kept',
  async ({ command, signal }) => {
    const { dir } = await createPlanRepo(greetPlan());
    const notes = await createNotes();
    const env = { PATH: await createWaitingGit(notes.dir, command) };
    const agent = `touch '${notes.file('armed')}'; ${agentCommand('notes-and-writes.sh', notes.dir)}`;
    const { child, finished } = await startOnLaptop(dir, { agent, env });
    while (!existsSync(notes.file('reached')) && child.exitCode === null) await pause(20);
    process.kill(-(child.pid ?? 0), signal);
    const { document, leftovers } = await finished;
    // A landing that was under way is finished where there is time.
    expect(['paused', 'passed']).toContain(document.ending);
    expect(leftovers).toEqual([]);
    expect(await findProcessesWith(notes.dir)).toEqual([]);
    const next = await runOnLaptop(dir, { agent: 'exit 1' });
    expect(['passed', 'nothing_to_do']).toContain(next.document.ending);
    expect(await readFile(notes.file('attempts'), 'utf8')).toBe('greet/1\n');
  },
);
