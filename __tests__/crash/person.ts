import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cliPath } from '../helpers/built-program.ts';
import { git, gitEnv } from '../helpers/temp-repo.ts';
import { type CrashWorld, RESULT_REF, STATE_REF, TASK_BRANCH } from './crash-world.ts';

/** Adds a commit, puts one of their own in the place of all that landed, deletes the branch, or takes the lease away. */
export const DEEDS = ['push', 'force', 'delete', 'unlock'] as const;
export type Deed = (typeof DEEDS)[number];

/** What was on the branch by a person's hand since the last time, and what else they did. */
export interface News {
  readonly added: readonly string[];
  /** They took away what was there. */
  readonly hasRewritten: boolean;
  /** How often they took the lease away. */
  readonly unlocks: number;
}

/** A person who does to a task what people do, whenever they like. */
export interface Person {
  /** The shell command for a deed, to be carried out while a job is at work. */
  toCommand(deed: Deed): string;
  act(deed: Deed): Promise<void>;
  news(): Promise<News>;
  /** Makes the branch hold all that is recorded, and what they have put there themselves. */
  putBack(): Promise<void>;
}

const toScript = (repo: string, base: string, said: string) => `
if [ "$1" = unlock ]; then
  cd '${repo}' || exit 0
  generation=$(git cat-file blob ${STATE_REF}:lease.json | tr -d ' \n' | sed 's/.*"generation":\\([0-9]*\\).*/\\1/')
  GITHUB_ACTOR=alice '${process.execPath}' '${cliPath()}' unlock "$generation" --json > '${said}-unlock' && echo 'unlock -' >> '${said}'
  exit 0
fi
git() { env GIT_DIR='${repo}' git "$@"; }
head=$(git rev-parse --verify --quiet ${TASK_BRANCH}) || exit 0
case "$1" in
  push) from=$head ;;
  force) from=${base} ;;
  delete) git update-ref -d ${TASK_BRANCH} "$head" && echo "delete -" >> '${said}'; exit 0 ;;
esac
commit=$(git commit-tree "$from^{tree}" -p "$from" -m 'A commit of a person')
git update-ref ${TASK_BRANCH} "$commit" "$head" && echo "$1 $commit" >> '${said}'
`;

/** Lets a person into a world; `notes` is a folder of theirs. */
export async function invitePerson({ repo, base }: CrashWorld, notes: string): Promise<Person> {
  const [script, said] = [join(notes, 'person.sh'), join(notes, 'said')];
  await writeFile(script, toScript(repo, base, said));
  await writeFile(said, '');
  let read = 0;
  const environment = Object.entries(gitEnv).map(([name, value]) => `${name}='${value}'`);
  return {
    toCommand: (deed) => `env -i ${environment.join(' ')} sh '${script}' ${deed}`,
    act: async (deed) => void (await promisify(execFile)('sh', [script, deed], { env: { ...gitEnv } })),
    async news() {
      const lines = (await readFile(said, 'utf8')).split('\n').filter((line) => line !== '');
      const fresh = lines.slice(read).map((line) => line.split(' '));
      read = lines.length;
      const last = fresh.findLastIndex(([deed = '']) => /^(force|delete)$/.test(deed));
      const kept = last === -1 ? fresh : fresh.slice(last);
      const added = kept.flatMap(([, commit = '-']) => (commit === '-' ? [] : [commit]));
      return { added, hasRewritten: last !== -1, unlocks: fresh.filter(([deed]) => deed === 'unlock').length };
    },
    putBack: () => putBack(repo),
  };
}

const recordSchema = z.looseObject({ head: z.string(), base_sha: z.string() });

async function putBack(repo: string): Promise<void> {
  const text = await git(repo, 'cat-file', 'blob', `${STATE_REF}:run.json`).catch(() => undefined);
  if (text === undefined) return;
  const { head: onBranch, base_sha: base } = recordSchema.parse(JSON.parse(text));
  const head = await git(repo, 'rev-parse', '--verify', '--quiet', TASK_BRANCH).catch(() => undefined);
  if (head === undefined && onBranch !== base) await git(repo, 'update-ref', TASK_BRANCH, onBranch);
  if (head === undefined || head === onBranch) return;
  // What waits can be approved only where the branch has not moved; else they merge it, and have approved it.
  const result = await git(repo, 'rev-parse', '--verify', '--quiet', RESULT_REF).catch(() => undefined);
  const recorded = result ?? onBranch;
  const isThere = await git(repo, 'merge-base', '--is-ancestor', recorded, head).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const words = ['-p', recorded, '-p', head, '-m', 'A merge of a person'];
  await git(repo, 'update-ref', TASK_BRANCH, await git(repo, 'commit-tree', `${recorded}^{tree}`, ...words), head);
}
