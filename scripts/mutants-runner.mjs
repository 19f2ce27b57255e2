import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { registered } from './mutants-globals.mjs';

const rooms = (process.env.MUTANTS_ROOM ?? 'domain,report,verifier,github').split(',');
// They take seconds, which thousands of mutants make hours.
const tooSlow = /\/(?:plan-limits|render-plan|pattern-size|comment-safety|comment-size)\.test\.ts$/;

const listTests = (room) =>
  readdirSync(join('__tests__', room), { recursive: true })
    .map((name) => join('__tests__', room, String(name)))
    .filter((path) => path.endsWith('.test.ts') && !/\.(?:int|slow)\.test\.ts$/.test(path) && !tooSlow.test(path))
    .sort();

// The object in which instrumented code looks for its mutant, and counts.
globalThis.__stryker__ ??= {};
const state = globalThis.__stryker__;

/**
 * Runs the unit tests of the pure rooms for Stryker in one process, which loads them once: a mutant is switched on while
 * its tests run. Starting another runner for each of thousands of mutants takes hours.
 */
class MutantsRunner {
  #durations = new Map();

  capabilities() {
    // What is evaluated when a module is loaded is not mutated ("ignoreStatic"), so nothing has to be loaded again.
    return { reloadEnvironment: true };
  }

  async init() {
    register('./mutants-hooks.mjs', import.meta.url);
    for (const file of rooms.flatMap(listTests)) {
      registered.file = file;
      await import(pathToFileURL(resolve(file)).href);
    }
  }

  async dryRun() {
    const tests = [];
    for (const test of registered.tests) {
      state.currentTestId = test.id;
      tests.push(await this.#play(test));
    }
    state.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const wanted = new Set(testFilter);
    const tests = registered.tests.filter(({ id }) => testFilter === undefined || wanted.has(id));
    Object.assign(state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    try {
      return await this.#findKiller(tests);
    } finally {
      Object.assign(state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    }
  }

  async #findKiller(tests) {
    const quickFirst = tests.toSorted((a, b) => this.#durationOf(a) - this.#durationOf(b));
    for (const [index, test] of quickFirst.entries()) {
      const { id, failureMessage } = await this.#play(test);
      if (state.hitCount > state.hitLimit) return { status: 'timeout', reason: 'the mutant loops' };
      if (failureMessage === undefined) continue;
      await this.#expectPass(test);
      return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: index + 1 };
    }
    return { status: 'survived', nrOfTests: tests.length };
  }

  /** Throws where a test fails without a mutant too, as one would that an earlier mutant left something behind for. */
  async #expectPass(test) {
    state.activeMutant = undefined;
    const { failureMessage } = await this.#play(test);
    if (failureMessage !== undefined) throw new Error(`fails without a mutant: ${test.id}: ${failureMessage}`);
  }

  #durationOf({ id }) {
    return this.#durations.get(id) ?? 0;
  }

  /** Runs one test. Returns its result as Stryker wants it: 0 has passed, 1 has failed. */
  async #play({ id, file, run }) {
    const start = performance.now();
    const failure = await Promise.resolve()
      .then(run)
      .then(
        () => undefined,
        (thrown) => String(thrown),
      );
    const timeSpentMs = performance.now() - start;
    if (!this.#durations.has(id)) this.#durations.set(id, timeSpentMs);
    const result = { id, name: id, fileName: file, timeSpentMs };
    return failure === undefined ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: failure };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'mutants', injectableClass: MutantsRunner }];
