import { afterEach, expect } from '@jest/globals';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelRequest, type ModelTurn } from '../../helpers/agents/model-turn.ts';
import { objectsOf, textAt } from '../../helpers/json.ts';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { runBuiltin } from '../builtin-agent.ts';
import { createPlanRepo } from '../laptop.ts';

let endpoint: ModelEndpoint | undefined;

afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
  await cleanUp();
});

const IDS = ['refuted', 'turns', 'stall', 'flood'] as const;
type Id = (typeof IDS)[number];

const FLOOD = "seq -f 'ok %g handles errors' 3000; echo 'FAIL flood: expected good'; seq -f 'ok %g passes' 3000";

function toCommand(id: Id): string {
  return `grep -q good ${id}.txt || { ${id === 'flood' ? FLOOD : `echo "FAIL ${id} $(cat ${id}.txt)"`}; exit 1; }`;
}

/** A plan of one checkpoint for each way to fail; each asks for a file that says "good". */
const PLAN = `task: hello
checkpoints:
${IDS.map(
  (id) => `  - id: ${id}
    spec: Write ${id}.txt.
    attempt_budget: 2
    success_criteria:
      - kind: command
        command: ${JSON.stringify(toCommand(id))}
`,
).join('')}`;

function readBrief({ body }: ModelRequest): string {
  return objectsOf(objectsOf(body.messages)[0]?.content)
    .map((part) => textAt(part, 'text'))
    .join('');
}

function write(id: Id, content: string): ModelTurn {
  return call('write_file', { path: `${id}.txt`, content });
}

/** What the model does in the first attempt at each checkpoint. */
const FIRST: Readonly<Record<Id, (answers: number) => ModelTurn>> = {
  refuted: (answers) =>
    answers === 0 ? write('refuted', 'bad\n') : call('checkpoint_success', { summary: 'It is good' }),
  turns: (answers) => ({
    kind: 'turn',
    text: `Clue ${answers}: the cache is stale.`,
    calls: [{ name: 'bash', input: { command: `echo step ${answers}` } }],
  }),
  stall: () => ({
    kind: 'turn',
    text: 'The README holds no clue.',
    calls: [{ name: 'read_file', input: { path: 'README.md' } }],
  }),
  flood: (answers) => (answers === 0 ? write('flood', 'bad\n') : call('checkpoint_success', { summary: 'No flood' })),
};

const script: ModelScript = (request) => {
  const brief = readBrief(request);
  const id = IDS.find((name) => brief.includes(`\nid: ${name}\n`)) ?? 'flood';
  const { length } = request.answers;
  if (brief.includes('Attempt 1 of 2')) return FIRST[id](length);
  return length === 0 ? write(id, 'good\n') : call('checkpoint_success', { summary: `Write ${id}` });
};

quickTest("a retry's brief names the claim, the change and the telling line, however the attempt failed", async () => {
  endpoint = await startModelEndpoint(script);
  const { dir } = await createPlanRepo(PLAN);
  const run = await runBuiltin(dir, endpoint, { flags: ['--max-iterations', '7'] });
  expect(run.document.ending).toBe('passed');
  const retries = endpoint.requests.map(readBrief).filter((brief) => brief.includes('## Attempt 2 of 2'));
  const [refuted, turns, stall, flood] = IDS.map(
    (id) => retries.find((brief) => brief.includes(`\nid: ${id}\n`)) ?? '',
  );
  expect(refuted).toContain('The agent claimed success: It is good\n');
  expect(refuted).toMatch(/refuted\.txt \| 1 \+\n[\s\S]*\n\+bad\n/u);
  expect(refuted).toContain('It exited with 1; 0 was expected.\nOutput:\nFAIL refuted bad');
  expect(turns).toContain('The agent used its 7 turns without closing the attempt and was stopped.');
  expect(turns).toContain('Its last text: Clue 6: the cache is stale.');
  expect(turns).toMatch(/Its last call: bash \{"command":"echo step 5"\}\n[\s\S]*step 5/u);
  expect(turns).toContain('It changed no file.');
  expect(stall).toContain(
    'The agent made no progress and was stopped: it made the same call with the same answer 5 times',
  );
  expect(stall).toContain('Its last text: The README holds no clue.');
  expect(stall).toMatch(/Its last call: read_file \{"path":"README.md"\}\n[\s\S]*# Hello/u);
  expect(flood).toContain('The agent claimed success: No flood\n');
  expect(flood).toContain('look like failures:]\nFAIL flood: expected good\n');
  expect(flood).toMatch(/\nok 1 handles errors\n[\s\S]*\nok 3000 passes\n/u);
  expect(flood?.length).toBeLessThan(10_000);
});
