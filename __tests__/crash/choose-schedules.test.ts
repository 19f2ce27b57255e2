import { expect, test } from '@jest/globals';
import { placeMoments } from './boundaries.ts';
import { chooseSchedules, countByBoundary, listSpared } from './choose-schedules.ts';
import type { GoldenRun } from './invariants/golden-run.ts';

const [state, result, branch] = ['state', 'result']
  .map((name) => `refs/groundhog/hello/${name}`)
  .concat('refs/heads/t');
const sha = 'a'.repeat(40);

function toGolden(commands: readonly string[]): GoldenRun {
  const points = placeMoments(commands.map((detail, index) => ({ label: 'git', n: index + 1, detail, atMs: index })));
  const none = { commits: [], ids: [], days: [], pulls: [], comments: [], checks: [], outcomes: [] };
  return { kind: 'approval', points, outcome: none };
}

const waiting = `push url ${sha}:${state} ${sha}:${result}`;
const approval = `push url ${sha}:${state} ${sha}:${branch} :${result}`;

test('a landing that waits and its approval have boundaries of their own, and numbers that other commands do not move', () => {
  const quick = toGolden(['--version', waiting, waiting, '--version', approval]);
  const slow = toGolden(['--version', 'status', waiting, 'status', 'status', waiting, '--version', approval]);
  const pushes = ({ points }: GoldenRun) => points.filter(({ point }) => point.startsWith('push'));
  expect(pushes(slow)).toEqual(pushes(quick));
  expect(pushes(quick).map(({ point, boundary }) => `${boundary} ${point}`)).toEqual([
    ...['B25 push-before-1', 'B25 push-after-1', 'B25 push-before-2', 'B25 push-after-2'],
    ...['B26 push-before-3', 'B26 push-after-3'],
  ]);
});

test('each write of what waits has a death of its own before points are chosen by chance', () => {
  const schedules = chooseSchedules([toGolden(['--version', waiting, waiting, approval])], 1);
  const single = new Set<string>();
  for (let count = 0; count < 12; count += 1) {
    const { points = [] } = schedules.next().value ?? {};
    if (points.length === 1) single.add(points[0] ?? '');
  }
  for (const n of [1, 2, 3]) for (const side of ['before', 'after']) expect([...single]).toContain(`push-${side}-${n}`);
});

test('a side of a boundary that no job died at is named', () => {
  const golden = toGolden(['--version', waiting, approval]);
  const moments = [{ label: 'agent-mid', n: 1, detail: '', atMs: 9 }];
  const run = { ...golden, points: [...golden.points, ...placeMoments(moments)] };
  const all = run.points.map(({ point }) => point);
  const spare = (...spared: readonly string[]) => {
    const kills = all.filter((point) => !spared.includes(point)).map((point) => ({ kind: run.kind, point }));
    return listSpared([run], countByBoundary([run], kills)).filter((line) => !line.startsWith('no job can die'));
  };
  expect(spare()).toEqual([]);
  const [waits, approves] = ['B25 publish: what waits for approval, and state', 'B26 the approval'];
  expect(spare('push-before-1')).toEqual([`no job died before ${waits}`]);
  expect(spare('push-after-1')).toEqual([`no job died after ${waits}`]);
  expect(spare('push-before-2', 'push-after-2')).toEqual([
    expect.stringContaining(`no job died before ${approves}`),
    expect.stringContaining(`no job died after ${approves}`),
  ]);
  // Where an undisturbed run has no point of a side, none is missed.
  expect(spare('agent-mid-1')).toEqual(['no job died during B09 the agent works']);
});

test('a boundary at which no job can die is named', () => {
  const spared = listSpared([toGolden(['--version', waiting, approval])], new Map());
  expect(spared).toContain('no job can die at B17 publish: branch and state');
  expect(spared.join()).not.toContain('can die at B26');
});
