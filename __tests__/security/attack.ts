import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxSystem } from '../../src/sandbox/bubblewrap/launch-args.ts';
import type { Mount } from '../../src/sandbox/bubblewrap/mount.ts';
import {
  type MachineChange,
  type MachineFolders,
  readShell,
  type SandboxWay,
  type TestMachine,
} from '../sandbox/bubblewrap/sandbox-ways.ts';

/** What must hold, by the number of its acceptance test. */
export const promises = {
  'AT-11': 'no secret can be read',
  'AT-12': 'nothing survives its program',
  'AT-13': 'the files of the runner stay as they are',
  'AT-29': 'no network but what was allowed',
  'AT-30': 'without a sandbox nothing starts, and a sandbox gives no rights',
  'AT-35': 'one program cannot take the machine',
  'AT-09': 'a poisoned repository runs nothing of ours',
  'AT-39': 'no token reaches a program',
  'AT-10': 'no repository hides in the repository',
  'AT-14': 'no cheat lands',
  'AT-16': 'what lands is what was verified',
  'AT-17': 'criteria read the captured tree alone',
  'AT-18': 'patterns end',
  'AT-21': 'output gives no commands to the runner',
  'AT-22': 'comments carry nothing active',
  'AT-23': 'briefs hide nothing',
  'AT-24': 'no secret lands',
  'AT-25': 'names are names',
  'AT-26': 'plans are bounded',
  'AT-27': 'hostile trees are refused',
  'AT-28': 'protected paths stay as they are',
} as const;
export type Acceptance = keyof typeof promises;

/** A defence switched off: `no sandbox` at all, or one part of it. */
export type Off = 'no sandbox' | ((folders: MachineFolders) => MachineChange);

/** An attack on one promise from a program in a sandbox, which must fail there, and must succeed with its defence off. */
export interface SecurityAttack {
  readonly acceptance: Acceptance;
  /** In the words after "a program …". */
  readonly name: string;
  /** The defence in words, and what switches it off. */
  readonly defence: string;
  readonly off: (way: SandboxWay) => Off;
  /** The reason why it cannot be played this way; undefined where it can. */
  readonly obstacle?: (way: SandboxWay) => string | undefined;
  /** What makes its sandboxes, with its defence on. */
  readonly given?: MachineChange;
  /** Resolves with true when it has succeeded. */
  readonly attack: (machine: TestMachine) => Promise<boolean>;
  /** Whether `npm test` plays it, too. */
  readonly isQuick?: boolean;
}

/** Runs a shell command in a sandbox; it has succeeded when it prints "reached". */
export async function isReached(machine: TestMachine, command: string): Promise<boolean> {
  return (await readShell(machine, command)).split('\n').includes('reached');
}

export const noSandbox = (): Off => 'no sandbox';

/** Shows a folder of the machine to programs. */
export function showing(pathOf: (folders: MachineFolders) => string, kind: 'read' | 'write' = 'read'): () => Off {
  return () => (folders) => {
    const path = pathOf(folders);
    const mount: Mount = { kind, source: path, path };
    return { mounts: [mount] };
  };
}

/** Changes the files and limits of all sandboxes. */
export function withSystem(change: (system: SandboxSystem) => SandboxSystem): () => Off {
  return () => () => ({ system: change });
}

export const sharingTheNetwork = (): Off => () => ({ hasNetwork: true });

/** The options of unshare(1) that do as those of bubblewrap. */
const OF_UNSHARE: Readonly<Record<string, string>> = {
  '--unshare-pid': '--pid',
  '--unshare-uts': '--uts',
  '--die-with-parent': '--kill-child',
};

/** Makes sandboxes without some of the arguments of bubblewrap, each given with the values that follow it. */
export function withoutArguments(...dropped: readonly (readonly string[])[]): (way: SandboxWay) => Off {
  return ({ bubblewrap }) => {
    const names = dropped.map(([name = '', ...values]) =>
      bubblewrap?.means === 'unshare' ? [OF_UNSHARE[name] ?? name] : [name, ...values],
    );
    return () => ({ bubblewrap: (before) => ({ ...before, file: writeWrapper(before.file, names) }) });
  };
}

/** Leaves programs the user namespaces that the machine allows. */
export function withFreeNamespaces(way: SandboxWay): Off {
  if (way.bubblewrap?.means === 'user_namespace') return withoutArguments(['--disable-userns'])(way);
  return () => ({
    bubblewrap: (before) =>
      before.means === 'unshare'
        ? { ...before, namespace: undefined }
        : {
            ...before,
            means: 'user_namespace',
            namespace: undefined,
            file: writeWrapper(before.file, [['--disable-userns']]),
          },
  });
}

function writeWrapper(file: string, dropped: readonly (readonly string[])[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'groundhog-wrapper-')), 'bwrap');
  const cases = dropped.map(([name, ...values]) => `    ${name}) shift ${1 + values.length};;`);
  const text = `#!/bin/bash
kept=()
while [ $# -gt 0 ]; do
  case "$1" in
    --) kept+=("$@"); break;;
${cases.join('\n')}
    *) kept+=("$1"); shift;;
  esac
done
exec ${file} "\${kept[@]}"
`;
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  chmodSync(join(path, '..'), 0o755);
  return path;
}
