import type { Moment } from './crash-job.ts';

// Why: docs/decisions/0083-crash-tests-aim-at-requests.md
/** The side effects of a run, in the order in which they come. */
export const boundaries = [
  ['B01', 'the job starts'],
  ['B02', 'what the token may do: reads'],
  ['B03', 'read the refs and fetch'],
  ['B04', 'the first record: task and run'],
  ['B05', 'tell GitHub: reads'],
  ['B06', 'control repository'],
  ['B07', 'workspace and setup'],
  ['B08', 'record of the start'],
  ['B09', 'the agent works'],
  ['B10', 'the agent has ended, what it left is ended'],
  ['B11', 'capture'],
  ['B12', 'objects of the record'],
  ['B13', 'publish the capture'],
  ['B14', 'criteria'],
  ['B15', 'record of a verdict without a landing'],
  ['B16', 'the commit of the checkpoint'],
  ['B17', 'publish: branch and state'],
  ['B18', 'the answer to a landing'],
  ['B19', 'pull request'],
  ['B20', 'comments'],
  ['B21', 'draft made ready, check'],
  ['B23', 'housekeeping'],
  ['B24', 'the workspace after a landing, the end'],
  ['B25', 'publish: what waits for approval, and state'],
  ['B26', 'the approval: branch, what waited, and state'],
  ['B27', 'in place: the work of an attempt on its branch'],
] as const;
export type Boundary = (typeof boundaries)[number][0];

/** Side effects that others have and we do not, and the points that stand for them. */
export const ABSENT: readonly string[] = [
  'B22 outbox: what was told is not recorded, it is looked for and told anew; a death after B19, B20 or B21 is that',
];

/** A point of a job that nothing disturbs, and the side effect that it lies at. */
export interface PlacedPoint {
  readonly point: string;
  readonly boundary: Boundary;
  readonly side: 'before' | 'after' | 'during';
}

/** The points of the moments of one job: around each git command, and at what setup, criteria and agents pass. */
export function placeMoments(moments: readonly Moment[]): readonly PlacedPoint[] {
  return [...placeGitCommands(moments), ...placeCrashPoints(moments)];
}

function placeGitCommands(moments: readonly Moment[]): readonly PlacedPoint[] {
  const commands = listGitCommands(moments);
  const afterAgents = findAfterAgents(moments);
  const placed: PlacedPoint[] = [];
  let [lastPush, hasWorkspace, isAnswered, isCaptured] = [false, false, false, false];
  for (const { n, detail, name } of nameGitCommands(commands)) {
    const command = findCommand(detail);
    // Another program than before: what a person says, and the job after it.
    if (command === '--version') [lastPush, hasWorkspace, isAnswered, isCaptured] = [false, false, false, false];
    hasWorkspace ||= command === 'read-tree';
    const boundary = toBoundary({ command, detail, hasWorkspace, isAfterPush: lastPush, isCaptured });
    const isLanding = boundary === 'B17';
    const before: Place = afterAgents.has(n)
      ? { boundary: 'B10', side: 'after' }
      : { boundary: isAnswered ? 'B18' : boundary, side: isAnswered ? 'after' : 'before' };
    placed.push({ point: name('before'), ...before });
    // The server has answered, and whoever asked has not heard of it.
    placed.push({
      point: name('after'),
      boundary: isLanding ? 'B18' : boundary,
      side: isLanding ? 'before' : 'after',
    });
    isAnswered = isLanding;
    if (command === 'push') isCaptured = boundary === 'B13';
    if (command === 'push') lastPush = /refs\/heads\//.test(detail) && !KEPT_WORK.test(detail);
    else if (command === 'status') lastPush = false;
  }
  return placed;
}

type Place = Pick<PlacedPoint, 'boundary' | 'side'>;

interface NamedCommand extends Moment {
  readonly name: (side: 'before' | 'after') => string;
}

/** Commands with numbers of their own: how many others come before them is another matter each time. */
const COUNTED = new Set(['push', 'update-index']);

function nameGitCommands(commands: readonly Moment[]): readonly NamedCommand[] {
  const counts = new Map<string, number>();
  return commands.map((moment) => {
    const command = findCommand(moment.detail);
    if (!COUNTED.has(command)) return { ...moment, name: (side) => `git-${side}-${moment.n}` };
    const n = (counts.get(command) ?? 0) + 1;
    counts.set(command, n);
    return { ...moment, name: (side) => `${command}-${side}-${n}` };
  });
}

function listGitCommands(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter(({ label }) => label === 'git').sort((a, b) => a.n - b.n);
}

/** The first git command after each agent: all that the agent had started is gone by then, and nothing is captured. */
function findAfterAgents(moments: readonly Moment[]): ReadonlySet<number> {
  const commands = listGitCommands(moments);
  const agents = moments.filter(({ label }) => label === 'agent-mid');
  const next = agents.map(({ atMs }) => commands.find((command) => command.atMs > atMs)?.n);
  return new Set(next.filter((n) => n !== undefined));
}

/** A push to the branch of an attempt in a person's checkout. */
const KEPT_WORK = /:refs\/heads\/groundhog\/[^/\s]+\/day-/;

const NAMED: Readonly<Record<string, Boundary>> = {
  setup: 'B07',
  criterion: 'B14',
  'agent-start': 'B09',
  'agent-mid': 'B09',
};

