const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** The last part of an address in any notation that inet_aton(3) takes: decimal, octal or hexadecimal. */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;
const MAX_LENGTH = 253;

/** Returns whether a text is an address, not a name: `10.0.0.1`, `2130706433`, `0x7f.1`, `0177.0.0.1`, `[::1]`, `::1`. */
export function isAddressText(text: string): boolean {
  return text.includes(':') || NUMBER.test(toHostName(text).split('.').at(-1) ?? '');
}

/** Returns whether a text in lower case is the name of a host, and no address. */
export function isHostName(text: string): boolean {
  if (text.length > MAX_LENGTH || isAddressText(text)) return false;
  return text.split('.').every((label) => LABEL.test(label));
}

/** Returns the form in which names are compared: in lower case, without the dot of the root. */
export function toHostName(text: string): string {
  return text.toLowerCase().replace(/\.$/, '');
}

/** Returns whether a text is the exact name of a host with a dot in it, or `*.` and such a name. */
export function isHostPattern(text: string): boolean {
  const name = text.replace(/^\*\./, '');
  return isHostName(name) && name.includes('.');
}

/** Returns whether one of the patterns allows a name in lower case; `*.a.test` allows `b.a.test`, and not `a.test`. */
export function isAllowedHost(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => (pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern));
}
