/** Another repository, by its address; never a configured name, which could carry options of its own. */
export interface Remote {
  /** A folder, or an http(s) address without user or password. */
  readonly url: string;
  /** The value of the request header that authenticates; handed over by environment, for one command only. */
  readonly authorization?: string;
  /** A person's own checkout whose files, index and HEAD the caller brings along: its current branch may be moved. */
  readonly isUserCheckout?: boolean;
}

/** A remote from an address as people configure it: a login in an http(s) address becomes a header. */
export function toRemote(address: string): Remote {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return { url: address };
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address };
  const login = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  return { url: url.href, authorization: `AUTHORIZATION: basic ${Buffer.from(login, 'utf8').toString('base64')}` };
}

/** The header that GitHub takes for a token in git's requests. */
export function toAuthorization(token: string): string {
  return `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64')}`;
}

/** The environment of a command that talks to the remote. */
export function toRemoteEnvironment(remote: Remote): Record<string, string> {
  if (remote.authorization === undefined) return {};
  const origin = new URL(remote.url).origin;
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${origin}/.extraheader`,
    GIT_CONFIG_VALUE_0: remote.authorization,
  };
}

// A repository that was named on purpose is read and written whoever owns it, and its hooks are not ours to run.
const SERVE = 'git -c safe.directory=* -c core.hooksPath=/dev/null';

/** How git starts its other side in a folder; a constant, since git hands it to a shell. Nothing for an address. */
export function toUploadPack(remote: Remote): string[] {
  return isFolder(remote) ? [`--upload-pack=${SERVE} upload-pack`] : [];
}

/** The same for a push. */
export function toReceivePack(remote: Remote): string[] {
  if (!isFolder(remote)) return [];
  const current = remote.isUserCheckout === true ? ' -c receive.denyCurrentBranch=ignore' : '';
  return [`--receive-pack=${SERVE} -c receive.denyDeletes=false -c receive.autogc=false${current} receive-pack`];
}

function isFolder({ url }: Remote): boolean {
  return url.startsWith('/');
}
