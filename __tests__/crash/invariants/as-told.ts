/** The commits that a text may name, the base first, then those of the task branch. */
export type KnownCommits = readonly string[];

const INTERRUPTED_ROW = /^- ⚡ \d+ · .*\n/gm;

/**
 * What we say on GitHub, without what a death may change: how many attempts were interrupted, and so the numbers of the
 * others; how long something took; ids that hang on those numbers, the run, the server. A link to a commit of the task
 * must be to the same one, and a number that is said of an attempt must be that of the same row.
 */
export function toComparable(text: string, commits: KnownCommits): string {
  const counted = text
    .replaceAll('\u00a0', ' ')
    .replace(/^<!-- groundhog:1:[^:]+:/, '<!-- groundhog:')
    .replace(INTERRUPTED_ROW, '')
    .replace(/, \d+ interrupted/g, '')
    .replace(/^<summary>\d+ attempts?/m, '<summary>some attempts')
    .replace(/\b\d+(\.\d+)? (ms|s|min)\b( \d+ s\b)?/g, 'a while')
    .replace(/\/issues\/\d+#issuecomment-\d+/g, '/issues/one#issuecomment')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://server')
    .replace(/\/actions\/runs\/\d+/g, '/actions/runs/one');
  return renumberDays(nameCommits(counted, commits));
}

/** A commit that is none of the task's, such as that of a failed attempt, is one of many. */
function nameCommits(text: string, commits: KnownCommits): string {
  const nameOf = (id: string) => {
    const at = commits.findIndex((commit) => commit.startsWith(id));
    return at === -1 ? 'another' : `commit-${at}`;
  };
  return text
    .replace(/\b[0-9a-f]{40}\b/g, nameOf)
    .replace(/\[`([0-9a-f]{7,12})`\]/g, (_, id: string) => `[${nameOf(id)}]`);
}

/** The attempts of a list are numbered anew, and what else speaks of them follows. */
function renumberDays(text: string): string {
  const row = /^(- (?:✅|❌|⏳)) (\d+)(?= ·)/gm;
  const days = [...text.matchAll(row)].map(([, , day]) => day);
  const nameOf = (day: string) => (days.includes(day) ? `nth-${days.indexOf(day) + 1}` : `unknown ${day}`);
  return text
    .replace(row, (_, mark: string, day: string) => `${mark} ${nameOf(day)}`)
    .replace(/\b(day|attempt) (\d+)\b(?! of )/g, (_, word: string, day: string) => `${word} ${nameOf(day)}`);
}

/** How many lines after the first different one a reader is shown: the first alone may be a fold's. */
const SHOWN_LINES = 4;

/** The lines of both texts from the first one in which they differ. */
export function findFirstDifference(found: string, wanted: string): readonly [string, string] | undefined {
  const [is, should] = [found.split('\n'), wanted.split('\n')];
  const length = Math.max(is.length, should.length);
  for (let at = 0; at < length; at += 1) if (is[at] !== should[at]) return [showFrom(is, at), showFrom(should, at)];
  return undefined;
}

function showFrom(lines: readonly string[], at: number): string {
  return at < lines.length ? lines.slice(at, at + SHOWN_LINES).join('\n') : 'nothing more';
}
