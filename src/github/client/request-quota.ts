/** The requests that GitHub still allows, by the headers of its answers. */
export interface RequestQuota {
  note(headers: Headers): void;
  /** Whether little is left until the limit is reset; false while GitHub has named no limit. */
  isLow(): boolean;
}

/** The part of a limit that is kept for what has to be written. */
const KEPT_SHARE = 0.25;

/** Opens the quota of the REST API ("Rate limits for the REST API"); the answers of other resources do not count. */
export function openRequestQuota(): RequestQuota {
  let left: number | undefined;
  let limit = 0;
  return {
    note(headers) {
      const found = Number.parseInt(headers.get('x-ratelimit-remaining') ?? '', 10);
      if (Number.isNaN(found) || (headers.get('x-ratelimit-resource') ?? 'core') !== 'core') return;
      left = found;
      limit = Number.parseInt(headers.get('x-ratelimit-limit') ?? '0', 10);
    },
    isLow: () => left !== undefined && left <= limit * KEPT_SHARE,
  };
}
