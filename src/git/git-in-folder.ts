import { runCommand } from '../exec/run-command.ts';
import type { Git, GitCall } from './git.ts';
import { WITHOUT_LOCATION } from './git-arguments.ts';
import { toEnvironment } from './git-environment.ts';

/** The commands that read a repository. */
export type GitReader = Pick<Git, 'text' | 'bytes'>;

/** No folder can be made below it, so that git finds no configuration of a user there. */
const NO_HOME = '/dev/null';

/**
 * Opens the repository that a folder is in, without a process to find it: each command finds it by itself. For readers
 * that ask again by `openGit` when a command fails, whose errors say why.
 */
export function openGitIn(folder: string, file: string): GitReader {
  const bytes = async (args: readonly string[], { stdin, maxBytes }: GitCall = {}) => {
    const result = await runCommand({
      file,
      args: [...WITHOUT_LOCATION, ...args],
      cwd: folder,
      env: toEnvironment(file, {}, { home: NO_HOME }),
      ...(stdin === undefined ? {} : { stdin }),
      ...(maxBytes === undefined ? {} : { maxBytes }),
    });
    const { exitCode, stdout, omittedBytes } = result;
    const stderr = Buffer.from(result.stderr).toString('utf8');
    if (exitCode !== 0 || omittedBytes > 0) throw new Error(`git ${args[0]} ended with ${exitCode}: ${stderr}`);
    return { exitCode, stdout, stderr };
  };
  const text = async (args: readonly string[], call?: GitCall) => {
    const result = await bytes(args, call);
    return { ...result, stdout: Buffer.from(result.stdout).toString('utf8') };
  };
  return { text, bytes };
}
