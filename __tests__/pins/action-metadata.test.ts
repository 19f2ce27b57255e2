import { readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { describe, expect, test } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { z } from 'zod';
import { parsePlan } from '../../src/domain/plan/parse-plan.ts';
import { OUTPUT_NAMES } from '../../src/domain/workflow/output-names.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const metadataSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  author: z.string(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(
    z.string(),
    z.strictObject({ description: z.string(), required: z.boolean(), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
  runs: z.record(z.string(), z.string()),
});
const metadata = metadataSchema.parse(parse(read('action.yml')));

// The validator keeps what it has parsed by address.
const findProblems = async (folder: string, text: string) =>
  (await validate(TextDocument.create(`file:///${folder}/action.yml`, 'yaml', 0, text))).map(({ message }) => message);

/** Inputs of steps with `uses: ./` in a workflow that the action does not have. */
function findUnknownInputs(workflow: string): readonly string[] {
  const stepSchema = z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() });
  const { jobs } = z
    .object({ jobs: z.record(z.string(), z.object({ steps: z.array(stepSchema) })) })
    .parse(parse(workflow));
  const own = Object.values(jobs).flatMap(({ steps }) => steps.filter(({ uses }) => uses === './'));
  expect(own.length).toBeGreaterThan(0);
  return own.flatMap((step) => Object.keys(step.with ?? {})).filter((name) => !(name in metadata.inputs));
}

describe('the action', () => {
  test('has these inputs, with these defaults, and requires none', () => {
    const inputs = Object.entries(metadata.inputs);
    expect(Object.fromEntries(inputs.map(([name, input]) => [name, input.default ?? null]))).toEqual({
      workspace: null,
      isolation: null,
      'network-setup': null,
      'network-agent': null,
      'network-criteria': null,
      'visible-paths': null,
      'verify-in': null,
      claim: null,
      session: null,
      'rescue-steps': null,
      caches: null,
      plan: null,
      task: null,
      mode: 'run',
      continue: 'false',
      'ci-workflows': null,
      'check-run': 'true',
      'link-report': 'false',
      buttons: 'false',
      command: null,
      'trigger-label': 'groundhog',
      'plan-from-issue': 'draft',
      'allowed-bots': null,
      base: null,
      'task-branch': null,
      agent: null,
      agents: null,
      'agent-command': null,
      'attempt-budget-default': null,
      'wall-clock-timeout-seconds': null,
      'max-iterations': null,
      'max-tokens': null,
      'max-cost-usd': null,
      'deadline-minutes': null,
      'audit-minutes': null,
      fresh: 'false',
      force: 'false',
      'protected-branches': null,
      mask: null,
      policy: null,
      'step-match': null,
      materialize: null,
      sign: null,
      'sign-as': null,
      rebase: null,
      'sign-off': null,
      'github-token': '${{ github.token }}',
      provider: null,
      model: null,
      'base-url': null,
      tools: null,
      'on-denial': null,
      effort: null,
      temperature: null,
      'max-output-tokens': null,
      'context-window': null,
      headers: null,
      'provider-options': null,
      price: null,
      instruction: null,
      'judge-model': null,
      'judge-fallback-model': null,
      'judge-votes': null,
      'on-unjudged': null,
      'judge-provider': null,
      'judge-price': null,
      'bot-login': 'github-actions[bot]',
      'dry-run': 'false',
      lfs: 'false',
    });
    expect(inputs.filter(([, { required }]) => required).map(([name]) => name)).toEqual([]);
  });

  test('has these outputs, and a token is none of them', () => {
    expect(Object.keys(metadata.outputs)).toEqual([
      'ending',
      'conclusion',
      'task-id',
      'task-branch',
      'pull-request',
      'checkpoints-total',
      'checkpoints-landed',
      'attempts',
      'cost-usd',
      'input-tokens',
      'output-tokens',
      'matrix',
      'tasks',
      'run-json',
      'report-path',
    ]);
    expect([...OUTPUT_NAMES].sort()).toEqual(Object.keys(metadata.outputs).sort());
  });

  test('runs main, and post whatever happens, on node 24', () => {
    expect(metadata.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/post.js',
      'post-if': 'always()',
    });
  });

  test('is valid to GitHub, and what is not is found', async () => {
    const text = read('action.yml');
    expect(await findProblems('ours', text)).toEqual([]);
    expect(await findProblems('broken', text.replace('inputs:', 'inptus:'))).not.toEqual([]);
  });

  test('is given no input by CI that it does not have, and such a one is found', () => {
    const ci = read('.github/workflows/ci.yml');
    expect(findUnknownInputs(ci)).toEqual([]);
    expect(findUnknownInputs(ci.replace('dry-run: true', 'dry-runs: true'))).toEqual(['dry-runs']);
  });

  test('is given a valid plan by CI', () => {
    const path = '__tests__/fixtures/self-test/plan.yml';
    expect(read('.github/workflows/ci.yml')).toContain(`plan: ${path}`);
    expect(parsePlan(read(path), { fileName: path }).kind).toBe('ok');
  });
});
