import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Prints medians, ratios to the floor, and processes. */
export function printTable({ ours, peers, rounds, isVerbose }) {
  const version = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  console.log(`${ours.total} text files, ${ours.edited.length} edited and 5 new, medians of ${rounds} rounds`);
  console.log(
    `${version}, Node ${process.version}, ${process.platform}, ${cpus().length} x ${cpus()[0]?.model.trim()}\n`,
  );
  console.log('| what | ms | ratio to the floor | git processes |');
  console.log('| --- | ---: | ---: | ---: |');
  const floor = median(ours.steps.get('floor').map(({ ms }) => ms));
  for (const [name, runs] of ours.steps) printRow(name, { runs, floor });
  for (const { name, steps } of peers) {
    const own = median(steps.get('floor').map(({ ms }) => ms));
    for (const [step, runs] of steps) if (step !== 'floor') printRow(`${name}: ${step}`, { runs, floor: own });
  }
  if (!isVerbose) return;
  const leastFloor = Math.min(...ours.steps.get('floor').map(({ ms }) => ms));
  for (const [name, runs] of ours.steps) {
    const commands = runs.at(-1).commands.map(({ name: command, ms }) => `${command} ${ms.toFixed(0)}`);
    const [least, node] = [Math.min(...runs.map(({ ms }) => ms)), median(runs.map(({ nodeMs }) => nodeMs))];
    console.log(
      `${name}: least ${least.toFixed(1)} (${(least / leastFloor).toFixed(2)}), node ${node.toFixed(1)}; ${commands.join(', ')} ms`,
    );
  }
}

function printRow(name, { runs, floor }) {
  const ms = median(runs.map((run) => run.ms));
  const processes = median(runs.map(({ commands }) => commands.length));
  console.log(`| ${name} | ${ms.toFixed(1)} | ${(ms / floor).toFixed(2)} | ${processes} |`);
}
