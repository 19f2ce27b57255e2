import type { ModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import type { ChildResult } from '../../helpers/child-run.ts';
import { startCli } from '../../helpers/run-built.ts';
import { createRepo, createTempDir, type TempRepo } from '../../helpers/temp-repo.ts';
import { CANARY_KEY } from '../builtin-agent.ts';

/** A repository with a module, its test, and a test runner that needs no package. */
export function createWishRepo(files: Readonly<Record<string, string>> = {}): Promise<TempRepo> {
  return createRepo({
    files: {
      'package.json': JSON.stringify({ name: 'wish', type: 'module', scripts: { test: 'node --test' } }),
      'src/greet.js': 'export const greet = (name) => `hello ${name}`;\n',
      'test/greet.test.js': [
        "import assert from 'node:assert';",
        "import { test } from 'node:test';",
        "import { greet } from '../src/greet.js';",
        "test('greets', () => assert.equal(greet('you'), 'hello you'));",
        '',
      ].join('\n'),
      ...files,
    },
  });
}

const RUN_TESTS = `      - kind: tests
        command: node --test --test-reporter=tap
        report: tap
`;

/** A plan whose test is written by a first checkpoint, as the rules of the planner ask. */
export const GOOD_PLAN = `protect: [package.json]
checkpoints:
  - id: test-of-shout
    spec: Write test/shout.test.js for shout of src/shout.js, with the test "shouts". Write no other file.
    success_criteria:
      - { kind: changes_within, paths: [test/shout.test.js] }
      - { kind: command, command: "test -f test/shout.test.js && ! node --test test/shout.test.js" }
  - id: shout
    spec: Write shout in src/shout.js.
    protect: [test/shout.test.js]
    success_criteria:
${RUN_TESTS}        must_pass: [shouts]
        must_fail_at_base: true
`;

/** A plan whose criteria hold before any work. */
export const VACUOUS_PLAN = `checkpoints:
  - id: greet
    spec: Make greet work.
    success_criteria:
      - { kind: command, command: node --test }
${RUN_TESTS}        must_pass: [greets]
        must_fail_at_base: true
`;

/** Renders the answer of a model with a plan in it. */
export function answerWith(plan: string): string {
  return `Here is the plan.\n\n\`\`\`yaml\n${plan}\`\`\`\n`;
}

/** Runs `groundhog plan` with the built-in agent against a scripted model. */
export async function draftOnLaptop(
  dir: string,
  {
    wish,
    model,
    flags = [],
  }: { readonly wish: string; readonly model: ModelEndpoint; readonly flags?: readonly string[] },
): Promise<ChildResult> {
  const choice = ['--provider', 'anthropic', '--model', 'scripted-model', '--price', '1/0.1/2'];
  const env = { ANTHROPIC_API_KEY: CANARY_KEY, ANTHROPIC_BASE_URL: model.url };
  return planOnLaptop(dir, [wish, ...choice, ...flags], env);
}

/** Runs `groundhog plan` in a folder. */
export async function planOnLaptop(
  dir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ChildResult> {
  const TMPDIR = await createTempDir('groundhog-tmp');
  return (await startCli(['plan', ...args], { cwd: dir, env: { TMPDIR, ...env } })).finished;
}
