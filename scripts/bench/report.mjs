import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import '../typescript-hooks.mjs';
import { describeMachine } from './table.mjs';

const [CHECKPOINTS, ATTEMPTS, DIFF_LINES] = [60, 3, 40];
/** Milliseconds from the navigation to the end of loading. */
const GOAL_MS = 1000;
const FAILED = {
  ...{ criterion: { kind: 'command', command: 'npm test', expect_exit: 0, timeout_seconds: 300 }, outcome: 'failed' },
  ...{
    detail: 'It exited with 1.',
    exit_code: 1,
    duration_ms: 2100,
    timed_out: false,
    omitted_bytes: 0,
    evidence: null,
  },
  output: 'not ok 1 - parses negative numbers\n  expected -1, got NaN\n'.repeat(20),
};

/**
 * How long Chromium takes to open the HTML report of 60 checkpoints with 3 attempts each, all of them with diffs, steps
 * and calls of tools: `{ bytes, runs: [{ loadMs, paintMs }] }`, each in a page of a browser that is open; undefined
 * where there is no Chromium.
 */
export async function measureReport({ scratch, rounds }) {
  const { findChromium, startBrowser } = await import('../../__tests__/helpers/browser.ts');
  const chromium = await findChromium();
  if (chromium === undefined) return undefined;
  const text = await renderLargeReport();
  const file = join(scratch, 'report.html');
  await writeFile(file, text);
  const browser = await startBrowser(chromium);
  try {
    const runs = [];
    // The first round starts the processes of the browser, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const page = await browser.newPage();
      await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
      const run = await page.evaluate(readTimes);
      if (run.attempts < CHECKPOINTS * ATTEMPTS) throw new Error(`the page shows ${run.attempts} attempts`);
      await page.close();
      if (round > 0) runs.push(run);
    }
    return { bytes: Buffer.byteLength(text), runs };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function readTimes() {
  const { performance, document, PerformanceObserver } = globalThis;
  const paint = await new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const found = list.getEntriesByName('first-contentful-paint')[0];
      if (found !== undefined) resolve(found);
    }).observe({ type: 'paint', buffered: true });
  });
  const [{ loadEventStart }] = performance.getEntriesByType('navigation');
  const attempts = document.body.textContent.match(/attempt \d of 3|Attempt \d+/gi)?.length ?? 0;
  return { loadMs: loadEventStart, paintMs: paint.startTime, attempts };
}

async function renderLargeReport() {
  const { CREATED, RUN_STARTED, attemptEnded, attemptStarted, landed, planSet, toEvents } = await import(
    '../../__tests__/helpers/make-events.ts'
  );
  const { makeDiff, makeReport } = await import('../../__tests__/report/html/sample-report.ts');
  const { foldEvents } = await import('../../src/domain/record/fold-events.ts');
  const { parsePlan } = await import('../../src/domain/plan/parse-plan.ts');
  const { renderReportPage } = await import('../../src/report/html/report-page.ts');
  const ids = Array.from({ length: CHECKPOINTS }, (_, at) => `checkpoint-${at + 1}`);
  const work = ids.flatMap((id, at) => {
    const first = at * ATTEMPTS + 1;
    const attempts = Array.from({ length: ATTEMPTS }, (_, index) => {
      const isLast = index === ATTEMPTS - 1;
      const ended = attemptEnded(id, first + index, isLast ? 'passed' : 'failed');
      const verifier_runs = [isLast ? { ...FAILED, outcome: 'passed', exit_code: 0, output: '' } : FAILED];
      return [
        { ...attemptStarted(id, first + index), attempt: index + 1 },
        { ...ended, verifier_runs },
      ];
    });
    return [...attempts.flat(), landed(id, first + ATTEMPTS - 1)];
  });
  const planned = planSet(Object.fromEntries(ids.map((id) => [id, ['h', ATTEMPTS]])));
  const state = foldEvents(toEvents(CREATED, RUN_STARTED, planned, ...work));
  const checkpoints = ids.map(
    (id) => `  - { id: ${id}, spec: Do ${id}., success_criteria: [{ kind: command, command: npm test }] }\n`,
  );
  const { plan } = parsePlan(`task: demo\ncheckpoints:\n${checkpoints.join('')}`, { fileName: 'plan.yml' });
  return renderReportPage(makeReport({ ...state, plan }, makeDiff(DIFF_LINES)));
}

/** Prints what was measured, and returns whether the report opens within the goal. */
export function printReport(measured) {
  if (measured === undefined) {
    console.log('There is no Chromium on the PATH, so nothing was measured. Name one by CHROMIUM.');
    return true;
  }
  const { bytes, runs } = measured;
  const median = (of) => runs.map((run) => run[of]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  console.log(
    `HTML report of ${CHECKPOINTS} checkpoints with ${ATTEMPTS} attempts each, ${(bytes / 1e6).toFixed(2)} MB`,
  );
  console.log(`medians of ${runs.length} rounds\n${describeMachine()}\n`);
  console.log('| what | ms | goal |\n| --- | ---: | ---: |');
  console.log(`| loaded | ${median('loadMs').toFixed(0)} | ${GOAL_MS} |`);
  console.log(`| first paint | ${median('paintMs').toFixed(0)} | |`);
  return median('loadMs') <= GOAL_MS;
}
