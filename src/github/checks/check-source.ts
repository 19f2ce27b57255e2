const ACTIONS_SLUG = 'github-actions';

/** The author of a check, as far as it decides whether the check counts. */
export type CheckSource =
  /** GitHub Actions: any job's token writes as it, so that only a job's own check run counts. */
  | 'actions'
  /** The app whose token this run has: the agent may have obtained it. */
  | 'ours'
  /** Another app or user: its checks count. */
  | 'other'
  | 'unknown';

/** Returns the source of a check run by its app's slug; `ourLogin` is the login of our token, such as `my-bot[bot]`. */
export function toCheckSource(slug: string | undefined, ourLogin: string): CheckSource {
  if (slug === undefined || slug === '') return 'unknown';
  const name = slug.toLowerCase();
  if (name === ACTIONS_SLUG) return 'actions';
  return `${name}[bot]` === ourLogin.toLowerCase() ? 'ours' : 'other';
}

/** Returns the source of a commit status by its creator's login. `actions` is a job's token: jobs write no statuses. */
export function toStatusSource(login: string | undefined, ourLogin: string): CheckSource {
  if (login === undefined || login === '') return 'unknown';
  const name = login.toLowerCase();
  if (name === `${ACTIONS_SLUG}[bot]`) return 'actions';
  return name === ourLogin.toLowerCase() ? 'ours' : 'other';
}

const distrust: Readonly<Record<Exclude<CheckSource, 'other'>, string>> = {
  actions: 'does not count: it was written with the token of a job and is no job itself',
  ours: "does not count: it was written with this run's own token",
  unknown: 'does not count: GitHub does not say who wrote it',
};

/** Returns why a check of this source does not count, as a clause. */
export function describeDistrust(source: Exclude<CheckSource, 'other'>): string {
  return distrust[source];
}
