import type { AgentTask } from '../agent.ts';
import type { CliAdapter } from './cli-adapter.ts';
import { readSessionFiles, type SessionFiles } from './session-files.ts';

/** The conversation of an attempt, for the next attempt at the checkpoint. */
export interface KeptSession {
  readonly id: string;
  readonly files: SessionFiles;
  /** The folder that it is about; CLIs find a conversation by it. */
  readonly workspacePath: string;
  readonly checkpoint: string | undefined;
}

const RESUMED = `You made the attempt before this one in this conversation. The folder was restored since: what you changed then is gone. This is the brief of the new attempt.

`;

/** Returns the brief as the prompt that continues the conversation of the attempt before. */
export function toResumedPrompt(brief: string): string {
  return `${RESUMED}${brief}`;
}

/** Returns the conversation that an attempt resumes; undefined where it starts a new one. */
export function findResumable(
  kept: KeptSession | undefined,
  { session, workspacePath, env }: Pick<AgentTask, 'session' | 'workspacePath' | 'env'>,
): KeptSession | undefined {
  if (session !== 'resume' || kept === undefined) return undefined;
  const isSame = kept.workspacePath === workspacePath && kept.checkpoint === env.GROUNDHOG_CHECKPOINT;
  return isSame ? kept : undefined;
}

/**
 * Returns the time from TERM to KILL. After its terminal verb the agent may change nothing more: there is none, except
 * where the next attempt would lose the end of the conversation.
 */
export function toGraceMs({ sessions: { writeMs = 0 } }: CliAdapter, { session }: Pick<AgentTask, 'session'>): number {
  return session === 'keep' ? writeMs : 0;
}

// Why: docs/decisions/0121-sessions-are-carried-in-memory.md
/** Reads the conversation of an attempt that has ended, once all its processes are stopped; undefined where there is none. */
export async function keepSession(
  { sessions }: CliAdapter,
  { session, sandbox, workspacePath, env }: AgentTask,
  { home, id }: { readonly home: string; readonly id: string | undefined },
): Promise<KeptSession | undefined> {
  if (session !== 'keep' || id === undefined) return undefined;
  await sandbox.stopAll();
  // An attempt may leave its home in any state.
  const files = await readSessionFiles(home, (path) => sessions.isFile(path, id)).catch(() => undefined);
  return files === undefined ? undefined : { id, files, workspacePath, checkpoint: env.GROUNDHOG_CHECKPOINT };
}
