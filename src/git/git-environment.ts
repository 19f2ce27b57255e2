import { toGitPath } from '../exec/programs.ts';

interface EnvironmentOptions {
  readonly home: string;
  readonly proxyEnv?: Readonly<Record<string, string>>;
}

interface OwnFiles {
  readonly indexFile?: string;
  readonly objectDir?: string;
}

/** Returns the whole environment of git, by its path: nothing of the user's is in it. */
export function toEnvironment(git: string, location: OwnFiles, options: EnvironmentOptions): Record<string, string> {
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
