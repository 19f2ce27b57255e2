/** The part of the machine that a sandbox lets an agent see. */
export interface SandboxView {
  /** Whether the sandbox shows nothing of the machine at an absolute path. Asks nothing of the machine itself. */
  hides(path: string): boolean;
  /** The network of the agent: none, that of hosts by a proxy, or that of the machine. */
  readonly network: 'none' | 'hosts' | 'open';
}

export interface SandboxFacts extends SandboxView {
  /** The end of what the agent has written. */
  readonly output: string;
  /** The notes on connections of the attempt that were refused. */
  readonly refusals: readonly string[];
}

const UNRESOLVED =
  /could ?n[o']t resolve (?:host|proxy)|\bENOTFOUND\b|EAI_AGAIN|temporary failure in name resolution|name or service not known|network is unreachable|ENETUNREACH/i;
/** The name of a host as curl and Node give it. */
const UNRESOLVED_HOST =
  /(?:resolve host:? ['"]?|ENOTFOUND |EAI_AGAIN )([a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])(?![\w.-])/i;
const UNCONNECTED =
  /(?:localhost|127\.0\.0\.1|::1).*(?:refused|could ?n[o']t connect)|(?:refused|could ?n[o']t connect).*(?:localhost|127\.0\.0\.1|::1)/i;
/** The words of curl, Python, Node and wget for a proxy that does not connect them. */
const REFUSED =
  /CONNECT tunnel failed|from proxy after CONNECT|tunnel connection failed|HTTP tunneling|proxy tunneling failed/i;
/** The answer of our proxy where a named host cannot be reached. */
const UNREACHED = /Groundhog did not reach host ([\w.-]{1,253}): ([A-Z_]{1,40})/;
const MISSING = /no such file or directory|not found|ENOENT|cannot find|can't open/i;
/** Paths that a person can copy into a command as they stand. The agent chooses them. */
const PLAIN_PATH = /^[\w@%+./~-]+$/;
const ABSOLUTE_PATHS = /(?<![^\s'"`(=:[])\/[^\s'"`:;,()[\]]+/g;

/**
 * Explains the end of an agent by what its sandbox keeps from it, where its last output misses just that; undefined where
 * it does not. Whether the machine has a path is not asked: the agent, which reads the answer, must not learn it.
 */
export function explainBySandbox({ output, refusals, hides, network }: SandboxFacts): string | undefined {
  const [, host, reason] = UNREACHED.exec(output) ?? [];
  if (network === 'hosts' && host !== undefined)
    return `The agent may reach ${host}, and the machine did not (${reason}): check the name, and the network of the machine.`;
  if (network !== 'open' && UNRESOLVED.test(output))
    return network === 'none'
      ? `The sandbox gives the agent no network: ${nameHost(output)}, or give it the network of the machine with --network-agent open.`
      : 'In the sandbox the agent reaches hosts by the proxy of HTTPS_PROXY alone: a program that does not use it needs --network-agent open.';
  if (network !== 'open' && UNCONNECTED.test(output))
    return 'In the sandbox localhost is that of the agent alone: it reaches a server of the machine with --network-agent open.';
  if (refusals.length > 0 && REFUSED.test(output)) return refusals.join(' ');
  for (const line of output.split('\n').filter((text) => MISSING.test(text))) {
    const path = line.match(ABSOLUTE_PATHS)?.find((text) => PLAIN_PATH.test(text) && hides(text));
    if (path !== undefined) return explainHidden(path);
  }
  return undefined;
}

function nameHost(output: string): string {
  const [, host] = UNRESOLVED_HOST.exec(output) ?? [];
  return host === undefined
    ? 'name the hosts that it needs with --network-agent'
    : `if it may reach ${host}, allow that with --network-agent ${host}`;
}

function explainHidden(path: string): string {
  return `The sandbox hides ${path} from the agent, which starts in a checkout of its own and writes there alone: name files of the repository by relative paths, or if it may read what is there, allow that with --visible-paths ${path}.`;
}

/** A flag of `groundhog run` that allows an agent more. */
export interface SandboxRemedy {
  readonly flag: '--network-agent' | '--visible-paths';
  readonly value: string;
}

const REMEDIES: readonly (readonly [RegExp, SandboxRemedy['flag']])[] = [
  [/^The sandbox hides \S+ from the agent\b[^\n]*? allow that with --visible-paths (\S+)\.(?=\s|$)/, '--visible-paths'],
  [/^The sandbox gives the agent no network:[^\n]*? with --network-agent ([\w.-]*\w)(?=[,.\s]|$)/, '--network-agent'],
  [/^In the sandbox [^\n]*? --network-agent (open)\.(?=\s|$)/, '--network-agent'],
  [/^Refused in the sandbox: host ([\w.-]+):443[^\n]*?, which no setting allows\b/, '--network-agent'],
];

/** Finds the flag that a text names which begins as `explainBySandbox` writes; undefined for any other text. */
export function findSandboxRemedy(text: string): SandboxRemedy | undefined {
  for (const [pattern, flag] of REMEDIES) {
    const [, value] = pattern.exec(text) ?? [];
    if (value !== undefined) return { flag, value };
  }
  return undefined;
}
