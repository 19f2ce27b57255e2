import { chmod, chown, cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ChildResult, ChildRun } from '../helpers/child-run.ts';
import { startCli } from '../helpers/run-built.ts';
import { createRepo, createTempDir, git, type TempRepo, writeFiles } from '../helpers/temp-repo.ts';

const criterionSchema = z.strictObject({
  kind: z.string(),
  criterion: z.string(),
  outcome: z.enum(['passed', 'failed', 'unjudged', 'judged_pass', 'judged_fail', 'not_asked']),
  detail: z.string(),
  exit_code: z.int().nullable(),
  duration_ms: z.int().min(0),
});

const usageSchema = z.strictObject({
  turns: z.int().nullable(),
  input_tokens: z.int().nullable(),
  cached_input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  cost_usd: z.number().nullable(),
  estimated: z.boolean(),
});

/** The document of `groundhog run --json`, as it is documented; a name more or less is an error. */
export const runDocumentSchema = z.strictObject({
  schema_version: z.literal(1),
  task_id: z.string().nullable(),
  ending: z.enum(['passed', 'nothing_to_do', 'blocked', 'paused', 'refused', 'conflict', 'infra_error']),
  reason: z.string(),
  task_branch: z.string().nullable(),
  head: z
    .string()
    .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/)
    .nullable(),
  result: z.string().nullable(),
  checkpoints: z.array(
    z.strictObject({
      id: z.string(),
      outcome: z.enum(['pending', 'success', 'skipped', 'abandoned', 'blocked']),
      committed_ref: z.string().nullable(),
      attempts: z.array(
        z.strictObject({
          day: z.int().min(1),
          outcome: z.enum(['running', 'passed', 'failed', 'interrupted']),
          scratch_commit: z.string().nullable(),
          failure_report: z
            .strictObject({
              source: z.enum(['agent', 'verifier', 'runner']),
              what_tried: z.string(),
              what_happened: z.string(),
              next_attempt_plan: z.string(),
            })
            .nullable(),
          usage: usageSchema,
          criteria: z.array(criterionSchema),
        }),
      ),
    }),
  ),
});
export type RunDocument = z.infer<typeof runDocumentSchema>;

export interface LaptopRun extends ChildResult {
  readonly document: RunDocument;
  /** What the run left in its temporary folder. */
  readonly leftovers: readonly string[];
}

export interface LaptopOptions {
  /** The agent's shell command; left out, the run gets none. */
  readonly agent?: string;
  /** `plan.yml` unless given. */
  readonly plan?: string;
  /** Written to `plan.yml` first. */
  readonly planText?: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The repository's folder unless given. */
  readonly cwd?: string;
  readonly timeoutMs?: number;
  /** Runs a copy of `dist` as this user. */
  readonly userId?: number;
}

/** Starts `groundhog run --json` in a repository, with a temporary folder of its own. */
export async function startOnLaptop(dir: string, options: LaptopOptions = {}): Promise<ChildRun<LaptopRun>> {
  const { agent, plan = 'plan.yml', flags = [], env = {}, cwd = dir } = options;
  if (options.planText !== undefined) await writeFiles(dir, { 'plan.yml': options.planText });
  const tempDir = await createTempDir('groundhog-tmp');
  const command = agent === undefined ? [] : ['--agent-command', agent];
  const started = await startCli(['run', plan, '--json', ...command, ...flags], {
    cwd,
    env: { TMPDIR: tempDir, ...env },
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...(options.userId === undefined ? {} : await lendTo(options.userId, tempDir)),
  });
  const finished = started.finished.then(async (result) => ({
    ...result,
    document: parseDocument(result),
    leftovers: await readdir(tempDir),
  }));
  return { child: started.child, waitForOutput: started.waitForOutput, finished };
}

/** Gives a folder to another user, and a copy of the program that they can read wherever this project lies. */
export async function lendTo(
  userId: number,
  tempDir: string,
): Promise<{ readonly userId: number; readonly rootDir: string }> {
  await chown(tempDir, userId, userId);
  const rootDir = await createTempDir('groundhog-program');
  await cp(fileURLToPath(new URL('../../dist', import.meta.url)), join(rootDir, 'dist'), { recursive: true });
  await chmod(rootDir, 0o755);
  return { userId, rootDir };
}

