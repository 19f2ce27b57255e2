import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { NetworkDenial } from '../../../src/domain/attempt/network-use.ts';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { objectIdSchema } from '../../../src/domain/ids.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import type { Sandbox } from '../../../src/exec/sandbox.ts';
import type { RunContext } from '../../../src/runner/context/run-context.ts';
import { requireSetup, runSetup } from '../../../src/runner/verification/run-setup.ts';
import type { CommandFolder } from '../../../src/verifier/command-folder.ts';

const COMMIT = objectIdSchema.parse('c'.repeat(40));

const warnings: string[] = [];
beforeEach(() => void warnings.splice(0));
const context = {
  ports: {
    notifier: { progress: ({ text }: { readonly text?: string }) => text !== undefined && warnings.push(text) },
    guard: { inspect: () => [] },
    redactor: createRedactor([]),
    programs: { shell: { file: '/bin/sh', args: [] }, path: '' },
  },
  limits: { signal: new AbortController().signal },
} as unknown as RunContext;

interface Setup {
  readonly exitCode?: number;
  readonly denied?: readonly NetworkDenial[];
  readonly runMs?: number;
}

/** A folder and a sandbox in which each command prints a text and ends, with 127 unless told otherwise. */
function open(printed: string, { exitCode = 127, denied = [], runMs = 0 }: Setup = {}) {
  const run = async ({ onOutput }: { readonly onOutput: (bytes: Uint8Array) => void }) => {
    onOutput(Buffer.from(printed));
    if (runMs > 0) await jest.advanceTimersByTimeAsync(runMs);
    return { exitCode, signal: null, timedOut: false };
  };
  const use = { hosts: [], denied };
  const sandbox = { stopAll: async () => 0, readNetworkUse: () => use, takeNetworkUse: () => use };
  return { folder: { path: '/', env: {}, run } as unknown as CommandFolder, sandbox: sandbox as unknown as Sandbox };
}

test('a setup that fails with one line says it once', async () => {
  expect(await runSetup('uv sync', open('sh: 1: uv: not found\n'), context)).toEqual({
    kind: 'failed',
    detail: 'exit code 127: sh: 1: uv: not found',
    output: '',
    refusals: [],
  });
});

test('a setup that fails has its output behind the line that says why', async () => {
  expect(await runSetup('make', open('one\nError: two\nthree\n\n'), context)).toMatchObject({
    detail: 'exit code 127: Error: two',
    output: 'one\nError: two\nthree',
  });
});

test.each([
  [
    'a host that was not reached',
    "WARNING: Retrying after OSError('Tunnel connection failed: 502 Groundhog did not reach host pypi.org: ENOTFOUND')\nERROR: No matching distribution found for setuptools\n",
    'Groundhog did not reach host pypi.org: ENOTFOUND: ERROR: No matching distribution found for setuptools',
  ],
  [
    'a sentence of npm',
    'npm error code EUSAGE\nnpm error\nnpm error `npm ci` needs a package-lock.json.\nnpm error A complete log of this run can be found in: /x\n',
    'npm error `npm ci` needs a package-lock.json.',
  ],
])('a setup that fails names %s', async (_what, printed, cause) => {
  expect(await runSetup('make', open(printed), context)).toMatchObject({ detail: `exit code 127: ${cause}` });
});

test('a setup that fails keeps the cause that a program names before pages of its usage', async () => {
  const cause = 'npm error `npm ci` can only install packages when package.json and package-lock.json are in sync.';
  const usage = Array.from(
    { length: 200 },
    (_, line) => `npm error [--flag-${line} <a|b> [--flag-${line} ...]]\n`,
  ).join('');
  const found = await runSetup(
    'npm ci',
    open(`npm error code EUSAGE\nnpm error\n${cause}\n${usage}npm error end\n`),
    context,
  );
  expect(found).toMatchObject({ detail: `exit code 127: ${cause}` });
  const { output = '' } = found as { readonly output?: string };
  expect(output.length).toBeLessThan(4100);
  expect(output).toMatch(/^npm error code EUSAGE[\s\S]*\n\[… \d+ bytes left out …\]\n[\s\S]*npm error end$/);
});

describe('a host that a setup is refused', () => {
  const denied = [{ host: 'a.test', port: 443, reason: 'private_address', count: 215 }] as const;
  const END = 'since its addresses are private: only --network-setup open reaches those.';
  const SOON = `Setup: Refused in the sandbox: host a.test:443, ${END}`;
  const LATER = `Setup: Refused in the sandbox: host a.test:443 (215 times), ${END}`;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['once where it succeeds', { exitCode: 0, runMs: 60_000 }, [SOON]],
    ['once where it is short', { exitCode: 0, runMs: 0 }, [LATER]],
    ['soon where it fails', { exitCode: 1, runMs: 60_000 }, [SOON]],
  ])('is named %s', async (_when, setup, texts) => {
    await runSetup('make', open('', { ...setup, denied }), context);
    expect(warnings).toEqual(texts);
  });

  test('stands in the error of a setup that fails, which advises its flag', async () => {
    const explain = (setup: Setup) =>
      runSetup('make', open('Error: no\n', setup), context).then((end) => requireSetup('make', COMMIT, end));
    const failing = await explain({ denied }).catch(renderError);
    expect(failing).toContain(`make: exit code 127: Error: no\n${LATER.replace('Setup: ', '')}\n`);
    expect(failing).toContain('Give the run the flag that allows the host');
    expect(await explain({}).catch(renderError)).toContain(
      'Run the command in a fresh clone, at ccccccc, where it ran; fix it there',
    );
  });
});
