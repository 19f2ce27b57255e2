import type { ObservedCheck } from '../attempt/commit-checks.ts';

/** What a check says of a commit. `open` is one that has not ended, or that is not there. */
export type CheckDecision =
  | { readonly kind: 'passed'; readonly detail: string }
  | { readonly kind: 'failed'; readonly detail: string; readonly output: string }
  | { readonly kind: 'open'; readonly isThere: boolean };

/**
 * Decides by the checks of one name. All of them have to end with `success`: `neutral` and `skipped` show that nothing
 * was tried, and what GitHub may call an end some day is none that we know to be good.
 */
export function decideCheck(name: string, seen: readonly ObservedCheck[]): CheckDecision {
  const own = seen.filter((check) => check.name === name);
  const bad = own.filter(({ conclusion }) => conclusion !== null && conclusion !== 'success');
  if (bad.length > 0)
    return {
      kind: 'failed',
      detail: bad.map(describeEnd).join(' '),
      output: bad
        .map(({ output }) => output)
        .join('\n')
        .trim(),
    };
  const isOver = own.length > 0 && own.every(({ conclusion }) => conclusion === 'success');
  return isOver
    ? { kind: 'passed', detail: own.map(describeEnd).join(' ') }
    : { kind: 'open', isThere: own.length > 0 };
}

function describeEnd({ conclusion, url }: ObservedCheck): string {
  const said = conclusion === 'skipped' || conclusion === 'neutral' ? ', which proves nothing' : '';
  return `It ended with "${conclusion}"${said}${url === null ? '.' : `: ${url}`}`;
}
