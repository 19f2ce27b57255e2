import { answer, type LoopbackAnswer } from './loopback-answers.ts';

/** The clock of the server, which may be far from ours. */
export interface LoopbackClock {
  now(): Date;
  /** Lets time pass at the server alone. */
  pass(durationMs: number): void;
}

/** A limit that is reached now, and is over after its time by the server's clock. */
export interface LoopbackLimit {
  readonly kind: 'primary' | 'secondary';
  readonly status: 403 | 429;
  readonly lastsMs: number;
  /** Whether a secondary limit says when it ends. */
  readonly isSilent?: boolean;
  readonly method?: string;
  readonly path?: RegExp;
}

export interface LoopbackLimits {
  add(limit: LoopbackLimit): void;
  /** The refusal of a request while a limit lasts. */
  find(method: string, path: string): LoopbackAnswer | undefined;
}

/** A clock that is ahead of ours by an offset, or behind. */
export function createLoopbackClock(offsetMs: number): LoopbackClock {
  let aheadMs = offsetMs;
  return {
    now: () => new Date(Date.now() + aheadMs),
    pass(durationMs) {
      aheadMs += durationMs;
    },
  };
}

/** Makes limits that are told as GitHub tells them. */
export function createLoopbackLimits(clock: LoopbackClock): LoopbackLimits {
  const limits: { readonly limit: LoopbackLimit; readonly endMs: number }[] = [];
  return {
    add(limit) {
      limits.push({ limit, endMs: clock.now().getTime() + limit.lastsMs });
    },
    find(method, path) {
      const found = limits.find(
        ({ limit, endMs }) =>
          endMs > clock.now().getTime() &&
          (limit.method ?? method) === method &&
          (limit.path === undefined || limit.path.test(path)),
      );
      return found && toRefusal(found.limit, found.endMs, clock.now().getTime());
    },
  };
}

function toRefusal({ kind, status, isSilent }: LoopbackLimit, endMs: number, nowMs: number): LoopbackAnswer {
  const documentation_url = 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api';
  if (kind === 'primary') {
    const body = { message: 'API rate limit exceeded for installation ID 1.', documentation_url };
    const reset = String(Math.ceil(endMs / 1000));
    return { ...answer(status, body), headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } };
  }
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  const headers: Readonly<Record<string, string>> =
    isSilent === true ? {} : { 'retry-after': String(Math.ceil((endMs - nowMs) / 1000)) };
  return { ...answer(status, { message, documentation_url }), headers };
}
