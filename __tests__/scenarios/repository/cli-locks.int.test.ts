import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { pause } from '../../helpers/runner-cancel.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listSubjects,
  readRecord,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

let living: ChildProcess | undefined;

afterEach(async () => {
  living?.kill('SIGKILL');
  living = undefined;
  await cleanUp();
});

/** A repository in which a run was killed with its git commands, while its landing waited for a lock of a person. */
async function killInLanding() {
  const { dir, commit } = await createPlanRepo(greetPlan());
  const notes = await createNotes();
  const inGit = (name: string) => join(dir, '.git', name);
  const theirs = inGit('packed-refs.lock');
  const ours = ['refs/groundhog/hello/day-1', 'refs/groundhog/hello/state', TASK_BRANCH].map((ref) =>
    inGit(`${ref}.lock`),
  );
  await git(dir, 'config', 'core.packedRefsTimeout', '-1');
  const agent = `touch '${theirs}'; ${agentCommand('notes-and-writes.sh', notes.dir)}`;
  const { child, finished } = await startOnLaptop(dir, { agent });
  while (!ours.every((path) => existsSync(path)) && child.exitCode === null) await pause(20);
  // Its git commands are in its group.
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await finished;
  // One that is still ending counts as one at work.
  while (isGroupThere(child.pid ?? 0)) await pause(20);
  await git(dir, 'config', 'core.packedRefsTimeout', '100');
  const countAgents = async () => (await readFile(notes.file('attempts'), 'utf8')).split('\n').length - 1;
  return { dir, commit, theirs, ours, countAgents };
}

function isGroupThere(groupId: number): boolean {
  try {
    return process.kill(-groupId, 0);
  } catch {
    return false;
  }
}

const listLeft = (paths: readonly string[]) => paths.filter((path) => existsSync(path));

quickTest('the locks of a run that was killed are removed, a lock of a person is named with its age', async () => {
  const { dir, commit, theirs, ours, countAgents } = await killInLanding();
  expect(listLeft(ours)).toEqual(ours);
  const stopped = await runOnLaptop(dir, { agent: 'exit 1' });
  expect(stopped).toMatchObject({ exitCode: 5, document: { ending: 'infra_error' } });
  expect(stopped.document.reason).toMatch(/packed-refs\.lock" is there, made \d+ (second|minute)s? ago/);
  expect(listLeft([...ours, theirs])).toEqual([theirs]);
  for (const path of ours) expect(await readRecord(dir, 'chronicle.jsonl')).toContain(path.slice(path.indexOf('.git')));
  await rm(theirs);
  const passed = await runOnLaptop(dir, { agent: 'exit 1' });
  expect(passed).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
  expect(await countAgents()).toBe(1);
});

slowTest('a packed-refs.lock that a killed run took with its record is removed as well', async () => {
  const { dir, theirs, ours } = await killInLanding();
  const at = new Date(statSync(ours[1] ?? '').mtimeMs + 5);
  await utimes(theirs, at, at);
  expect((await runOnLaptop(dir, { agent: 'exit 1' })).document.ending).toBe('passed');
  expect(listLeft([...ours, theirs])).toEqual([]);
});

slowTest('no lock is removed while a git command works in the repository', async () => {
  const { dir, theirs, ours } = await killInLanding();
  await rm(theirs);
  living = spawn('git', ['cat-file', '--batch'], { cwd: dir, stdio: ['pipe', 'pipe', 'ignore'] });
  const answered = new Promise((resolve) => living?.stdout?.once('data', resolve));
  living.stdin?.write('HEAD\n');
  await answered;
  const stopped = await runOnLaptop(dir, { agent: 'exit 1' });
  expect(stopped.document).toMatchObject({ ending: 'infra_error', reason: expect.stringMatching(/state\.lock/) });
  expect(listLeft(ours)).toEqual(ours);
});

slowTest('no lock is removed that holds another commit, or that was taken at another time', async () => {
  const { dir, commit, theirs, ours } = await killInLanding();
  await rm(theirs);
  const [day = '', state = '', branch = ''] = ours;
  const at = new Date(statSync(state).mtimeMs);
  await writeFile(branch, `${commit}\n`);
  await utimes(branch, at, at);
  await utimes(day, new Date(at.getTime() - 60_000), new Date(at.getTime() - 60_000));
  const stopped = await runOnLaptop(dir, { agent: 'exit 1' });
  expect(stopped.document).toMatchObject({ ending: 'infra_error' });
  expect(listLeft(ours)).toEqual([day, branch]);
});
