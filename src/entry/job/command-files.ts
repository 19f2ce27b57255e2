import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { toError } from '../../domain/errors/errors.ts';
import { trustFiles } from '../../exec/trusted-files.ts';
import { requireAll } from '../settings/require-all.ts';
import { type Env, toSettingError } from '../settings/settings.ts';

/** The files by which this step talks to its runner, see "Workflow commands" in GitHub's docs. */
export interface CommandFiles {
  /** Restores the files that others wrote to, and returns a note about each. */
  restore(): readonly string[];
  /** Restores them, so that we may write to them; the returned function ends that, and trusts what is there then. */
  openForWriting(): () => void;
}

const NAMES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const MAX_BYTES = 1024 * 1024;
const MAX_LINES = 5;
const MAX_CHARACTERS = 120;

/** Checks that this step can write its outputs and its state. Throws ConfigurationError with the variables of those it cannot. */
export function requireCommandFiles(env: Env): void {
  requireAll(
    ['GITHUB_OUTPUT', 'GITHUB_STATE'].map((name) => () => {
      const path = env[name] || undefined;
      const problem = path === undefined ? undefined : findWriteProblem(path);
      if (path !== undefined && problem !== undefined) throw toSettingError(name, path, problem);
    }),
  );
}

function findWriteProblem(path: string): string | undefined {
  try {
    if (statSync(path).isDirectory()) return 'is a folder, where the runner has a file';
    accessSync(path, constants.W_OK);
    return undefined;
  } catch (thrown) {
    return `is no file that this step can write: ${toError(thrown).message}`;
  }
}

/** Opens the files of this step as they are now, before any agent. Notes are redacted; `warn` gets those before a write. */
export function openCommandFiles(
  env: Env,
  { redact, warn }: { readonly redact: (text: string) => string; readonly warn: (text: string) => void },
): CommandFiles {
  const paths = new Map(NAMES.flatMap((name) => (env[name] ? [[env[name], name] as const] : [])));
  const trust = () => trustFiles({ files: [...paths.keys()], folders: [] });
  let trusted = trust();
  const restore = () => {
    const found = trusted.findChanges().map((path) => ({ path, text: readStart(path) }));
    trusted.restore();
    return found.map(({ path, text }) =>
      describeChange(paths.get(path) ?? path, listForeign(redact(text), readStart(path))),
    );
  };
  return {
    restore,
    openForWriting() {
      for (const note of restore()) warn(note);
      return () => {
        trusted = trust();
      };
    },
  };
}

/** Returns the lines that are not ours: those after our text, or all where our text is gone. */
function listForeign(text: string, ours: string): readonly string[] {
  const foreign = text.startsWith(ours) ? text.slice(ours.length) : text;
  return foreign.split(/\r\n|\r|\n/).filter((line) => line !== '');
}

function describeChange(name: string, lines: readonly string[]): string {
  const shown = lines.slice(0, MAX_LINES).map((line) => JSON.stringify(line.slice(0, MAX_CHARACTERS)));
  const more = lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} more`] : [];
  const removed = lines.length === 0 ? '' : ` Lines that were removed: ${[...shown, ...more].join(', ')}.`;
  return `The file ${name} of the runner was changed during the run, and was restored.${removed}`;
}

/** Reads the first bytes of a file; nothing of a link, a pipe or a file that is gone. */
function readStart(path: string): string {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const buffer = Buffer.alloc(MAX_BYTES);
      return buffer.subarray(0, readSync(file, buffer, 0, MAX_BYTES, 0)).toString('utf8');
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
