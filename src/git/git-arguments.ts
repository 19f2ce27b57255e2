/** The settings of every command. Each can make git start a program, skip a file, or wait for input of the user. */
const PINNED: readonly string[] = [
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

/** The setting by which no program is asked for credentials. */
const CREDENTIAL_RESET = 'credential.helper=';

/** The arguments of a command that finds its repository by itself. */
export const WITHOUT_LOCATION: readonly string[] = [...PINNED, CREDENTIAL_RESET].flatMap((setting) => ['-c', setting]);

interface ArgumentOptions {
  readonly gitDir: string;
  readonly workTree?: string;
  readonly stallSeconds?: number;
  /** Whether programs of the user may be asked for credentials. */
  readonly isAsUser?: boolean;
}

/** Returns the arguments before each command: pinned settings, and the folders of the repository. */
export function toArguments({ gitDir, workTree, stallSeconds, isAsUser }: ArgumentOptions): string[] {
  const pinned = [
    ...PINNED,
    ...(isAsUser === true ? [] : [CREDENTIAL_RESET]),
    ...(stallSeconds === undefined ? [] : [`http.lowSpeedTime=${stallSeconds}`]),
  ];
  const folders = [`--git-dir=${gitDir}`, ...(workTree === undefined ? [] : [`--work-tree=${workTree}`])];
  return [...pinned.flatMap((setting) => ['-c', setting]), ...folders];
}
