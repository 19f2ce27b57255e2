import { toHostName } from '../../domain/text/host-name.ts';

/** Returns the HTTP proxy for https connections to a host; undefined where it is reached directly. */
export type FindUpstreamProxy = (host: string) => URL | undefined;

/** Reads `HTTPS_PROXY` and `NO_PROXY`, in either case, as curl does; other kinds of proxies are not used. */
export function readUpstreamProxy(env: Readonly<Record<string, string | undefined>>): FindUpstreamProxy {
  const text = env.https_proxy || env.HTTPS_PROXY || '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const proxy = url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
  const exceptions = (env.no_proxy || env.NO_PROXY || '').split(/[\s,]+/).filter((name) => name !== '');
  return (host) => (exceptions.some((exception) => isException(host, exception)) ? undefined : proxy);
}

function isException(host: string, exception: string): boolean {
  if (exception === '*') return true;
  const name = toHostName(exception).replace(/^\*?\./, '');
  return host === name || host.endsWith(`.${name}`);
}
