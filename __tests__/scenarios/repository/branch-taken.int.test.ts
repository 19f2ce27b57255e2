import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { isSlowRun, rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { createNotes, createPlanRepo, listSubjects, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const MOMENTS = [
  'before capture',
  'during verification',
  'before publication',
  'after publication',
  'between runs',
  'during a resume',
] as const;
type Moment = (typeof MOMENTS)[number];

/** What a person does to the branch, as lines of a script that knows the repository and the branch. */
const MOVES = {
  'pushes to': 'update-ref "$branch" "$(commit "$(git rev-parse "$branch")")"',
  'force-pushes': 'update-ref "$branch" "$(commit "$base")"',
  deletes: 'update-ref -d "$branch"',
} as const;
type Move = keyof typeof MOVES;

const PERSON = 'A commit of a person';

interface Seen {
  readonly ending: string | undefined;
  readonly reason: string;
}

interface Place {
  /** The repository whose refs count. */
  readonly repo: string;
  readonly base: string;
  run(options: { readonly agent: string; readonly env: Readonly<Record<string, string>> }): Promise<Seen>;
}

const planIn = (notes: string) => `task: hello
setup: "'${notes}/person' 'during a resume'"
checkpoints:
  - id: greet
    spec: Write greeting.txt.
    success_criteria: [{ kind: file_exists, path: greeting.txt }]
  - id: bye
    spec: Write bye.txt.
    success_criteria:
      - { kind: command, command: "sh '${notes}/criterion'" }
`;

/** Programs that let a person act once, at the moment that is written in the file `when`. */
async function setUpPerson(notes: string, { repo, base, move }: { repo: string; base: string; move: Move }) {
  const realGit = join(await git('/', '--exec-path'), 'git');
  const files = {
    person: `[ "$(cat '${notes}/when' 2>/dev/null)" = "$1" ] || exit 0
rm '${notes}/when'
unset $(env | sed -n 's/^\\(GIT_[A-Z_]*\\)=.*/\\1/p')
export GIT_AUTHOR_NAME=P GIT_AUTHOR_EMAIL=p@example.invalid GIT_COMMITTER_NAME=P GIT_COMMITTER_EMAIL=p@example.invalid
cd '${repo}'; branch=${TASK_BRANCH}; base=${base}
git() { '${realGit}' "$@"; }
commit() { git commit-tree "$1^{tree}" -p "$1" -m '${PERSON}'; }
git ${MOVES[move]}
git rev-parse --verify --quiet "$branch" > '${notes}/theirs' || echo gone > '${notes}/theirs'
`,
    criterion: `[ -e '${notes}/stop' ] && rm '${notes}/stop' && kill -$(cat '${notes}/signal') "$PPID" && sleep 60
test -e bye.txt && '${notes}/person' 'during verification'
test -e bye.txt
`,
    agent: `case "$GROUNDHOG_CHECKPOINT" in
  greet) echo hello > greeting.txt ;;
  bye) echo bye > bye.txt; '${notes}/person' 'before capture' ;;
esac
groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"
`,
    'bin/git': `case "$*" in *' push '*:${TASK_BRANCH}*) isLanding=1 ;; *) isLanding= ;; esac
[ -z "$isLanding" ] || ! '${realGit}' -C '${repo}' rev-parse --verify --quiet ${TASK_BRANCH} > /dev/null || '${notes}/person' 'before publication'
'${realGit}' "$@"
code=$?
[ -z "$isLanding" ] || ! '${realGit}' -C '${repo}' show ${TASK_BRANCH}:bye.txt > /dev/null 2>&1 || '${notes}/person' 'after publication'
exit $code
`,
  };
  await mkdir(join(notes, 'bin'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(notes, name), `#!/bin/sh\n${text}`);
    await chmod(join(notes, name), 0o755);
  }
}

const at = (repo: string, ref: string) => git(repo, 'rev-parse', '--verify', '--quiet', ref).catch(() => 'gone');

/** Lets a person act at a moment of a run of two checkpoints, and expects that what they did stays and is told. */
async function tell(notes: string, { repo, base, run }: Place, { moment, move }: { moment: Moment; move: Move }) {
  await setUpPerson(notes, { repo, base, move });
  const go = () =>
    run({ agent: `sh '${notes}/agent'`, env: { PATH: `${join(notes, 'bin')}:${process.env.PATH ?? ''}` } });
  const isLater = moment === 'between runs' || moment === 'during a resume';
  if (isLater) {
    await writeFile(join(notes, 'signal'), moment === 'between runs' ? 'TERM' : 'KILL');
    await writeFile(join(notes, 'stop'), '');
    await go();
  }
  await writeFile(join(notes, 'when'), moment);
  if (moment === 'between runs') await promisify(execFile)(join(notes, 'person'), [moment]);
  const seen = await go();
  const tip = (await readFile(join(notes, 'theirs'), 'utf8')).trim();
  const isGoneOn = move === 'pushes to' && moment === 'between runs';
  const isUnseen = moment === 'after publication';
  expect(seen.ending).toBe(isGoneOn || isUnseen ? 'passed' : 'conflict');
  if (seen.ending === 'conflict') {
    expect(seen.reason).toContain(tip === 'gone' ? '' : tip);
    expect(seen.reason).toMatch(tip === 'gone' ? /not existing|branch is gone/ : /left as it is|Nothing of it/);
    expect(await at(repo, TASK_BRANCH)).toBe(tip);
  }
  await rm(join(notes, 'bin'), { recursive: true });
  const next = await go();
  if (move === 'pushes to') {
    expect(next.ending).toBe(isGoneOn ? 'nothing_to_do' : 'passed');
    const ours = ['Do bye', PERSON, 'Do greet'];
    const subjects = await listSubjects(repo, `${base}..${TASK_BRANCH}`);
    expect(subjects).toEqual(isUnseen ? [PERSON, 'Do bye', 'Do greet'] : ours);
  } else {
    expect(next.ending).toBe('conflict');
    expect(await at(repo, TASK_BRANCH)).toBe(tip);
  }
  expect(await git(repo, 'fsck', '--strict', '--no-dangling')).toBe('');
}

const table = MOMENTS.flatMap((moment) => Object.keys(MOVES).map((move) => [move, moment] as const));
// Each moment once, and each move twice.
const some = MOMENTS.map((moment, index) => [Object.keys(MOVES)[index % 3] ?? '', moment] as const);

function toMove(name: string): Move {
  if (name === 'deletes' || name === 'pushes to' || name === 'force-pushes') return name;
  throw new Error(name);
}

describe('a person who', () => {
  test.each(
    rowsOfRun(
      table,
      ([move, moment]) => move === 'deletes' && moment === 'before publication',
      ([move], index) => (Object.keys(MOVES).indexOf(move) + Math.floor(index / 3)) % 2 === 0,
    ),
  )('%s the task branch %s loses nothing, and is told of', async (name, moment) => {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(planIn(notes.dir));
    const place: Place = {
      repo: dir,
      base: commit,
      run: async (options) => {
        const { document } = await runOnLaptop(dir, options);
        return document;
      },
    };
    await tell(notes.dir, place, { move: toMove(name), moment });
  });

  if (isSlowRun)
    test.each(
      rowsOfRun(
        some,
        () => false,
        (_, index) => index % 2 === 1,
      ),
    )('%s the task branch on a server %s loses nothing, and is told of', async (name, moment) => {
      const notes = await createNotes();
      await withHub({ plan: planIn(notes.dir) }, async ({ bare, commit, run }) => {
        const place: Place = {
          repo: bare,
          base: commit,
          run: async (options) => {
            const { outputs, stdout } = await run(options);
            return { ending: outputs.ending, reason: stdout };
          },
        };
        await tell(notes.dir, place, { move: toMove(name), moment });
      });
    });
});
