/** Longest match of a pattern that stays within one line, with its lookahead. */
export const LONGEST_LINE_MATCH = 1_400;
/** Longest lookbehind of a pattern, in characters. */
export const LONGEST_LOOKBEHIND = 3;

/** A known shape of secret. Every pattern is bounded and cannot backtrack far: its cost is linear in the text. */
export interface SecretPattern {
  readonly name: string;
  /** `token` is a vendor's shape; `login` is the context of a password, which also occurs in examples. */
  readonly kind: 'token' | 'login';
  /** Beginnings to search for; `source` is tried `offset` characters (0 when absent) behind each. */
  readonly starts: readonly string[];
  readonly offset?: number;
  readonly source: string;
}

const NO_WORD_BEFORE = '(?<![A-Za-z0-9])';
const PEM_BODY = '(?:[A-Za-z0-9+/=\\s\\\\:,]|-(?!----)){0,32768}';
const PEM_LABEL = '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----';

/** The beginning of a private key, up to its end marker, by which a key is found whose end has not arrived. */
export const OPEN_PRIVATE_KEY = `-----BEGIN ${PEM_LABEL}${PEM_BODY}`;
/** Longer than any end marker of a private key. */
export const LONGEST_KEY_END = 80;

function token(name: string, starts: readonly string[], rest: string): SecretPattern {
  return { name, kind: 'token', starts, source: `${NO_WORD_BEFORE}(?:${starts.join('|')})${rest}` };
}

export const secretPatterns: readonly SecretPattern[] = [
  {
    name: 'private key',
    kind: 'token',
    starts: ['-----BEGIN '],
    source: `${OPEN_PRIVATE_KEY}(?:-----END ${PEM_LABEL})?`,
  },
  token('GitHub token', ['ghp_', 'gho_', 'ghu_', 'ghr_'], '[A-Za-z0-9]{36,255}'),
  token('GitHub installation token', ['ghs_'], '[A-Za-z0-9._-]{36,1100}'),
  token('GitHub fine-grained token', ['github_pat_'], '[A-Za-z0-9_]{22,255}'),
  token('Anthropic key', ['sk-ant-'], '[A-Za-z0-9_-]{20,255}'),
  token('OpenAI key', ['sk-'], '(?:[A-Za-z0-9]{20,255}|(?:proj|svcacct|admin|None|or-v1)-[A-Za-z0-9_-]{20,255})'),
  token('AWS access key', ['AKIA', 'ASIA'], '[0-9A-Z]{16}(?![0-9A-Za-z])'),
  token('Google API key', ['AIza'], '[A-Za-z0-9_-]{35}'),
  token('Slack token', ['xox'], '[baeoprs]-[A-Za-z0-9-]{10,255}'),
  token('npm token', ['npm_'], '[A-Za-z0-9]{36,255}'),
  token('GitLab token', ['glpat-'], '[A-Za-z0-9_-]{20,255}'),
  {
    name: 'login in a URL',
    kind: 'login',
    starts: ['://'],
    offset: 3,
    source: '[^\\s/:@\'"]{0,128}:[^\\s/@\'"]{1,1200}(?=@)',
  },
  {
    name: 'authorization header',
    kind: 'login',
    starts: ['Authorization', 'authorization', 'AUTHORIZATION'],
    source:
      '[A-Za-z]{13}[\\\\"\']{0,3}: ?[\\\\"\']{0,3}(?:[Bb]asic|[Bb]earer|BASIC|BEARER|token) [A-Za-z0-9+/=._~-]{8,1200}',
  },
];
