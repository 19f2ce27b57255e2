import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readJob } from '../../../src/entry/job/job.ts';
import { openJobContext } from '../../../src/entry/job/job-context.ts';
import { readInputs } from '../../../src/entry/settings/inputs.ts';
import { findPrograms } from '../../../src/exec/programs.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

const INPUTS = { 'INPUT_GITHUB-TOKEN': 'token', 'INPUT_LINK-REPORT': 'true' };
beforeEach(() => void Object.assign(process.env, INPUTS));
afterEach(() => {
  for (const name of Object.keys(INPUTS)) delete process.env[name];
});

test('reports link to the artifacts of a job only while it can still upload them', async () => {
  const controller = new AbortController();
  const env = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'octo/hello',
    GITHUB_RUN_ID: '7',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SHA: 'a'.repeat(40),
  };
  const { links } = openJobContext(readInputs(), {
    ...{ job: readJob(env), redactor: createRedactor([]), signal: controller.signal, env },
    ...{
      programs: await findPrograms(''),
      write: () => undefined,
      onRun: () => undefined,
      caution: async () => undefined,
    },
  });
  expect({ ...links }.reportUrl).toMatch(/\/octo\/hello\/actions\/runs\/7.*#artifacts$/);
  controller.abort();
  expect({ ...links }.reportUrl).toBeUndefined();
});
