import { findPrograms } from '../../src/exec/programs.ts';
import { openGit } from '../../src/git/git.ts';
import type { SnapshotContext } from '../../src/workspace/named-snapshots/snapshot-context.ts';
import { openUserSnapshots } from '../../src/workspace/named-snapshots/user-snapshots.ts';
import { createTempDir, gitEnv } from './temp-repo.ts';

export interface SnapshotOptions {
  readonly home?: string;
  /** Seconds since 1970 on the clock; each opening has its own. */
  readonly now?: () => Date;
  /** Where programs are looked up. */
  readonly path?: string;
}

/** Opens the snapshots of a checkout as the command line does, for a person with an empty home. */
export async function openSnapshots(folder: string, options: SnapshotOptions = {}): Promise<SnapshotContext> {
  const home = options.home ?? (await createTempDir('groundhog-person'));
  const path = options.path ?? gitEnv.PATH ?? '';
  const door = openGit({ gitDir: home }, { programs: await findPrograms(path), home, redact: (text) => text });
  return openUserSnapshots(door, {
    folder,
    excludes: { home, configFiles: [`${home}/.gitconfig`], fallback: `${home}/.config/git/ignore` },
    init: true,
    now: options.now ?? (() => new Date()),
  });
}

/** A clock that shows one second for good, until it is moved. */
export function createHandClock(epochSeconds = 1_767_000_000): {
  readonly now: () => Date;
  move(seconds: number): void;
} {
  let at = epochSeconds;
  return {
    now: () => new Date(at * 1000),
    move(seconds) {
      at += seconds;
    },
  };
}
