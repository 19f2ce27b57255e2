import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { listSome } from '../../domain/text/list-some.ts';
import type { HostGuard } from '../../exec/host-guard.ts';
import { type TrustedFiles, trustFiles } from '../../exec/trusted-files.ts';
import { listConfigurationFiles } from '../../git/configuration-files.ts';

export interface HostGuardOptions {
  /** Our own program, as this process has loaded it. */
  readonly bundle: TrustedFiles;
  /** Restores the files by which a job talks to its runner, and returns a note about each; absent outside of a job. */
  readonly restoreCommands?: (() => readonly string[]) | undefined;
  /** Receives each note. */
  readonly warn: (text: string) => void;
}

/** The guard of a run as its composition sees it. */
export interface OpenHostGuard extends HostGuard {
  /** Trusts the programs that we start, as they are now. */
  trustPrograms(files: readonly string[]): void;
  /** Throws GroundhogError `trusted_file_changed` when a program or the configuration of a repository has changed. */
  requireTrusted(): void;
}

/** Adds the file that a link points to. */
function withTarget(file: string): string[] {
  return existsSync(file) ? [file, realpathSync(file)] : [file];
}

/** The folder of our own program. */
export const BUNDLE_FOLDER = dirname(fileURLToPath(import.meta.url));

/** Trusts our own program as it is now. */
export function trustBundle(): TrustedFiles {
  return trustFiles({ files: [], folders: [BUNDLE_FOLDER] });
}

// Why: docs/decisions/0095-trusted-before-the-first-agent.md
/** Opens the guard of a run. What git reads is restored at once, so that the end of the run can be recorded with it. */
export function openHostGuard({ bundle, restoreCommands, warn }: HostGuardOptions): OpenHostGuard {
  const repositories: TrustedFiles[] = [];
  let programs = trustFiles({ files: [], folders: [] });
  const found = new Set<string>();
  const requireNone = (changed: Iterable<string>) => {
    const paths = [...changed];
    if (paths.length > 0) throw new GroundhogError('trusted_file_changed', { paths: listSome(paths) });
  };
  const findForGit = () => [...programs.findChanges(), ...repositories.flatMap((files) => files.restore())];
  return {
    trustPrograms(files) {
      programs = trustFiles({ files: files.flatMap(withTarget), folders: [] });
    },
    trustRepository(gitDir) {
      repositories.push(trustFiles(listConfigurationFiles(gitDir)));
    },
    requireTrusted() {
      const changed = findForGit();
      for (const path of changed) found.add(path);
      requireNone(changed);
    },
    inspect() {
      const notes = restoreCommands?.() ?? [];
      for (const note of notes) warn(note);
      for (const path of [...findForGit(), ...bundle.findChanges()]) found.add(path);
      requireNone(found);
      return notes;
    },
  };
}
