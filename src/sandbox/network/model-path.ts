/** Returns whether the target of a request, as sent, is below a path, however a server may read its dots and escapes. */
export function isBelowPath(target: string, path: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  const decoded = decode(target.split('?', 1)[0] ?? '');
  if (decoded === undefined || /[\\#\0]|%(?:2e|2f|5c|00)/i.test(decoded)) return false;
  const segments = decoded.split('/');
  if (segments.some((segment) => /^\.{1,2}(?:;|$)/.test(segment)) || decoded.slice(1).includes('//')) return false;
  const base = path.replace(/\/+$/, '');
  return decoded === base || decoded.startsWith(`${base}/`);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
