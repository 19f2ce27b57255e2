import { type SimpleGitOptions, simpleGit } from 'simple-git';

/** A command that has ended; without an exit code where a signal ended it. */
export interface EndedGit<T> {
  readonly exitCode: number | null;
  readonly stdout: T;
  readonly stderr: string;
}

export interface SimpleGitRun {
  /** The absolute path of git. */
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly call: { readonly signal?: AbortSignal };
}

/** Runs a command by simple-git. It resolves some failures as empty text: only its `errors` hook gets all exit codes. Rejects when git does not start. */
export async function runSimpleGit({ file, args, env, cwd, call }: SimpleGitRun): Promise<EndedGit<string>> {
  let exitCode: number | null = 0;
  let stderr = '';
  const settings: Partial<SimpleGitOptions> & { baseDir: string } = {
    baseDir: cwd,
    binary: file,
    trimmed: false,
    allowEnvironment: Object.keys(env),
    // Every value that these allow is our own, the path of git or a constant that switches something off, or of the user's
    // environment, for a remote that is reached as the user.
    unsafe: {
      allowUnsafeCustomBinary: true,
      allowUnsafeHooksPath: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeCredentialHelper: true,
      allowUnsafeProtocolOverride: true,
      allowUnsafeConfigPaths: true,
      allowUnsafeConfigEnvCount: true,
      allowUnsafePack: true,
      allowUnsafeTemplateDir: true,
      allowUnsafeSshCommand: true,
      allowUnsafeAskPass: true,
    },
    errors: (_error: unknown, result: { exitCode: number | null; stdErr: readonly Buffer[] }) => {
      exitCode = result.exitCode;
      stderr = Buffer.concat([...result.stdErr]).toString('utf8');
      return undefined;
    },
    ...(call.signal === undefined ? {} : { abort: call.signal }),
  };
  const stdout = await simpleGit(settings)
    .env({ ...env })
    .raw([...args]);
  // A negative code is that of spawn(2), and the text a stack.
  if (exitCode !== null && exitCode < 0) throw new Error(stderr.split('\n')[0]);
  return { exitCode, stdout, stderr };
}