function placeCrashPoints(moments: readonly Moment[]): readonly PlacedPoint[] {
  return moments.flatMap(({ label, n }): PlacedPoint[] => {
    const boundary = NAMED[label];
    if (boundary === undefined) return [];
    const own: PlacedPoint = { point: `${label}-${n}`, boundary, side: 'during' };
    // Ended, and what it has left alive not yet.
    return label === 'agent-mid' ? [own, { point: `agent-end-${n}`, boundary: 'B10', side: 'before' }] : [own];
  });
}

/** The points around each git command of the housekeeping that follows the run. */
export function placeHousekeeping(moments: readonly Moment[]): readonly PlacedPoint[] {
  const commands = nameGitCommands(listGitCommands(moments));
  const deletes = ({ detail }: Moment) => /^(update-ref|push)$/.test(findCommand(detail));
  const sides = ['before', 'after'] as const;
  return commands
    .filter(deletes)
    .flatMap(({ name }) => sides.map((side) => ({ point: `gc-${name(side)}`, boundary: 'B23', side })));
}

interface Command {
  readonly command: string;
  readonly detail: string;
  readonly hasWorkspace: boolean;
  readonly isAfterPush: boolean;
  /** The last push was that of work whose criteria were to be run. */
  readonly isCaptured: boolean;
}

function toBoundary({ command, detail, hasWorkspace, isAfterPush, isCaptured }: Command): Boundary {
  if (command === 'push') {
    if (/\s:refs\/groundhog\/\S+\/result(\s|$)/.test(detail)) return 'B26';
    if (/[0-9a-f]:refs\/groundhog\/\S+\/result(\s|$)/.test(detail)) return 'B25';
    if (KEPT_WORK.test(detail)) return 'B27';
    if (/:refs\/heads\//.test(detail)) return 'B17';
    if (/[0-9a-f]:refs\/groundhog\/\S+\/day-/.test(detail)) return 'B13';
    if (isCaptured) return 'B15';
    return /--force-with-lease=\S+\/state:(\s|$)/.test(detail) ? 'B04' : 'B08';
  }
  if (/^(--version|config)/.test(command)) return 'B01';
  if (/^(ls-remote|fetch)$/.test(command)) return 'B03';
  if (/^(commit-tree|diff-tree)$/.test(command)) return 'B16';
  if (isAfterPush && /^(symbolic-ref|update-ref|update-index|status)$/.test(command)) return 'B24';
  if (!hasWorkspace) return /^(init|fast-import)$/.test(command) ? 'B06' : 'B03';
  if (command === 'fast-import') return 'B12';
  if (/^(cat-file|ls-tree)$/.test(command)) return 'B14';
  if (/^(status|rev-parse)$/.test(command)) return 'B11';
  return 'B07';
}

/** The git command among the arguments that set git up. */
function findCommand(detail: string): string {
  const words = detail.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '-c') at += 1;
    else if (words[at] === '--version' || words[at]?.startsWith('-') === false) return words[at] ?? '';
  }
  return '';
}

/** The points before and after the server has carried out each git request of the same job. */
export function placeGitRequests(
  requests: readonly { readonly method: string; readonly path: string; readonly isWrite: boolean }[],
  placed: readonly PlacedPoint[],
  moments: readonly Moment[],
): readonly PlacedPoint[] {
  const pushes = nameGitCommands(listGitCommands(moments))
    .filter(({ detail }) => findCommand(detail) === 'push')
    .map(({ name }) => placed.find(({ point }) => point === name('before'))?.boundary ?? 'B17');
  let pushed = 0;
  return requests.flatMap(({ method, path, isWrite }, index) => {
    const boundary = isWrite ? (pushes[pushed] ?? 'B17') : 'B03';
    if (method !== 'POST' || !path.endsWith('/git-receive-pack'))
      return beforeAndAfter('http-git', { index, boundary });
    pushed += 1;
    return beforeAndAfter('http-push', { index: pushed - 1, boundary });
  });
}

/**
 * The points before and after the API has carried out each request, numbered for each method: how often something is read
 * depends on how fast the machine is.
 */
export function placeApiRequests(
  requests: readonly { readonly method: string; readonly path: string; readonly body: unknown }[],
): readonly PlacedPoint[] {
  const counts = new Map<string, number>();
  return requests.flatMap((request) => {
    const index = counts.get(request.method) ?? 0;
    counts.set(request.method, index + 1);
    return beforeAndAfter(`http-${request.method.toLowerCase()}`, { index, boundary: toApiBoundary(request) });
  });
}

function beforeAndAfter(side: string, at: { readonly index: number; readonly boundary: Boundary }): PlacedPoint[] {
  return (['before', 'after'] as const).map((moment) => ({
    point: `${side}-${moment}-${at.index + 1}`,
    boundary: at.boundary,
    side: moment,
  }));
}

function toApiBoundary({
  method,
  path,
  body,
}: Readonly<Record<'method' | 'path', string> & { body: unknown }>): Boundary {
  if (path === '/graphql') return JSON.stringify(body).includes('updateIssueComment') ? 'B20' : 'B21';
  if (/\/check-runs(\/\d+)?$/.test(path)) return 'B21';
  // Who may push where, and what time it is: asked before the first record.
  if (method === 'GET') return /^\/repos\/[^/]+\/[^/]+(\/branches)?$/.test(path) ? 'B02' : 'B05';
  return /\/pulls(\/\d+)?$/.test(path) ? 'B19' : 'B20';
}