/** Runs `groundhog run --json` in a repository to its end. */
export async function runOnLaptop(dir: string, options: LaptopOptions = {}): Promise<LaptopRun> {
  return (await startOnLaptop(dir, options)).finished;
}

// A killed process says nothing; a test that kills asks nothing of the document.
function parseDocument({ stdout, stderr, signal }: ChildResult): RunDocument {
  if (signal !== null) {
    const nothing = { task_id: null, task_branch: null, head: null, result: null, checkpoints: [] };
    return { schema_version: 1, ending: 'infra_error', reason: `killed by ${signal}`, ...nothing };
  }
  try {
    return runDocumentSchema.parse(JSON.parse(stdout));
  } catch (cause) {
    throw new Error(`not the documented document: ${String(cause)}\n${stdout}\n${stderr}`, { cause });
  }
}

/** The shell command for an agent of `fixtures/agents`. */
export function agentCommand(name: string, ...args: readonly string[]): string {
  const file = fileURLToPath(new URL(`../fixtures/agents/${name}`, import.meta.url));
  const program = name.endsWith('.mjs') ? process.execPath : 'sh';
  return [program, file, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
}

export interface OneCheckpoint {
  /** Lines of the plan before its checkpoints. */
  readonly head?: string;
  /** Further lines of the checkpoint. */
  readonly more?: string;
}

/** A plan with one checkpoint, `greet`, that wants `hello` in greeting.txt. */
export function greetPlan({ head = '', more = '' }: OneCheckpoint = {}): string {
  return `task: hello
${head}checkpoints:
  - id: greet
    spec: Write greeting.txt with "hello".
${more}    success_criteria:
      - { kind: file_contains, path: greeting.txt, pattern: '^hello$' }
`;
}

/** The same with a second checkpoint, `bye`, that wants bye.txt. */
export function planOfTwo({ budget }: { readonly budget: number }): string {
  return `${greetPlan()}  - id: bye
    spec: Write bye.txt.
    attempt_budget: ${budget}
    success_criteria:
      - { kind: file_exists, path: bye.txt }
`;
}

/** A repository with `plan.yml` and a few files. */
export function createPlanRepo(plan: string, files: Readonly<Record<string, string>> = {}): Promise<TempRepo> {
  return createRepo({ files: { 'README.md': '# Hello\n', 'plan.yml': plan, ...files } });
}

export const TASK_BRANCH = 'refs/heads/groundhog/hello/task';

/** Every ref with its commit, for comparing. */
export function listRefs(dir: string): Promise<string> {
  return git(dir, 'for-each-ref', '--format=%(refname) %(objectname)');
}

/** The subjects on a ref since another, newest first. */
export async function listSubjects(dir: string, range: string): Promise<readonly string[]> {
  const text = await git(dir, 'log', '--format=%s', range);
  return text === '' ? [] : text.split('\n');
}

/** The content of every object that a repository has, reachable or not. */
export function readAllObjects(dir: string): Promise<string> {
  return git(dir, 'cat-file', '--batch-all-objects', '--batch', '--unordered');
}

/** A file of the task's record. */
export function readRecord(dir: string, path: string): Promise<string> {
  return git(dir, 'cat-file', 'blob', `refs/groundhog/hello/state:${path}`);
}

/** The kinds of the chronicle's events, oldest first, without those that come by the clock. */
export async function listEventKinds(dir: string): Promise<readonly string[]> {
  const lines = (await readRecord(dir, 'chronicle.jsonl')).split('\n').filter((line) => line !== '');
  const kinds = lines.map((line) => z.object({ kind: z.string() }).parse(JSON.parse(line)).kind);
  return kinds.filter((kind) => kind !== 'steps_recorded');
}

/** Where an agent may leave what a test wants to read: outside of the workspace and the repository. */
export async function createNotes(): Promise<{ readonly dir: string; readonly file: (name: string) => string }> {
  const dir = await createTempDir('groundhog-notes');
  return { dir, file: (name) => join(dir, name) };
}
