import { tmpdir } from 'node:os';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { makeTemporaryFolder } from '../../exec/folder-access.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { type CommandResult, runCommand } from '../../exec/run-command.ts';
import type { CliAgentOptions } from './cli-adapter.ts';
import { type CliProgram, findProgram } from './find-program.ts';

const TIMEOUT_MS = 60_000;

// Why: docs/decisions/0047-tested-cli-versions.md
/** Returns the program of a supported version of the CLI. Throws ConfigurationError `agent_not_found` or `agent_too_old`. */
export async function requireCli(options: Pick<CliAgentOptions, 'adapter' | 'program' | 'env'>): Promise<CliProgram> {
  const { adapter, env } = options;
  const { name, packageName, minVersion } = adapter;
  const data = { agent: name, program: options.program, package: packageName, needed: minVersion };
  const program = await findProgram(options);
  if (program === undefined) throw new ConfigurationError('agent_not_found', data);
  const result = await askVersion(program.file, env);
  const output = Buffer.from(result.stdout).toString('utf8').trim();
  const version = /\d+\.\d+\.\d+/.exec(output)?.[0];
  if (result.exitCode !== 0 || version === undefined) {
    const why = result.failedToStart?.message ?? (Buffer.from(result.stderr).toString('utf8').trim() || output);
    throw new ConfigurationError('agent_not_found', { ...data, reason: why.slice(0, 500) });
  }
  if (isOlder(version, minVersion)) throw new ConfigurationError('agent_too_old', { ...data, found: version });
  return program;
}

/** Asks for the version in a temporary home: some CLIs write to their home even for this. */
async function askVersion(file: string, env: CliAgentOptions['env']): Promise<CommandResult> {
  const home = await makeTemporaryFolder(tmpdir(), 'version');
  const isolated = { ...env, HOME: home, TMPDIR: home, DISABLE_AUTOUPDATER: '1' };
  try {
    return await runCommand({ file, args: ['--version'], cwd: home, env: isolated, timeoutMs: TIMEOUT_MS });
  } finally {
    removeFolder(home);
  }
}

/** Returns whether the first of two versions of three numbers is older. */
export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  const index = [0, 1, 2].find((part) => left?.[part] !== right?.[part]);
  return index !== undefined && (left?.[index] ?? 0) < (right?.[index] ?? 0);
}
