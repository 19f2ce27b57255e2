// Measures what Groundhog's use of git costs, as ratios to the floor: one plain `git status` of the same tree in the same
// rounds. Prints medians; asserts end states, and nothing about time. docs/performance.md says how to read it.
//   npm run bench -- git [--files N] [--changes N] [--shape flat | --repo DIR] [--rounds N] [--untracked-cache off] [--peers off] [--verbose]
//   npm run bench -- git --table    # every table of docs/performance.md, in about ten minutes on a quiet machine
//   npm run bench -- verification [--column 1|2|3] [--rounds N] [--verbose]   # criteria in a checkout of ours
//   npm run bench -- sandbox [--rounds 50]  # the start of a sandbox, and a tool in one that is there
//   npm run bench -- racy [--rounds 200]
//   npm run bench -- load [--checkpoints 1000] [--rounds N]
//   npm run bench -- start [--rounds 21]   # the start of commands, beside a bare Node
//   npm run bench -- demo [--rounds 5]     # groundhog demo, from its start to its end
//   npm run bench -- report [--rounds 5]   # a large HTML report in Chromium, from the navigation to its end
//   npm run bench -- rest             # requests for GitHub's API of a run of ten checkpoints
//   npm run bench -- plan             # drafts of a scripted planner, and what a person sees of them
//   npm run bench -- replay DIR [--results FILE] [--seed N]   # recorded attempts: docs/evidence.md
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureDemo, printDemo } from './bench/demo.mjs';
import { compileSource, countSpawns, makeRepository } from './bench/ground.mjs';
import { measureLoad, printLoad } from './bench/load.mjs';
import { measureOurs } from './bench/ours.mjs';
import { measurePeers } from './bench/peers.mjs';
import { benchPlans } from './bench/plan.mjs';
import { missedRacyEdits, missedRacySnapshots } from './bench/racy.mjs';
import { replay } from './bench/replay/replay.mjs';
import { measureReport, printReport } from './bench/report.mjs';
import { countRequests, printRequests } from './bench/rest.mjs';
import { measureSandboxes, printSandboxes } from './bench/sandbox.mjs';
import { measureStarts, printStarts } from './bench/start.mjs';
import { printTable } from './bench/table.mjs';
import { measureVerifications, printVerifications } from './bench/verification.mjs';
import { printWholeTable } from './bench/whole-table.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '20000' },
    changes: { type: 'string', default: '10' },
    checkpoints: { type: 'string', default: '1000' },
    column: { type: 'string' },
    rounds: { type: 'string' },
    repo: { type: 'string' },
    shape: { type: 'string', default: 'usual' },
    peers: { type: 'string', default: 'on' },
    results: { type: 'string' },
    seed: { type: 'string', default: '1' },
    program: { type: 'string', default: fileURLToPath(new URL('../dist/cli.js', import.meta.url)) },
    isolation: { type: 'string', default: 'none' },
    'untracked-cache': { type: 'string', default: 'on' },
    table: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const [kind = 'git', folder] = positionals;
const ROUNDS = { racy: 200, sandbox: 50, start: 21 };
const rounds = Number(options.rounds ?? ROUNDS[kind] ?? 5);
const scratch = await mkdtemp(join(tmpdir(), 'groundhog-bench-'));
const spawns = countSpawns();
// REST and GraphQL have limits of their own; all commits are signed by GitHub, which is part of REST.
const REQUEST_GOALS = [
  { startedBy: 'dispatch', isClean: false, goals: { rest: 40, graphql: 30 } },
  { startedBy: 'label', isClean: false, goals: { rest: 55, graphql: 30 } },
  { startedBy: 'inline', isClean: false, goals: { rest: 55, graphql: 30 } },
  { startedBy: 'inline', isClean: true, goals: { rest: 55, graphql: 30, mails: 4 } },
];

// Each prints what it measures, and returns whether all of it is within its goal.
const CLAIMS = {
  start: async () => printStarts(await measureStarts({ scratch, program: options.program, rounds })),
  demo: async () => printDemo(await measureDemo({ scratch, program: options.program, rounds })),
  report: async () => printReport(await measureReport({ scratch, rounds })),
};
const source = ['rest', 'replay', 'plan', 'start', 'demo', 'report'].includes(kind) ? undefined : await compileSource();
try {
  if (kind === 'replay') process.exitCode = await replayAttempts();
  else if (kind === 'plan') process.exitCode = await benchPlans({ isVerbose: options.verbose });
  else if (Object.hasOwn(CLAIMS, kind)) process.exitCode = (await CLAIMS[kind]()) ? 0 : 1;
  else if (source === undefined) process.exitCode = await measureRequests();
  else if (kind === 'sandbox') printSandboxes(await measureSandboxes({ scratch, load: source.load, rounds }));
  else if (kind === 'load')
    printLoad(await measureLoad({ scratch, load: source.load, rounds, checkpoints: Number(options.checkpoints) }));
  else if (kind === 'verification')
    printVerifications(
      await measureVerifications({
        scratch,
        spawns,
        load: source.load,
        rounds,
        column: options.column,
      }),
      options.verbose,
    );
  else if (options.table) await printWholeTable({ scratch, spawns, load: source.load });
  else await measureGit();
} finally {
  await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  await source?.remove();
}

async function replayAttempts() {
  if (folder === undefined) throw new Error('replay takes the folder with the recorded attempts');
  const { program, isolation, results } = options;
  return replay({
    folder,
    program,
    isolation,
    seed: Number(options.seed),
    ...(results === undefined ? {} : { results }),
  });
}

async function measureRequests() {
  let isWithin = true;
  for (const run of REQUEST_GOALS) isWithin = printRequests(await countRequests(run), run) && isWithin;
  return isWithin ? 0 : 1;
}

async function measureGit() {
  const files = kind === 'racy' ? 3000 : Number(options.files);
  const repository = await makeRepository({ scratch, repo: options.repo, files, shape: options.shape });
  const world = { scratch, repository, spawns, load: source.load, rounds, changes: Number(options.changes) };
  const hasCache = options['untracked-cache'] !== 'off';
  if (kind === 'racy') {
    const missed = await missedRacyEdits(world);
    console.log(`${rounds} rounds of an edit that keeps size and second: ${missed} missed by captures`);
    // The control repository of the first is in the way of another one.
    for (const folder of ['control', 'work']) await rm(join(scratch, folder), { recursive: true, force: true });
    const lost = await missedRacySnapshots(world);
    console.log(`${rounds} rounds of an edit that keeps size and second: ${lost} missed by an agent's snapshots`);
    process.exitCode = missed + lost === 0 ? 0 : 1;
  } else {
    const ours = await measureOurs({ ...world, hasCache });
    const peers = options.peers === 'off' ? [] : await measurePeers({ ...world, edited: ours.edited });
    printTable({ ours, peers, rounds, isVerbose: options.verbose });
  }
}
