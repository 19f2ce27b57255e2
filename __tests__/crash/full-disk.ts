import { execFile } from 'node:child_process';
import { cp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { runCli } from '../helpers/run-built.ts';
import { createRepo, createTempDir } from '../helpers/temp-repo.ts';
import { checkRepository } from './invariants/check-repository.ts';

const run = promisify(execFile);

/**
 * Whose disk is full, that of the run's own folders, that of the repository, or that of the checkout that the run works
 * in, and what it has no more of.
 */
export const DISKS = [
  'own files',
  'own pages',
  'repository files',
  'repository pages',
  'checkout files',
  'checkout pages',
] as const;
export type Disk = (typeof DISKS)[number];

/** What a run made of a disk with room for so many more files or pages. */
export interface DiskTrial {
  readonly ending: string;
  /** What is wrong; empty when all is well. */
  readonly problems: readonly string[];
}

const PLAN = `task: hello
checkpoints:
  - id: greet
    spec: Write greeting.txt with "hello".
    attempt_budget: 1
    success_criteria:
      - { kind: file_contains, path: greeting.txt, pattern: '^hello$' }
`;
const AGENT = 'echo more >> README.md; echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done';
const PLENTY = 100_000;

const documentSchema = z.looseObject({
  ending: z.string(),
  reason: z.string(),
  checkpoints: z.array(z.looseObject({ attempts: z.array(z.looseObject({ outcome: z.string() })) })),
});

/** Only root may mount a small disk. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A small disk in memory, in a new folder unless one is given; `options` as mount takes them. */
export async function withDisk<T>(options: string, use: (dir: string) => Promise<T>, at?: string): Promise<T> {
  const dir = at ?? (await createTempDir('groundhog-disk'));
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir]);
  try {
    return await use(dir);
  } finally {
    await run('umount', ['-l', dir]);
    await rm(dir, { recursive: true, force: true });
  }
}

// Why: docs/decisions/0074-disk-with-room-for-n-writes.md
/** Lets a run go through with too little room, and another one with enough: what was begun is brought to its end. */
export function tryFullDisk(disk: Disk, room: number): Promise<DiskTrial> {
  return withRepository(async (repo) => {
    if (disk.startsWith('own')) {
      const full = await withDisk(toOptions(disk, room), (dir) => runOn(repo, { env: { TMPDIR: dir } }));
      return judge(repo, full);
    }
    return withDisk(`size=${PLENTY}k,nr_inodes=${PLENTY}`, async (dir) => {
      const onDisk = join(dir, 'repo');
      await cp(repo, onDisk, { recursive: true });
      const used = await countUsed(disk, dir);
      await run('mount', ['-o', `remount,${toOptions(disk, used + room)}`, dir]);
      const flags = toFlags(disk);
      const full = await runOn(onDisk, { flags });
      await run('mount', ['-o', `remount,size=${PLENTY}k,nr_inodes=${PLENTY}`, dir]);
      return judge(onDisk, full, flags);
    });
  });
}

/** How much of a disk an undisturbed run has in use at most, as often as one can look. */
export function measureUse(disk: Disk): Promise<number> {
  return withRepository((repo) =>
    withDisk(`size=${PLENTY}k,nr_inodes=${PLENTY}`, async (dir) => {
      const onDisk = join(dir, 'repo');
      const isOwn = disk.startsWith('own');
      if (!isOwn) await cp(repo, onDisk, { recursive: true });
      const before = await countUsed(disk, dir);
      let most = 0;
      let isOver = false;
      const ended = runOn(isOwn ? repo : onDisk, isOwn ? { env: { TMPDIR: dir } } : { flags: toFlags(disk) }).finally(
        () => {
          isOver = true;
        },
      );
      while (!isOver) most = Math.max(most, (await countUsed(disk, dir)) - before);
      const { ending, reason } = await ended;
      if (ending !== 'passed') throw new Error(`the undisturbed run ended ${ending}: ${reason}`);
      return most;
    }),
  );
}

/** A repository with a plan of one checkpoint, which has one attempt. */
export async function withRepository<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const { dir } = await createRepo({ files: { 'README.md': '# Hello\n', 'plan.yml': PLAN } });
  try {
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

// For tmpfs no room at all means as much as one likes, so a disk has one file, its root, and one page more than it is given.
function toOptions(disk: Disk, room: number): string {
  return disk.endsWith('files') ? `nr_inodes=${room + 1}` : `size=${(room + 1) * 4096}`;
}

async function countUsed(disk: Disk, dir: string): Promise<number> {
  const { files, ffree, blocks, bfree } = await statfs(dir);
  return disk.endsWith('files') ? files - ffree - 1 : blocks - bfree;
}

type Document = z.infer<typeof documentSchema>;

export interface SmallRun {
  readonly env?: Readonly<Record<string, string>>;
  /** The shell command of the agent; one that does the work when absent. */
  readonly agent?: string;
  readonly flags?: readonly string[];
}

function toFlags(disk: Disk): readonly string[] {
  return disk.startsWith('checkout') ? ['--workspace', 'in_place'] : [];
}

/** Runs the plan of `withRepository` there. */
export async function runOn(dir: string, { env = {}, agent = AGENT, flags = [] }: SmallRun = {}): Promise<Document> {
  const TMPDIR = env.TMPDIR ?? (await createTempDir('groundhog-tmp'));
  const arguments_ = ['run', 'plan.yml', '--json', '--agent-command', agent, ...flags];
  const { stdout, stderr } = await runCli(arguments_, { cwd: dir, env: { TMPDIR } });
  const read = documentSchema.safeParse(parse(stdout));
  if (!read.success) throw new Error(`not a document: ${stdout}\n${stderr}`);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A run with too little disk, or with another fault of its storage, says so and loses nothing: the next one passes, and the repository is sound. */
export async function judge(dir: string, full: Document, flags: readonly string[] = []): Promise<DiskTrial> {
  const problems: string[] = [];
  const attempts = full.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  if (attempts.some(({ outcome }) => outcome === 'failed')) problems.push('the fault was taken for a failed attempt');
  if (!/^(passed|infra_error)$/.test(full.ending)) problems.push(`it ended ${full.ending}: ${full.reason}`);
  if (/failed unexpectedly|^ +at /m.test(full.reason)) problems.push(`its reason is that of a bug: ${full.reason}`);
  // A full disk may let git move the record and not the branch, atomic or not: then the next run puts the commit there.
  // In a checkout, the work of an attempt that was stopped is kept on its branch.
  const kept = { isWorkKept: flags.includes('in_place') };
  const after = (await checkRepository(dir, { ...kept, isEnded: false })).filter(({ id }) => id !== 'I1');
  const next = await runOn(dir, { flags });
  if (!/^(passed|nothing_to_do)$/.test(next.ending)) problems.push(`the next run ended ${next.ending}: ${next.reason}`);
  for (const { id, detail } of [...after, ...(await checkRepository(dir, { ...kept, isEnded: true }))])
    problems.push(`${id}: ${detail}`);
  return { ending: full.ending, problems };
}
