import type { GitCall } from './git.ts';

/** Another repository, by its address; never a configured name, which could have options of its own. */
export interface Remote {
  /** A folder, or an http(s) address without user or password; of a remote that is reached as the user also one of ssh. */
  readonly url: string;
  /** The request header that authenticates; passed by environment, for one command only. */
  readonly authorization?: string;
  /** Whether it is the user's checkout, whose current branch may be moved: the caller updates files, index and HEAD. */
  readonly isUserCheckout?: boolean;
  /** Whether git reaches it with the configuration and the credentials of the user. */
  readonly isAsUser?: boolean;
}

/** Translates a configured address to a remote: a login in an http(s) address becomes a header. */
export function toRemote(address: string): Remote {
  if (!isHttp({ url: address }) || !URL.canParse(address)) return { url: address };
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address };
  const login = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  return { url: url.href, authorization: `AUTHORIZATION: basic ${Buffer.from(login, 'utf8').toString('base64')}` };
}

/** Returns the header with which GitHub accepts a token in git's requests. */
export function toAuthorization(token: string): string {
  return `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64')}`;
}

/** Returns how a command that connects to the remote is called. */
export function toRemoteCall(remote: Remote): Pick<GitCall, 'env' | 'isTraced' | 'isAsUser'> {
  return { env: toRemoteEnvironment(remote), isTraced: isHttp(remote), isAsUser: remote.isAsUser === true };
}

/** Returns whether a remote is reached over http(s). */
export function isHttp({ url }: Remote): boolean {
  return /^https?:/i.test(url);
}

/** Returns the environment of a command that connects to the remote. */
export function toRemoteEnvironment(remote: Remote): Record<string, string> {
  if (remote.authorization === undefined) return {};
  const origin = new URL(remote.url).origin;
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${origin}/.extraheader`,
    GIT_CONFIG_VALUE_0: remote.authorization,
  };
}

// The caller named the repository: it is read and written whoever owns it, and no program that it names is run.
const SERVE = 'git -c safe.directory=* -c core.hooksPath=/dev/null -c core.alternateRefsCommand=true';

/** Returns the option with which git starts upload-pack in a folder: a constant, since git passes it to a shell. */
export function toUploadPack(remote: Remote): string[] {
  return isFolder(remote) ? [`--upload-pack=${SERVE} upload-pack`] : [];
}

/** Returns the option with which git starts receive-pack in a folder for a push. */
export function toReceivePack(remote: Remote): string[] {
  if (!isFolder(remote)) return [];
  const current = remote.isUserCheckout === true ? ' -c receive.denyCurrentBranch=ignore' : '';
  return [`--receive-pack=${SERVE} -c receive.denyDeletes=false -c receive.autogc=false${current} receive-pack`];
}

function isFolder({ url }: Remote): boolean {
  return url.startsWith('/');
}
