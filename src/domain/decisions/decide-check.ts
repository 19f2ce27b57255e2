import type { ObservedCheck } from '../attempt/commit-checks.ts';

/** The result of a check on a commit. `open`: the check is missing or still running. */
export type CheckDecision =
  | { readonly kind: 'passed'; readonly detail: string }
  | { readonly kind: 'failed'; readonly detail: string; readonly output: string }
  | { readonly kind: 'open'; readonly isThere: boolean };

/**
 * Decides by the checks of one name. All of them must end with `success`: `neutral` and `skipped` prove nothing, and a
 * conclusion that GitHub adds later is not known to be a pass.
 */
export function decideCheck(name: string, checks: readonly ObservedCheck[]): CheckDecision {
  const named = checks.filter((check) => check.name === name);
  const bad = named.filter(({ conclusion }) => conclusion !== null && conclusion !== 'success');
  if (bad.length > 0)
    return {
      kind: 'failed',
      detail: bad.map(describeEnd).join(' '),
      output: bad
        .map(({ output }) => output)
        .join('\n')
        .trim(),
    };
  const isOver = named.length > 0 && named.every(({ conclusion }) => conclusion === 'success');
  return isOver
    ? { kind: 'passed', detail: named.map(describeEnd).join(' ') }
    : { kind: 'open', isThere: named.length > 0 };
}

function describeEnd({ conclusion, url }: ObservedCheck): string {
  const note = conclusion === 'skipped' || conclusion === 'neutral' ? ', which proves nothing' : '';
  return `It ended with "${conclusion}"${note}${url === null ? '.' : `: ${url}`}`;
}
