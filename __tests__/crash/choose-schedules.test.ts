import { expect, test } from '@jest/globals';
import { boundaries, placeMoments } from './boundaries.ts';
import { chooseSchedules, countByBoundary, listSpared } from './choose-schedules.ts';
import type { GoldenRun } from './golden-run.ts';

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

test('a boundary that no job died at is named', () => {
  const golden = toGolden(['--version', waiting, approval]);
  const counts = countByBoundary([golden], [{ kind: 'approval', point: 'push-after-2' }]);
  const spared = listSpared(counts);
  expect(spared).toHaveLength(boundaries.length - 1);
  expect(spared).toContain('no job died at B25 publish: what waits for approval, and state');
  expect(spared.join()).not.toContain('B26');
});
