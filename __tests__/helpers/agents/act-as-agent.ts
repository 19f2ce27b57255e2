import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitEnv } from '../temp-repo.ts';

const run = promisify(execFile);

/** Runs a shell script as an agent would, in its workspace; rejects when a command of it fails. */
export async function actAsAgent(workspacePath: string, script: string): Promise<string> {
  const options = { cwd: workspacePath, env: { ...gitEnv } };
  return (await run('bash', ['--norc', '-e', '-u', '-c', script], options)).stdout;
}
