import { toGitPath } from '../exec/programs.ts';

/** The repository of a command: always given in full, so that git does not search for it. */
export interface GitLocation {
  readonly gitDir: string;
  readonly workTree?: string;
  /** A private index; that of the git directory when absent. */
  readonly indexFile?: string;
  /** The folder of objects; that of the git directory when absent. */
  readonly objectDir?: string;
}

// Each of these can make git start a program, skip a file, or wait for input of the user.
const SETTINGS = [
  'safe.directory=*',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.quotePath=false',
  'core.autocrlf=false',
  'core.safecrlf=false',
  'core.fileMode=true',
  'core.symlinks=true',
  'core.ignoreCase=false',
  'core.precomposeUnicode=false',
  'core.trustctime=true',
  'core.checkStat=default',
  'core.splitIndex=false',
  'core.logAllRefUpdates=false',
  'credential.helper=',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  // A server that sends nothing for this long is given up; without it git waits for ever.
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=120',
  'advice.detachedHead=false',
];

/** The arguments that pin the configuration. */
export const PINNED: readonly string[] = toFlags(SETTINGS);

/** Returns the arguments of every command for a location. */
export function toArguments(location: GitLocation, { stallSeconds }: { readonly stallSeconds?: number }): string[] {
  const stall = stallSeconds === undefined ? [] : toFlags([`http.lowSpeedTime=${stallSeconds}`]);
  const folders = [
    `--git-dir=${location.gitDir}`,
    ...(location.workTree === undefined ? [] : [`--work-tree=${location.workTree}`]),
  ];
  return [...PINNED, ...stall, ...folders];
}

function toFlags(settings: readonly string[]): string[] {
  return settings.flatMap((setting) => ['-c', setting]);
}

/** Returns the whole environment of git: nothing of the user's is in it. */
export function toEnvironment(
  git: string,
  location: Pick<GitLocation, 'indexFile' | 'objectDir'>,
  options: { readonly home: string; readonly proxyEnv?: Readonly<Record<string, string>> },
): Record<string, string> {
  return {
    ...options.proxyEnv,
    PATH: toGitPath(git),
    HOME: options.home,
    LC_ALL: 'C',
    TZ: 'UTC',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_ALLOW_PROTOCOL: 'file:http:https',
    ...(location.indexFile === undefined ? {} : { GIT_INDEX_FILE: location.indexFile }),
    ...(location.objectDir === undefined ? {} : { GIT_OBJECT_DIRECTORY: location.objectDir }),
  };
}
