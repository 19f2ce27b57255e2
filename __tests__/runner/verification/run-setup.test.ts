import { expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import type { RunContext } from '../../../src/runner/context/run-context.ts';
import { runSetup } from '../../../src/runner/verification/run-setup.ts';
import type { CommandFolder } from '../../../src/verifier/command-folder.ts';

const context = {
  ports: {
    notifier: { progress: () => undefined },
    redactor: createRedactor([]),
    programs: { shell: { file: '/bin/sh', args: [] }, path: '' },
  },
  limits: { signal: new AbortController().signal },
} as unknown as RunContext;

/** A folder in which each command prints a text and exits with 127. */
function openFolder(printed: string): CommandFolder {
  const run = ({ onOutput }: { readonly onOutput: (bytes: Uint8Array) => void }) => {
    onOutput(Buffer.from(printed));
    return Promise.resolve({ exitCode: 127, signal: null, timedOut: false });
  };
  return { path: '/', env: {}, run } as unknown as CommandFolder;
}

test('a setup that fails with one line says it once', async () => {
  expect(await runSetup('uv sync', openFolder('sh: 1: uv: not found\n'), context)).toEqual({
    kind: 'failed',
    detail: 'exit code 127: sh: 1: uv: not found',
    output: '',
  });
});

test('a setup that fails has its output behind the line that says why', async () => {
  expect(await runSetup('make', openFolder('one\nError: two\nthree\n\n'), context)).toMatchObject({
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
  expect(await runSetup('make', openFolder(printed), context)).toMatchObject({ detail: `exit code 127: ${cause}` });
});
