import { climb, listOrders, tally, toInterval } from './score.mjs';

/** The report of a replay as Markdown: the arms in the recorded order, the ladder in every order, and what was not played. */
export function toReport(results, { seed }) {
  const played = results.filter(({ sets }) => Object.values(sets).some((set) => set.groundhog !== undefined));
  const names = [...new Set(played.flatMap(({ sets }) => Object.keys(sets).filter((name) => sets[name].groundhog)))];
  const attempts = played.flatMap((result) => result.attempts);
  const right = attempts.filter(({ isRight }) => isRight).length;
  const lines = [`tasks: ${played.length}; attempts: ${attempts.length}, right: ${right}`, ''];
  lines.push(...toArmTable(played, names), '', ...toCriteriaTable(played, names), '');
  lines.push(...toOrderTable(played, names, seed));
  const problems = results.flatMap(({ task, sets }) =>
    Object.entries(sets).flatMap(([name, { problem }]) =>
      problem === undefined ? [] : [`${task}, ${name}: ${problem.replaceAll('\n', ' ')}`],
    ),
  );
  if (problems.length > 0) lines.push('', 'Not played:', ...problems.map((problem) => `- ${problem}`));
  return lines.join('\n');
}

function toArmTable(played, names) {
  const rows = [
    toArmRow(
      'believe the first',
      '',
      played.flatMap((result) => result.first ?? []),
    ),
  ];
  for (const [arm, title] of [
    ['dirty', 'one dirty tree'],
    ['groundhog', 'Groundhog'],
  ])
    for (const name of names) {
      const outcomes = played.flatMap(({ sets }) => sets[name]?.[arm] ?? []);
      if (outcomes.length > 0) rows.push(toArmRow(title, name, outcomes));
    }
  return [
    '| arm | criteria | tasks | landed right | landed wrong | never landed | right of tasks | wrong of landed | attempts | time |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

function toArmRow(arm, name, outcomes) {
  const { tasks, right, wrong, never, attempts, ms } = tally(outcomes);
  const shares = [toShare(right, tasks), toShare(wrong, right + wrong)];
  return `| ${[arm, name, tasks, right, wrong, never, ...shares, attempts, toSeconds(ms)].join(' | ')} |`;
}

function toCriteriaTable(played, names) {
  const rows = names.map((name) => {
    const attempts = played.flatMap((result) => toVerdicts(result, name));
    const holding = attempts.filter(({ holds }) => holds);
    const right = attempts.filter(({ isRight }) => isRight);
    const wrong = holding.filter(({ isRight }) => !isRight).length;
    const lost = right.filter(({ holds }) => !holds).length;
    return `| ${[name, attempts.length, holding.length, `${wrong}, ${toShare(wrong, holding.length)}`, `${lost} of ${right.length}, ${toShare(lost, right.length)}`].join(' | ')} |`;
  });
  return [
    '| criteria | attempts | they hold | though wrong | they fail a right one |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

function toOrderTable(played, names, seed) {
  const most = Math.max(0, ...played.flatMap(({ attempts }) => attempts.map(({ number }) => number)));
  const orders = listOrders(most, seed);
  const rows = names.map((name) => {
    const tasks = played.map((result) => toVerdicts(result, name)).filter((attempts) => attempts.length > 0);
    const sums = orders.map((order) => tally(tasks.map((attempts) => climb(attempts, order))));
    const ranges = ['right', 'wrong', 'attempts'].map((key) => toRange(sums.map((sum) => sum[key])));
    return `| ${[name, tasks.length, orders.length, ...ranges].join(' | ')} |`;
  });
  return [
    'The ladder in every order, from the verdict of Groundhog on each attempt (least, mean, most):',
    '',
    '| criteria | tasks | orders | landed right | landed wrong | attempts |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

function toVerdicts({ attempts, sets }, name) {
  const holds = new Map((sets[name]?.verdicts ?? []).map((verdict) => [verdict.number, verdict.holds]));
  return attempts
    .filter(({ number }) => holds.has(number))
    .map(({ number, isRight }) => ({ number, isRight, holds: holds.get(number) }));
}

function toRange(numbers) {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return `${Math.min(...numbers)}, ${mean.toFixed(1)}, ${Math.max(...numbers)}`;
}

function toShare(count, of) {
  if (of === 0) return '–';
  const { low, high } = toInterval(count, of);
  const percent = (share) => (100 * share).toFixed(1);
  return `${percent(count / of)} % (${percent(low)}–${percent(high)})`;
}

function toSeconds(ms) {
  return ms === 0 ? '–' : `${Math.round(ms / 1000)} s`;
}
