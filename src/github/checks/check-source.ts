const ACTIONS_SLUG = 'github-actions';

/** Who wrote a check, as far as that decides whether it counts. */
export type CheckSource =
  /** The app of jobs: any job's token writes in its name, so that only a job itself is to be believed. */
  | 'actions'
  /** The app whose token is ours: an agent may have got at it. */
  | 'own'
  /** Somebody else, who is to be believed. */
  | 'other'
  | 'unknown';

/** Tells sources apart by an app's slug; `ownLogin` is that of our token, such as `my-bot[bot]`. */
export function toCheckSource(slug: string | undefined, ownLogin: string): CheckSource {
  if (slug === undefined || slug === '') return 'unknown';
  const name = slug.toLowerCase();
  if (name === ACTIONS_SLUG) return 'actions';
  return `${name}[bot]` === ownLogin.toLowerCase() ? 'own' : 'other';
}

/** The same for a commit status, by the login of its creator. No job writes these itself, so that `actions` is a mere token. */
export function toStatusSource(login: string | undefined, ownLogin: string): CheckSource {
  if (login === undefined || login === '') return 'unknown';
  const name = login.toLowerCase();
  if (name === `${ACTIONS_SLUG}[bot]`) return 'actions';
  return name === ownLogin.toLowerCase() ? 'own' : 'other';
}

/** Why what is there does not count, in a few words for people. */
export function describeDistrust(source: Exclude<CheckSource, 'other'>): string {
  switch (source) {
    case 'actions':
      return 'does not count: it was written with the token of a job and is no job itself';
    case 'own':
      return "does not count: it was written with this run's own token";
    case 'unknown':
      return 'does not count: GitHub does not say who wrote it';
  }
}
