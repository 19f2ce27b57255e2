import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { verbPayloads } from '../../src/domain/attempt/verb.ts';
import { lintPlan } from '../../src/domain/plan/lint-plan.ts';
import { parsePlan } from '../../src/domain/plan/parse-plan.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { warnOfOpenFiles } from '../../src/domain/toolchain/lint-open-files.ts';
import { readActionMetadata } from '../helpers/action-metadata.ts';
import { findCodeBlocks, projectFolder, readPage, readPages, sectionOf } from './pages.ts';

const blocks = readPages().flatMap(findCodeBlocks);
const yamlBlocks = blocks.filter(({ language }) => language === 'yaml');
const isWorkflow = (text: string) => /^on:/m.test(text);

const listWarnings = (plan: Plan) => [...lintPlan(plan), ...warnOfOpenFiles(plan, undefined)];

const workflowSchema = z.object({
  on: z.object({ workflow_dispatch: z.object({ inputs: z.record(z.string(), z.unknown()) }) }),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()).optional(),
      steps: z.array(z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).default({}) })),
    }),
  ),
});

describe('the plans in the pages', () => {
  const plans = yamlBlocks.filter(({ text }) => !isWorkflow(text));

  test('are found', () => {
    const pages = plans.map(({ place }) => place.replace(/:\d+$/, ''));
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/getting-started.md', 'docs/plan-reference.md']));
  });

  test('of those that teach have no weakness but a statement for people', () => {
    const taught = plans.filter(({ place }) => /^README|getting-started|good-plans/.test(place));
    const messages = taught.flatMap(({ place, text }) => {
      const parsed = parsePlan(text, { fileName: place });
      return parsed.kind === 'ok' ? listWarnings(parsed.plan).map(({ message }) => `${place} ${message}`) : [];
    });
    expect(messages.filter((message) => !message.includes('(semantic)'))).toEqual([]);
  });
});

describe('the plans to copy', () => {
  const folder = join(projectFolder, 'examples', 'plans');

  test.each(readdirSync(folder))('%s is valid, in block form, and has no weakness', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const parsed = parsePlan(text, { fileName: name });
    expect(parsed).toMatchObject({ kind: 'ok' });
    expect(parsed.kind === 'ok' ? listWarnings(parsed.plan) : parsed).toEqual([]);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('schema=../../schema/plan.schema.json\n');
  });
});

describe('the workflows in the pages', () => {
  const workflows = yamlBlocks.filter(({ text }) => isWorkflow(text));

  test('are found', () => {
    expect(workflows).toHaveLength(2);
  });

  test.each(workflows.map((block) => [block.place, block.text] as const))(
    '%s pins the checkout as our own CI does, keeps no credentials, and gives inputs that exist',
    async (_place, text) => {
      const { permissions, jobs, on } = workflowSchema.parse(parse(text));
      const [job] = Object.values(jobs);
      const [checkout, groundhog] = (job?.steps ?? []).filter(({ uses }) => uses !== undefined);
      expect(readPage('.github/workflows/ci.yml').text).toContain(`uses: ${checkout?.uses} # `);
      expect(text).toContain(`${checkout?.uses} # v`);
      expect(checkout?.with).toEqual({ 'persist-credentials': false, 'fetch-depth': 0 });
      expect(groundhog?.uses).toMatch(/^[\w-]+\/groundhog@v\d+\.\d+\.\d+$/);
      const { defaults } = await readActionMetadata(join(projectFolder, 'action.yml'));
      expect(Object.keys(groundhog?.with ?? {}).filter((name) => !(name in defaults))).toEqual([]);
      expect(groundhog?.with.plan).toBe('${{ inputs.plan }}');
      expect(on.workflow_dispatch.inputs).toHaveProperty('plan');
      expect({ ...permissions, ...job?.permissions }).toEqual({
        contents: 'write',
        'pull-requests': 'write',
        issues: 'write',
        checks: 'write',
        ...(text.includes('COPILOT_GITHUB_TOKEN') ? { 'copilot-requests': 'write' } : {}),
      });
    },
  );

  test('in the README has fifteen lines, limits, and no stored secret', () => {
    const [first] = workflows.filter(({ place }) => place.startsWith('README.md'));
    expect(first?.text.trimEnd().split('\n')).toHaveLength(15);
    expect(first?.text).toMatch(/timeout-minutes: [\s\S]*deadline-minutes: .* max-cost-usd: /);
    expect(first?.text).not.toMatch(/secrets\./);
  });
});

describe('the payloads in the page about agents', () => {
  const examples = findCodeBlocks(readPage('docs/agents.md')).filter(({ language }) => language === 'json');

  test.each([
    [0, 'groundhog.checkpoint_success'],
    [1, 'groundhog.checkpoint_failure'],
    [2, 'groundhog.side_effect'],
  ] as const)('number %d is one of %s, with all of its fields', (index, name) => {
    const payload: unknown = JSON.parse(examples[index]?.text ?? '');
    expect(verbPayloads[name].parse(payload)).toEqual(payload);
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(payload))).toEqual(
      Object.keys(verbPayloads[name].shape),
    );
  });
});

describe('the README', () => {
  test('is no longer than 120 lines', () => {
    expect(readPage('README.md').text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  test('shows exactly one command to see it work', () => {
    const section = sectionOf(readPage('README.md'), 'See it work');
    const commands = [...section.matchAll(/^(node|npm|npx|git) .*$/gm)].map(([line]) => line.replace(/ +#.*$/, ''));
    expect(commands).toEqual(['node dist/cli.js demo']);
  });
});
