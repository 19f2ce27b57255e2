import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { type ModelScript, playTurns } from '../../../helpers/agents/model-endpoint.ts';
import { call, type ModelProtocol, type ModelTurn, type PlainTurn, say } from '../../../helpers/agents/model-turn.ts';
import type { AgentRun, AgentRunOptions } from '../run-agent.ts';

export const PROTOCOLS: readonly ModelProtocol[] = ['anthropic', 'openai-responses', 'openai-chat', 'gemini'];

/** What a provider or a model does to an agent, and how the attempt ends. */
export interface AdverseScenario {
  readonly title: string;
  readonly script: ModelScript;
  /** `done` where the model calls the success verb in the end; otherwise what the agent reports. */
  readonly ending: 'done' | object;
  readonly run?: Omit<AgentRunOptions, 'script' | 'protocol'>;
  /** What holds beside the ending. */
  readonly check?: (run: AgentRun) => void | Promise<void>;
  /** The protocols that have this; all four when absent. */
  readonly protocols?: readonly ModelProtocol[];
  /** It takes seconds: for the slow tests alone. */
  readonly isLong?: boolean;
}

/** An image of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const DONE = call('checkpoint_success', { summary: 'Done' });
const status = (code: number, message: string, headers: Readonly<Record<string, string>> = {}): ModelTurn => ({
  ...{ kind: 'status', status: code, message, headers },
});
const calls = (...list: readonly (readonly [name: string, input: Record<string, unknown>])[]): PlainTurn => ({
  kind: 'turn',
  calls: list.map(([name, input]) => ({ name, input })),
});
const write = (path: string, content: string): PlainTurn => calls(['write_file', { path, content }]);

const toolNames = ({ report }: AgentRun) => report.toolCalls.map(({ tool_name }) => tool_name);
const errors = ({ report }: AgentRun) => report.toolCalls.map(({ is_error }) => is_error);
const answersAt = ({ endpoint }: AgentRun, request: number) =>
  endpoint.requests[request]?.answers.map(({ text }) => text) ?? [];

export const SCENARIOS: readonly AdverseScenario[] = [
  {
    title: 'several calls in one answer are all answered, in their order',
    script: playTurns(
      calls(['write_file', { path: 'a', content: 'of a' }], ['read_file', { path: 'a' }], ['list_files', {}]),
      DONE,
    ),
    ending: 'done',
    check(run) {
      expect(toolNames(run)).toEqual(['write_file', 'read_file', 'list_files']);
      expect(answersAt(run, 1)).toEqual([
        expect.stringContaining('a'),
        expect.stringContaining('of a'),
        expect.stringContaining('a'),
      ]);
    },
  },
  {
    title: 'arguments of the wrong types are refused, and the model fixes them',
    script: playTurns(calls(['read_file', { path: 5 }], ['bash', { command: ['ls'] }]), write('a', 'x'), DONE),
    ending: 'done',
    check: (run) => expect(errors(run)).toEqual([true, true, false]),
  },
  {
    title: 'arguments that are cut within their JSON run nothing',
    script: playTurns(
      { kind: 'turn', calls: [{ name: 'write_file', input: { path: 'cut' }, raw: '{"path":"cut","content":"ha' }] },
      DONE,
    ),
    ending: 'done',
    check(run) {
      expect(run.moments.filter((moment) => moment === 'end write_file').length).toBeLessThanOrEqual(1);
      expect(errors(run)).toEqual([true]);
    },
  },
  {
    title: 'a tool that does not exist is answered with those that do',
    script: playTurns(call('apply_magic', { wand: 1 }), DONE),
    ending: 'done',
    check(run) {
      expect(errors(run)).toEqual([true]);
      expect(answersAt(run, 1)[0]).toMatch(/apply_magic[\s\S]*read_file[\s\S]*checkpoint_success/);
    },
  },
  {
    title: 'a limit of requests is waited for as the provider asks',
    script: playTurns(status(429, 'slow down', { 'retry-after': '0' }), DONE),
    ending: 'done',
  },
  {
    title: 'a limit of requests that stays interrupts the attempt',
    script: () => status(429, 'slow down', { 'retry-after': '0' }),
    ending: { kind: 'unavailable', detail: expect.stringContaining('429') },
    check: ({ endpoint }) => expect(endpoint.requests).toHaveLength(6),
  },
  {
    title: 'an error of the server is asked again',
    script: playTurns(status(500, 'internal error'), write('a', 'x'), status(503, 'again'), DONE),
    ending: 'done',
  },
  {
    title: 'an error of the server that stays interrupts the attempt',
    script: () => status(500, 'internal error'),
    ending: { kind: 'unavailable', detail: expect.stringContaining('500') },
  },
  {
    title: 'an overloaded provider is asked again',
    script: playTurns(status(529, 'Overloaded'), status(529, 'Overloaded'), DONE),
    ending: 'done',
  },
  {
    title: 'a connection that ends before an answer is opened again',
    script: playTurns(write('a', 'x'), { kind: 'reset' }, DONE),
    ending: 'done',
    check: (run) => expect(toolNames(run)).toEqual(['write_file']),
  },
  {
    title: 'a connection that ends in the middle of a call runs nothing of it',
    script: playTurns({ kind: 'break', turn: write('half', 'x'.repeat(500)) }, write('whole', 'x'), DONE),
    ending: 'done',
    check: (run) => expect(run.moments).toEqual(['start write_file', 'end write_file']),
  },
  {
    title: 'a connection that always ends in the middle interrupts the attempt',
    script: () => ({ kind: 'break', turn: write('half', 'x'.repeat(500)) }),
    ending: { kind: 'unavailable' },
    check: (run) => expect(run.moments).toEqual([]),
  },
  {
    title: 'a failure that the stream itself reports is asked again',
    script: playTurns({ kind: 'stream_error', message: 'Overloaded', type: 'overloaded_error' }, DONE),
    ending: 'done',
  },
  {
    title: 'an answer that drips in pieces of five bytes is read whole',
    script: playTurns({ ...write('umlaut', 'grün – 🦫'), text: 'Über 🦫', isSlow: true }, DONE),
    ending: 'done',
    check: (run) => expect(run.said).toContain('Über 🦫'),
  },
  {
    title: 'an answer that never comes is asked again',
    script: playTurns({ kind: 'hang' }, DONE),
    ending: 'done',
    run: { options: { silenceMs: 2000 } },
    isLong: true,
  },
  {
    title: 'answers without a word or a call end the attempt',
    script: () => ({ kind: 'turn' }),
    ending: { kind: 'ended' },
    check: ({ endpoint }) => expect(endpoint.requests).toHaveLength(3),
  },
  {
    title: 'a refusal ends the attempt as its failure',
    script: playTurns({ kind: 'turn', text: 'I cannot help with that.', isRefusal: true }),
    ending: { kind: 'cut_short', sentence: expect.stringContaining('The model refused to continue') },
  },
  {
    title: 'a first request that is too long ends the attempt',
    script: () => status(400, 'prompt is too long: 210000 tokens > 200000 maximum'),
    ending: { kind: 'cut_short', sentence: expect.stringContaining('longer than the model can take') },
  },
  {
    title: 'an answer that reaches the output limit is explained, and nothing of it is run',
    script: playTurns({ ...write('half', 'x'), isCutOff: true }, DONE),
    ending: 'done',
    check(run) {
      expect(run.moments).toEqual([]);
      expect(run.endpoint.requests[1]?.text).toContain('output limit');
    },
  },
  {
    title: '200 turns of work come to their end',
    script: ({ number }) => (number <= 200 ? write('count', `${number}`) : DONE),
    ending: 'done',
    run: { task: { maxTurns: 250 } },
    check(run) {
      expect(run.report.usage.turns).toBe(201);
      expect(run.report.toolCalls).toHaveLength(200);
    },
    isLong: true,
  },
  {
    title: '10 MB of output reach the model as their ends',
    script: playTurns(
      call('bash', { command: "echo first; head -c 10000000 /dev/zero | tr '\\0' x; echo last" }),
      DONE,
    ),
    ending: 'done',
    check(run) {
      const [text = ''] = answersAt(run, 1);
      expect(text.length).toBeLessThan(70_000);
      expect(text).toMatch(/first[\s\S]*left out[\s\S]*last/);
    },
  },
  {
    title: 'a binary file does not break the conversation, and an image is shown',
    script: playTurns(
      calls(['read_file', { path: 'blob' }], ['bash', { command: 'cat blob' }], ['read_file', { path: 'dot.png' }]),
      DONE,
    ),
    ending: 'done',
    run: {
      async prepare(folder) {
        await writeFile(join(folder, 'blob'), Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256)));
        await writeFile(join(folder, 'dot.png'), Buffer.from(PNG, 'base64'));
      },
    },
    check(run) {
      expect(answersAt(run, 1)).toHaveLength(3);
      const second = run.endpoint.requests[1];
      // Chat completions take no image in the answer to a call.
      expect(second?.text.includes(PNG)).toBe(second?.protocol !== 'openai-chat');
    },
  },
  {
    title: 'a thought is sent back with what its provider wants with it',
    script: playTurns({ ...write('a', 'x'), thinking: 'It needs a file.' }, say('Almost.'), DONE),
    ending: 'done',
    // OpenAI's chat completions have no thoughts.
    protocols: ['anthropic', 'openai-responses', 'gemini'],
    check({ endpoint }) {
      for (const { text } of endpoint.requests.slice(1)) expect(text).toContain('c2lnbmF0dXJl');
      expect(endpoint.requests.at(-1)?.text).toContain('It needs a file.');
    },
  },
];
