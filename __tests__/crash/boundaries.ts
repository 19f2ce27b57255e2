import type { Moment } from './crash-job.ts';

/** The side effects of a run, in the order in which they come. */
export const boundaries = [
  ['B01', 'the job starts'],
  ['B03', 'read the refs and fetch'],
  ['B04', 'the first record: task and run'],
  ['B05', 'tell GitHub: reads'],
  ['B06', 'control repository'],
  ['B07', 'workspace and setup'],
  ['B08', 'record of the start'],
  ['B09', 'the agent works'],
  ['B11', 'capture'],
  ['B12', 'objects of the record'],
  ['B13', 'publish the capture'],
  ['B14', 'criteria'],
  ['B15', 'record of a verdict without a landing'],
  ['B16', 'the commit of the checkpoint'],
  ['B17', 'publish: branch and state'],
  ['B19', 'pull request'],
  ['B20', 'comments'],
  ['B21', 'draft made ready'],
  ['B24', 'the workspace after a landing, the end'],
] as const;
export type Boundary = (typeof boundaries)[number][0];

/** A point of a job that nothing disturbs, and the side effect that it lies at. */
export interface PlacedPoint {
  readonly point: string;
  readonly boundary: Boundary;
}

/** The points before and after each git command and at each crash point of the moments of one job. */
export function placeMoments(moments: readonly Moment[]): readonly PlacedPoint[] {
  const commands = moments.filter(({ label }) => label === 'git').sort((a, b) => a.n - b.n);
  const placed: PlacedPoint[] = [];
  let lastPush = false;
  let hasWorkspace = false;
  for (const { n, detail } of commands) {
    const command = findCommand(detail);
    hasWorkspace ||= command === 'read-tree';
    const boundary = toBoundary({ command, detail, hasWorkspace, isAfterPush: lastPush });
    for (const side of ['before', 'after']) placed.push({ point: `git-${side}-${n}`, boundary });
    if (command === 'push') lastPush = /refs\/heads\//.test(detail);
    else if (command === 'status') lastPush = false;
  }
  const named: Readonly<Record<string, Boundary>> = {
    setup: 'B07',
    criterion: 'B14',
    'agent-start': 'B09',
    'agent-mid': 'B09',
  };
  for (const { label, n } of moments) {
    const boundary = named[label];
    if (boundary !== undefined) placed.push({ point: `${label}-${n}`, boundary });
  }
  return placed;
}

interface Command {
  readonly command: string;
  readonly detail: string;
  readonly hasWorkspace: boolean;
  readonly isAfterPush: boolean;
}

function toBoundary({ command, detail, hasWorkspace, isAfterPush }: Command): Boundary {
  if (command === 'push') {
    if (/:refs\/heads\//.test(detail)) return 'B17';
    if (/[0-9a-f]:refs\/groundhog\/\S+\/day-/.test(detail)) return 'B13';
    if (/:refs\/groundhog\/\S+\/steps\//.test(detail)) return 'B15';
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
  requests: readonly { readonly path: string; readonly isWrite: boolean }[],
  placed: readonly PlacedPoint[],
  moments: readonly Moment[],
): readonly PlacedPoint[] {
  const pushes = moments
    .filter(({ label, detail }) => label === 'git' && findCommand(detail) === 'push')
    .sort((a, b) => a.n - b.n)
    .map(({ n }) => placed.find(({ point }) => point === `git-before-${n}`)?.boundary ?? 'B17');
  let pushed = 0;
  return requests.flatMap(({ path, isWrite }, index) => {
    const boundary = isWrite ? (pushes[pushed] ?? 'B17') : 'B03';
    if (path.endsWith('git-receive-pack')) pushed += 1;
    return beforeAndAfter(`http-git`, { index, boundary });
  });
}

/** The points before and after the API has carried out each request. */
export function placeApiRequests(
  requests: readonly { readonly method: string; readonly path: string }[],
): readonly PlacedPoint[] {
  return requests.flatMap(({ method, path }, index) =>
    beforeAndAfter('http-api', { index, boundary: toApiBoundary(method, path) }),
  );
}

function beforeAndAfter(side: string, at: { readonly index: number; readonly boundary: Boundary }): PlacedPoint[] {
  return ['before', 'after'].map((moment) => ({
    point: `${side}-${moment}-${at.index + 1}`,
    boundary: at.boundary,
  }));
}

function toApiBoundary(method: string, path: string): Boundary {
  if (path === '/graphql') return 'B21';
  if (method === 'GET') return 'B05';
  return /\/pulls(\/\d+)?$/.test(path) ? 'B19' : 'B20';
}
