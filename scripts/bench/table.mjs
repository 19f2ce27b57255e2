import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** What the figures were measured with. */
export function describeMachine() {
  const version = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  return `${version}, Node ${process.version}, ${process.platform}, ${cpus().length} x ${cpus()[0]?.model.trim()}`;
}

/** The steps as cells: the ratio to the floor of the same rounds, and git processes in brackets. */
export function toCells(steps) {
  const floor = median(steps.get('floor').map(({ ms }) => ms));
  const cells = new Map([['floor, ms', floor.toFixed(1)]]);
  for (const [name, runs] of steps) {
    if (name === 'floor') continue;
    const ratio = median(runs.map(({ ms }) => ms)) / floor;
    const processes = median(runs.map(({ commands }) => commands.length));
    cells.set(name, `${ratio.toFixed(ratio < 10 ? 2 : 0)} (${processes})`);
  }
  return cells;
}

/** Prints medians, ratios to the floor, and processes. */
export function printTable({ ours, peers, rounds, isVerbose }) {
  console.log(`${ours.total} text files, ${ours.edited.length} edited and 5 new, medians of ${rounds} rounds`);
  console.log(`${describeMachine()}\n`);
  console.log('| what | ms | ratio to the floor | git processes |');
  console.log('| --- | ---: | ---: | ---: |');
  const floor = median(ours.steps.get('floor').map(({ ms }) => ms));
  for (const [name, runs] of ours.steps) printRow(name, { runs, floor });
  for (const { name, steps } of peers) {
    const own = median(steps.get('floor').map(({ ms }) => ms));
    for (const [step, runs] of steps) if (step !== 'floor') printRow(`${name}: ${step}`, { runs, floor: own });
  }
  if (isVerbose) printDetails(ours.steps);
}

function printRow(name, { runs, floor }) {
  const ms = median(runs.map((run) => run.ms));
  const processes = median(runs.map(({ commands }) => commands.length));
  console.log(`| ${name} | ${ms.toFixed(1)} | ${(ms / floor).toFixed(2)} | ${processes} |`);
}

/**
 * The least of each step, which a loaded machine disturbs least; the processor time, which it disturbs little; and where
 * the time of the last round went.
 */
export function printDetails(steps) {
  const floor = steps.get('floor');
  const leastFloor = Math.min(...floor.map(({ ms }) => ms));
  // A mean, since single times are whole ticks.
  const toProcessorMs = (runs) => runs.reduce((sum, { processorMs }) => sum + processorMs, 0) / runs.length;
  for (const [name, runs] of steps) {
    const least = Math.min(...runs.map(({ ms }) => ms));
    const node = median(runs.map(({ nodeMs }) => nodeMs));
    const processor = toProcessorMs(runs);
    const commands = runs.at(-1).commands.map(({ name: command, ms }) => `${command} ${ms.toFixed(0)}`);
    console.log(
      `${name}: least ${least.toFixed(1)} (${(least / leastFloor).toFixed(2)}), processor ${processor.toFixed(0)} (${(processor / toProcessorMs(floor)).toFixed(2)}), node ${node.toFixed(1)}; ${commands.join(', ')} ms`,
    );
  }
}

/** Prints cells as a table, a column for each repository. */
export function printColumns({ title, columns, cells, names = {} }) {
  console.log(`| ${title} | ${columns.map((column) => names[column] ?? column).join(' | ')} |`);
  console.log(`| --- |${columns.map(() => ' ---: |').join('')}`);
  const rows = new Set(columns.flatMap((column) => [...(cells.get(column)?.keys() ?? [])]));
  for (const row of rows) {
    if (row === 'prepare, once a run' || row.endsWith('nothing to do')) continue;
    console.log(`| ${row} | ${columns.map((column) => cells.get(column)?.get(row) ?? '').join(' | ')} |`);
  }
  console.log('');
}
