import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { time } from './start.mjs';
import { describeMachine } from './table.mjs';

const GOAL_MS = 3000;

/** How long `groundhog demo` takes from its start to its end, each time in an empty home: `[{ ms, processorMs }]`. */
export async function measureDemo({ scratch, program, rounds }) {
  const runs = [];
  // The first round fills caches, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const home = await mkdtemp(join(scratch, 'demo-'));
    const taken = await time([process.execPath, program, 'demo'], { HOME: home, TMPDIR: home });
    if (round > 0) runs.push(taken);
  }
  return runs;
}

/** Prints what was measured, and returns whether the demo is within its goal. */
export function printDemo(runs) {
  const median = (of) => runs.map((run) => run[of]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  console.log(`groundhog demo, medians of ${runs.length} rounds\n${describeMachine()}\n`);
  console.log('| ms | processor time, ms | goal, ms |\n| ---: | ---: | ---: |');
  console.log(`| ${median('ms').toFixed(0)} | ${median('processorMs').toFixed(0)} | ${GOAL_MS} |`);
  return median('ms') <= GOAL_MS;
}
