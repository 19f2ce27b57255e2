import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActionMetadata, readActionMetadata, toInputEnv } from './action-metadata.ts';
import { programDir } from './built-program.ts';
import { type ChildResult, type ChildRun, startChild } from './child-run.ts';
import { createFileCommands, type FileCommandPaths, readKeyValueFile } from './runner-files.ts';
import { createTempDir } from './temp-repo.ts';

type Env = Readonly<Record<string, string>>;

export interface CliOptions {
  readonly cwd: string;
  /** Added to PATH, a fresh HOME, LANG and TERM; nothing else is inherited. */
  readonly env?: Env;
  readonly input?: string;
  readonly timeoutMs?: number;
  /** The project whose `dist/cli.js` is run. */
  readonly rootDir?: string;
  readonly userId?: number;
}

/** Starts the built command line in a child process; `cleanUp` of temp-repo removes its HOME. */
export async function startCli(args: readonly string[], options: CliOptions): Promise<ChildRun<ChildResult>> {
  const home = await createTempDir('groundhog-home');
  const entry = join(options.rootDir ?? programDir(), 'dist', 'cli.js');
  return startChild({
    args: [entry, ...args],
    cwd: options.cwd,
    env: { ...baseEnv(home), TERM: 'dumb', ...options.env },
    ...(options.input === undefined ? {} : { input: options.input }),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...(options.userId === undefined ? {} : { userId: options.userId }),
  });
}

/** Runs the built command line to its end. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<ChildResult> {
  return (await startCli(args, options)).finished;
}

/** What is not about sandboxes works the same without them, and in a fraction of the time. */
const WITHOUT_ISOLATION: Env = { GROUNDHOG_ISOLATION: 'none' };

function baseEnv(home: string): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: home, LANG: 'C.UTF-8', ...WITHOUT_ISOLATION };
}

/** Where the action finds its GitHub, and who started it; the rest has defaults. */
export interface ActionGitHub {
  readonly repository: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly graphqlUrl: string;
  readonly sha: string;
  /** Fills `${{ github.token }}`. */
  readonly token?: string;
  /** A full name, `refs/heads/main` if not given. */
  readonly ref?: string;
  readonly actor?: string;
  readonly triggeringActor?: string;
  readonly runId?: number;
  readonly runAttempt?: number;
}

export interface ActionOptions {
  readonly inputs?: Env;
  readonly event: string;
  readonly eventPayload: unknown;
  readonly github: ActionGitHub;
  readonly workspaceDir: string;
  readonly env?: Env;
  readonly phase?: 'main' | 'post';
  /** What the main phase saved; given to the post phase as the runner gives it. */
  readonly state?: Env;
  readonly timeoutMs?: number;
  /** The folder with `action.yml`. */
  readonly rootDir?: string;
}

export interface ActionResult extends ChildResult {
  readonly outputs: Env;
  readonly state: Env;
  readonly summary: string;
  readonly exportedEnv: Env;
  readonly addedPaths: string;
  readonly runnerTempDir: string;
}

/** Starts a phase of the built action in a child process with the environment that a runner gives. */
export async function startAction(options: ActionOptions): Promise<ChildRun<ActionResult>> {
  const rootDir = options.rootDir ?? programDir();
  const metadata = await readActionMetadata(join(rootDir, 'action.yml'));
  const runner = await createRunnerDirs();
  const files = await createFileCommands(runner.commandsDir);
  await writeFile(runner.eventPath, JSON.stringify(options.eventPayload));
  const { child, finished, waitForOutput } = startChild({
    args: [join(rootDir, options.phase === 'post' ? metadata.post : metadata.main)],
    cwd: options.workspaceDir,
    env: { ...toRunnerEnv(options, { metadata, runner }), ...files, ...options.env },
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  const result = finished.then((ended) => toActionResult(ended, files, runner.tempDir));
  return { child, finished: result, waitForOutput };
}

/** Runs a phase of the built action to its end. */
export async function runAction(options: ActionOptions): Promise<ActionResult> {
  return (await startAction(options)).finished;
}

async function toActionResult(ended: ChildResult, files: FileCommandPaths, tempDir: string): Promise<ActionResult> {
  return {
    ...ended,
    outputs: await readKeyValueFile(files.GITHUB_OUTPUT),
    state: await readKeyValueFile(files.GITHUB_STATE),
    summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    exportedEnv: await readKeyValueFile(files.GITHUB_ENV),
    addedPaths: await readFile(files.GITHUB_PATH, 'utf8'),
    runnerTempDir: tempDir,
  };
}

interface RunnerDirs {
  readonly homeDir: string;
  readonly tempDir: string;
  readonly toolDir: string;
  readonly commandsDir: string;
  readonly eventPath: string;
}

async function createRunnerDirs(): Promise<RunnerDirs> {
  const root = await createTempDir('groundhog-runner');
  const tempDir = join(root, '_temp');
  const dirs = { homeDir: join(root, 'home'), tempDir, toolDir: join(root, '_tool') };
  const commandsDir = join(tempDir, '_runner_file_commands');
  const workflowDir = join(tempDir, '_github_workflow');
  for (const dir of [dirs.homeDir, dirs.toolDir, commandsDir, workflowDir]) await mkdir(dir, { recursive: true });
  return { ...dirs, commandsDir, eventPath: join(workflowDir, 'event.json') };
}

interface RunnerParts {
  readonly metadata: ActionMetadata;
  readonly runner: RunnerDirs;
}

function toRunnerEnv(options: ActionOptions, { metadata, runner }: RunnerParts): Env {
  const { github, workspaceDir, state = {} } = options;
  const context = {
    'github.token': github.token ?? '',
    'github.repository': github.repository,
    'github.workspace': workspaceDir,
    'github.actor': github.actor ?? 'octocat',
    'github.api_url': github.apiUrl,
    'github.server_url': github.serverUrl,
    'runner.temp': runner.tempDir,
  };
  const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  return {
    ...baseEnv(runner.homeDir),
    CI: 'true',
    ...toGitHubEnv(options),
    GITHUB_EVENT_PATH: runner.eventPath,
    RUNNER_OS: process.platform === 'darwin' ? 'macOS' : 'Linux',
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_NAME: 'test-runner',
    RUNNER_ENVIRONMENT: 'self-hosted',
    RUNNER_TEMP: runner.tempDir,
    RUNNER_TOOL_CACHE: runner.toolDir,
    ACTIONS_RUNTIME_TOKEN: 'runtime-token-of-the-runner',
    ...toInputEnv(metadata.defaults, options.inputs ?? {}, context),
    ...Object.fromEntries(saved),
  };
}

function toGitHubEnv({ event, github, workspaceDir }: ActionOptions): Env {
  const ref = github.ref ?? 'refs/heads/main';
  const actor = github.actor ?? 'octocat';
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: 'groundhog',
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: github.triggeringActor ?? actor,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_EVENT_NAME: event,
    GITHUB_JOB: 'groundhog',
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags)\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: github.repository,
    GITHUB_REPOSITORY_OWNER: github.repository.split('/')[0] ?? '',
    GITHUB_RUN_ID: String(github.runId ?? 1001),
    GITHUB_RUN_ATTEMPT: String(github.runAttempt ?? 1),
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SHA: github.sha,
    GITHUB_WORKFLOW: 'Groundhog',
    GITHUB_WORKFLOW_REF: `${github.repository}/.github/workflows/groundhog.yml@${ref}`,
    GITHUB_WORKSPACE: workspaceDir,
  };
}
