import { resolve } from 'node:path';
import type { TaskId } from '../domain/ids.ts';
import { findOnPath } from '../exec/programs.ts';
import { createRedactor } from '../exec/redaction/redact.ts';
import { findLineTone } from '../report/terminal/marks.ts';
import { readRecords } from '../store/read-records.ts';
import { renderRecordList, renderRecords } from './commands/read/render-records.ts';
import { findReader } from './commands/reader.ts';
import { openConsole } from './compose/console.ts';
import { readPlainFlags } from './plain-flags.ts';
import { findSecretsInEnv } from './settings/find-secrets-in-env.ts';
import { findSecretsOnMachine } from './settings/find-secrets-on-machine.ts';

const FLAGS = { repo: 'string', task: 'string', json: 'boolean' } as const;
const RENDERERS = { status: renderRecords, list: renderRecordList };

// Why: docs/decisions/0144-quick-commands-stand-alone.md
/**
 * Runs `groundhog status` or `groundhog list` on the records of a repository on this machine. Returns false, with
 * nothing printed, for all that is not as usual: the whole program does it then, or says what is wrong.
 */
export async function runStatus([name = '', ...args]: readonly string[]): Promise<boolean> {
  const flags = readPlainFlags(args, FLAGS);
  if (flags === undefined || (name !== 'status' && name !== 'list')) return false;
  const { repo = '.', task } = flags.texts;
  const json = flags.switches.has('json');
  const { env, argv } = process;
  try {
    const { redact } = createRedactor([...findSecretsInEnv(env), ...findSecretsOnMachine(env, [repo])]);
    const console = openConsole(redact, env);
    const options = { style: console.outStyle, reader: { ...findReader(env, argv, repo), again: undefined } };
    const views = await readRecords(await findRepository(repo), (known) => chooseTasks(known, task));
    console.out(RENDERERS[name](views, { json, options, remote: undefined }), json ? undefined : findLineTone);
    return true;
  } catch {
    return false;
  }
}

async function findRepository(repo: string) {
  const folder = resolve(repo);
  const git = await findOnPath('git', process.env.PATH ?? '');
  if (git === undefined || folder.includes('\n') || process.env.GROUNDHOG_GIT_STALL_SECONDS !== undefined)
    throw new Error('not as usual');
  return { folder, openGit: () => openGit(folder, git) };
}

/** Opens the repository by git. What starts processes is a file of its own in `dist`, which is loaded only here. */
async function openGit(folder: string, git: string) {
  const { openGitIn } = await import(/* webpackMode: "eager" */ '../git/git-in-folder.ts');
  return openGitIn(folder, git);
}

function chooseTasks(known: readonly TaskId[], named: string | undefined): readonly TaskId[] {
  if (named === undefined) return known;
  const found = known.filter((taskId) => taskId === named);
  if (found.length === 0) throw new Error('no such task');
  return found;
}
