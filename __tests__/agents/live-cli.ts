import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildResult } from '../helpers/child-run.ts';
import { startCli } from '../helpers/run-built.ts';
import { createTempDir } from '../helpers/temp-repo.ts';
import { type LaptopRun, runOnLaptop } from '../scenarios/laptop.ts';

/** Written by scripts/test-agents.mjs: the CLIs that could be had, with their programs. */
export const found: Readonly<Record<string, string>> = JSON.parse(process.env.GROUNDHOG_TEST_AGENTS ?? '{}');

const TIMEOUT_MS = 300_000;

export const KEY = 'canary-key-4711-of-nobody-at-all';

const models: Readonly<Record<string, readonly string[]>> = {
  'claude-code': ['--model', 'claude-sonnet-5'],
  codex: ['--model', 'scripted-model'],
  copilot: ['--model', 'scripted-model'],
  opencode: ['--model', 'scripted-model'],
  gemini: ['--model', 'gemini-2.5-pro'],
};

const keys: Readonly<Record<string, string>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GEMINI_API_KEY',
  'openai-compatible': 'OPENAI_COMPATIBLE_API_KEY',
  'github-copilot': 'COPILOT_GITHUB_TOKEN',
  'github-models': 'GITHUB_MODELS_TOKEN',
};

export interface LiveRun {
  readonly name: string;
  readonly provider: string;
  readonly dir: string;
  readonly url: string;
  /** Another program than the CLI itself. */
  readonly program?: string;
  readonly flags?: readonly string[];
  /** `none` unless given. */
  readonly isolation?: 'none' | 'sandbox';
}

/** Runs a plan with a real CLI, a model of ours and a key of nobody. */
export function runCli(run: LiveRun): Promise<LaptopRun> {
  return runOnLaptop(run.dir, { ...toChoice(run), timeoutMs: TIMEOUT_MS });
}

/** Drafts a plan with a real CLI, a model of ours and a key of nobody. */
export async function planWithCli(run: LiveRun): Promise<ChildResult> {
  const { flags, env } = toChoice(run);
  // Below /dev, where tests have their files, the sandbox of Codex does not find its own program.
  const TMPDIR = await mkdtemp('/tmp/groundhog-cli-');
  const args = ['plan', 'Add a shout that greets in capitals', ...flags];
  const started = await startCli(args, { cwd: run.dir, env: { TMPDIR, ...env }, timeoutMs: TIMEOUT_MS });
  return started.finished.finally(() => rm(TMPDIR, { recursive: true, force: true }));
}

function toChoice({ name, provider, url, program = found[name] ?? '', isolation = 'none', flags = [] }: LiveRun) {
  const model = ['--provider', provider, '--base-url', url, ...(models[name] ?? []), ...flags];
  return {
    flags: ['--agent', name, '--agent-command', program, ...model],
    env: { [keys[provider] ?? '']: KEY, GROUNDHOG_ISOLATION: isolation },
  };
}

/** Makes a program that starts the CLI with a protection taken off. */
export async function makeUnprotected(name: string, protection: string): Promise<string> {
  const program = join(await createTempDir('unprotected'), 'cli.mjs');
  const source = JSON.stringify(join(import.meta.dirname, 'without-protection.mjs'));
  const start = `startWithout(${JSON.stringify(protection)}, ${JSON.stringify(found[name])});`;
  await writeFile(program, `#!/usr/bin/env node\nimport { startWithout } from ${source};\n${start}\n`);
  await chmod(program, 0o755);
  return program;
}
