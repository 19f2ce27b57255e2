import { isSecretLike } from './find-secrets-in-env.ts';

const SHORTEST = 8;
const SURELY_NO_WORD = 16;
/** The passwords of addresses whose user name is a token. */
const NO_PASSWORD = /^(?:x-oauth-basic|x-access-token)?$/;

/** Finds the passwords of a netrc file, see netrc(5). */
export function findSecretsInNetrc(text: string): string[] {
  const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)].map(
    ([word, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? word,
  );
  return words.filter((_, index) => words[index - 1] === 'password').filter(isCredential);
}

/** Finds the request headers and the logins in addresses of a git configuration, whatever their sections. */
export function findSecretsInGitConfig(text: string): string[] {
  const headers = [...text.matchAll(/\bextraheader\s*=\s*"?([^"\n]+)/gi)];
  return [...headers.flatMap(([, header = '']) => findSecretsInHeader(header)), ...findSecretsInAddresses(text)];
}

/** Finds the passwords, and the tokens in their place, of all addresses in a text (RFC 3986, "User Information"). */
export function findSecretsInAddresses(text: string): string[] {
  const logins = [...text.matchAll(/\b([a-z][a-z0-9+.-]*):\/\/([^\s/@:"'<>]*)(?::([^\s/@"'<>]*))?@/gi)];
  return logins.flatMap(([, scheme = '', user = '', password = '']) => {
    if (!NO_PASSWORD.test(password)) return withDecoded(password).filter(isCredential);
    return /^https?$/i.test(scheme) ? withDecoded(user).filter(isSecretLike) : [];
  });
}

/** Finds the configuration files that a git configuration includes, whatever the condition. */
export function findIncludedConfigs(text: string): string[] {
  const sections = text.split(/^(?=\s*\[)/m).filter((section) => /^\s*\[\s*include(?:if)?\b/i.test(section));
  return sections.flatMap((section) =>
    [...section.matchAll(/\bpath\s*=\s*"?([^"\n]+?)"?\s*$/gim)].map(([, path = '']) => path),
  );
}

function findSecretsInHeader(header: string): string[] {
  const value = /^[^:]*:\s*(.*?)\s*$/.exec(header)?.[1] ?? '';
  const [, scheme = '', credentials = value] = /^(basic|bearer|token)\s+(\S+)$/i.exec(value) ?? [];
  const isBasic = scheme.toLowerCase() === 'basic';
  const password = isBasic
    ? Buffer.from(credentials, 'base64')
        .toString('utf8')
        .replace(/^[^:]*:/, '')
    : '';
  return [credentials, password].filter(isCredential);
}

function withDecoded(text: string): string[] {
  try {
    return [...new Set([text, decodeURIComponent(text)])];
  } catch {
    return [text];
  }
}

/** A short word is none: it would be replaced in every text. */
function isCredential(value: string): boolean {
  return value.length >= SURELY_NO_WORD || (value.length >= SHORTEST && /[^a-z]/i.test(value));
}
