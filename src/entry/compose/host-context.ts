import type { DebugLog } from '../../exec/debug-log.ts';
import type { Programs } from '../../exec/programs.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import type { TrustedFiles } from '../../exec/trusted-files.ts';
import type { Env } from '../settings/settings.ts';
import type { Console } from './console.ts';

/** The machine and the environment that this process works in. */
export interface HostContext {
  readonly env: Env;
  /** The programs that we start, found when this process started. */
  readonly programs: Programs;
  readonly redactor: Redactor;
  /** Parent of temporary folders; the system's when undefined. */
  readonly tempDir: string | undefined;
  /** Absent where debug lines are not wanted. */
  readonly debug?: DebugLog | undefined;
  /** The step of a job; absent on a laptop. */
  readonly step?: JobStepFiles | undefined;
}

/** The files of a job's step that outlive this process, as they were when it started. */
export interface JobStepFiles {
  /** Our own program, which the post step runs. */
  readonly bundle: TrustedFiles;
  /** Restores what others wrote for the runner, and returns a note about each file. */
  readonly restoreCommands: () => readonly string[];
}

/** The machine that a command works on, and the streams that it writes to. */
export interface Io {
  readonly host: HostContext;
  readonly console: Console;
}
