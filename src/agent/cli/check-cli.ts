import { ConfigurationError } from '../../domain/errors.ts';
import { runCommand } from '../../exec/run-command.ts';
import type { CliAgentOptions } from './cli-agent.ts';

const TIMEOUT_MS = 60_000;

/** Makes sure that the CLI is there and not older than what was seen to work. Throws ConfigurationError otherwise. */
export async function requireCli({ adapter, program, env }: CliAgentOptions): Promise<void> {
  const { name, packageName, minVersion } = adapter;
  const data = { agent: name, program: program ?? adapter.program, package: packageName, needed: minVersion };
  if (program === undefined) throw new ConfigurationError('agent_not_found', data);
  const result = await runCommand({ file: program, args: ['--version'], cwd: '/', env, timeoutMs: TIMEOUT_MS });
  const said = Buffer.from(result.stdout).toString('utf8').trim();
  const version = /\d+\.\d+\.\d+/.exec(said)?.[0];
  if (result.exitCode !== 0 || version === undefined) {
    const why = result.failedToStart?.message ?? (Buffer.from(result.stderr).toString('utf8').trim() || said);
    throw new ConfigurationError('agent_not_found', { ...data, reason: why.slice(0, 500) });
  }
  if (isOlder(version, minVersion)) throw new ConfigurationError('agent_too_old', { ...data, found: version });
}

/** Compares two versions of three numbers. */
export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  const index = [0, 1, 2].find((part) => left?.[part] !== right?.[part]);
  return index !== undefined && (left?.[index] ?? 0) < (right?.[index] ?? 0);
}
