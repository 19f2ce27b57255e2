import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Git } from '../../../src/git/git.ts';
import { attributeLanding } from '../../../src/runner/attempt/attribute-landing.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, git as rawGit, writeFiles } from '../../helpers/temp-repo.ts';

let dir = '';
let since = '';
let git: Git;

beforeEach(async () => {
  ({ dir, commit: since } = await createRepo());
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(cleanUp);

async function commitFile(path: string, lines: number, message = 'A commit'): Promise<string> {
  await writeFiles(dir, { [path]: 'x\n'.repeat(lines) });
  return commitAll(dir, message);
}

/** Lets the agent write ten lines on top, and counts. */
async function countOn(from: string) {
  await writeFiles(dir, { 'agent.txt': 'x\n'.repeat(10) });
  await rawGit(dir, 'add', '--all');
  return attributeLanding(git, { since, from, tree: await rawGit(dir, 'write-tree') });
}

test('the same landing is counted the same each time', async () => {
  const from = await commitFile('a.txt', 5);
  const count = await countOn(from);
  expect(count).toMatchObject({ since, agent_added: 10, people_added: 5, people_commits: 1 });
  expect(await countOn(from)).toEqual(count);
});

test('a commit that another task of ours landed on the branch is no commit of people', async () => {
  await commitFile('a.txt', 5, 'Theirs\n\nGroundhog-Task: other');
  const from = await commitFile('b.txt', 2);
  expect(await countOn(from)).toMatchObject({ people_added: 2, people_commits: 1 });
});

test('what people merge into the branch is not theirs, and what they wrote beside it is', async () => {
  await rawGit(dir, 'checkout', '--quiet', '-b', 'other');
  await commitFile('other.txt', 70);
  await rawGit(dir, 'checkout', '--quiet', 'main');
  await commitFile('a.txt', 5);
  await rawGit(dir, 'merge', '--quiet', '-m', 'Merge', 'other');
  const from = await rawGit(dir, 'rev-parse', 'HEAD');
  expect(await countOn(from)).toMatchObject({ agent_added: 10, people_added: 5, people_commits: 1 });
});

test('a branch that went another way than through our last landing counts for nobody', async () => {
  const landed = await commitFile('landed.txt', 7);
  await rawGit(dir, 'checkout', '--quiet', '-b', 'other', since);
  await commitFile('other.txt', 70);
  await rawGit(dir, 'merge', '--quiet', '-m', 'Merge', landed);
  const from = await rawGit(dir, 'rev-parse', 'HEAD');
  since = landed;
  expect(await countOn(from)).toMatchObject({ agent_added: 10, people_added: 0, people_commits: 0 });
});

test('a branch that took in very many commits is not followed commit by commit', async () => {
  const import_ = Array.from(
    { length: 201 },
    (_, index) =>
      `commit refs/heads/main\ncommitter T <t@example.invalid> ${index} +0000\ndata 1\nx\n${index === 0 ? `from ${since}\n` : ''}M 644 inline f${index}\ndata 2\ny\n\n`,
  ).join('');
  await writeFiles(dir, { '.git/stream': import_ });
  await rawGit(dir, '-c', 'alias.load=!git fast-import --quiet --force < .git/stream', 'load');
  await rawGit(dir, 'reset', '--quiet', '--hard', 'main');
  const from = await rawGit(dir, 'rev-parse', 'main');
  expect(await countOn(from)).toMatchObject({ agent_added: 10, people_added: 0, people_commits: 0 });
  const [, ...ids] = (await rawGit(dir, 'rev-list', '--reverse', 'main', `^${since}`)).split('\n');
  expect(ids).toHaveLength(200);
});

test('what git cannot tell is no number, and no failure', async () => {
  expect(await attributeLanding(git, { since: 'd'.repeat(40), from: since, tree: since })).toBeNull();
});
