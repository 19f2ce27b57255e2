import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFromDisk } from '../files/disk-file.ts';

/** The variables that name a folder of the user, with its place in our own; XDG Base Directory Specification. */
const HOME_FOLDERS = {
  HOME: 'home',
  TMPDIR: 'tmp',
  XDG_RUNTIME_DIR: 'run',
  XDG_CONFIG_HOME: 'home/.config',
  XDG_CACHE_HOME: 'home/.cache',
  XDG_DATA_HOME: 'home/.local/share',
  XDG_STATE_HOME: 'home/.local/state',
} as const;

/** The variables of an environment whose folders are in one folder of ours. */
export type HomeVariables = Readonly<Record<keyof typeof HOME_FOLDERS, string>>;

/** Returns the variables; `createHome` makes the folders. */
export function toHomeVariables(parent: string): HomeVariables {
  const at = (name: keyof typeof HOME_FOLDERS) => join(parent, HOME_FOLDERS[name]);
  return {
    HOME: at('HOME'),
    TMPDIR: at('TMPDIR'),
    XDG_RUNTIME_DIR: at('XDG_RUNTIME_DIR'),
    XDG_CONFIG_HOME: at('XDG_CONFIG_HOME'),
    XDG_CACHE_HOME: at('XDG_CACHE_HOME'),
    XDG_DATA_HOME: at('XDG_DATA_HOME'),
    XDG_STATE_HOME: at('XDG_STATE_HOME'),
  };
}

/** Creates an empty HOME with its folders for temporary files, in the place of whatever was there. */
export async function createHome(parent: string): Promise<HomeVariables> {
  const variables = toHomeVariables(parent);
  for (const folder of [variables.HOME, variables.TMPDIR, variables.XDG_RUNTIME_DIR]) {
    await removeFromDisk(dirname(folder), folder.slice(dirname(folder).length + 1));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  return variables;
}
