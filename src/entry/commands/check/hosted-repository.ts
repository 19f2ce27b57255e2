import type { RepositoryName } from '../../../github/client/client.ts';
import type { Env } from '../../settings/settings.ts';

/** A repository on GitHub, and the addresses of the server that has it. */
export interface HostedRepository extends RepositoryName {
  /** Such as `https://github.com`. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** Whether it is GitHub Enterprise Server, which lacks some of what github.com has. */
  readonly isEnterprise: boolean;
}

/** The GitHub of this environment, as the runner (`GITHUB_SERVER_URL`) or the CLI of GitHub (`GH_HOST`) names it. */
function findServerUrl({ GITHUB_SERVER_URL, GH_HOST }: Env): string {
  if (GITHUB_SERVER_URL) return GITHUB_SERVER_URL.replace(/\/$/, '');
  return GH_HOST ? `https://${GH_HOST}` : 'https://github.com';
}

// Why: docs/decisions/0148-token-of-the-doctor.md
/**
 * Finds the repository that the address of a remote names; undefined where it lies on another server than that of the
 * environment: the token is for that one alone, whatever a repository names as its remote.
 */
export function findHostedRepository(address: string, env: Env): HostedRepository | undefined {
  const serverUrl = findServerUrl(env);
  const url = parseAddress(address);
  if (url === undefined || !URL.canParse(serverUrl)) return undefined;
  const { pathname, protocol } = url;
  const { host: server, hostname } = new URL(serverUrl);
  const [, owner, repo] = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(pathname) ?? [];
  // The port of ssh is another one than that of the web.
  const isThere = protocol === 'ssh:' ? url.hostname === hostname : url.host === server;
  if (!isThere || owner === undefined || repo === undefined) return undefined;
  const isCloud = isOfCloud(server);
  const derived = isCloud ? `https://api.${server}` : `${serverUrl}/api/v3`;
  return { owner, repo, serverUrl, apiUrl: env.GITHUB_API_URL || derived, isEnterprise: !isCloud };
}

function isOfCloud(server: string): boolean {
  return server === 'github.com' || server.endsWith('.ghe.com');
}

/**
 * Returns whether a workflow is for GitHub Enterprise Server: the environment names one, and the remote is on no other server of
 * GitHub. An unknown host of a remote may be an alias of ssh.
 */
export function isForEnterprise(address: string | undefined, env: Env): boolean {
  const serverUrl = findServerUrl(env);
  const other = address === undefined ? undefined : findServer(address);
  return URL.canParse(serverUrl) && !isOfCloud(new URL(serverUrl).host) && (other === undefined || !isOfCloud(other));
}

/** Finds the server that the address of a remote names; undefined for a folder of this machine. */
export function findServer(address: string): string | undefined {
  return parseAddress(address)?.hostname || undefined;
}

/** Parses the address of a remote, also in the form of scp, see git-clone(1). */
function parseAddress(address: string): URL | undefined {
  const url = address.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)/, 'ssh://$1/');
  return URL.canParse(url) ? new URL(url) : undefined;
}
