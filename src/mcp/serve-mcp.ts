import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import type { VerbReply } from '../domain/attempt/verb.ts';
import { findVerbTool, type VerbTool, verbTools } from '../domain/attempt/verb-tool.ts';
import { answerInvalidLines } from './checked-input.ts';

export interface McpServerOptions {
  readonly version: string;
  /** Calls a verb of the attempt. Resolves also when there is no attempt. */
  readonly call: (verb: string, payload: unknown) => Promise<VerbReply>;
  readonly input: Readable;
  readonly output: Writable;
}

const INSTRUCTIONS = `These tools are how you speak to Groundhog, which gave you one checkpoint of a plan. Work with your own tools, then end with exactly one of checkpoint_success and checkpoint_failure: ending without either is a failed attempt. Payloads that are refused may be fixed and sent again.`;

// Why: docs/decisions/0044-mcp-passes-payloads-on.md
/**
 * Serves the verbs as tools of the Model Context Protocol on a pair of streams, until the input ends and every call is
 * answered. Payloads are validated by the verb handler, so that refusals are the same for MCP, shell and built-in agent.
 */
export async function serveMcp({ version, call, input, output }: McpServerOptions): Promise<void> {
  const server = new Server(
    { name: 'groundhog', title: 'Groundhog', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const pending = new Set<Promise<unknown>>();
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: verbTools.map(toTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const reply = call(findVerbTool(params.name)?.verb ?? params.name, params.arguments ?? {});
    pending.add(reply);
    return toResult(await reply.finally(() => pending.delete(reply)));
  });
  const lines = answerInvalidLines(input, output);
  const ended = Promise.race([once(lines, 'end'), once(lines, 'close')]);
  await server.connect(new StdioServerTransport(lines, output));
  await ended;
  await Promise.allSettled(pending);
  // The SDK writes the answers in the turn after the calls have ended.
  await new Promise((resolve) => setImmediate(resolve));
  await server.close();
}

function toTool({ name, description, inputSchema, isReadOnly, isTerminal }: VerbTool): Tool {
  const annotations = { readOnlyHint: isReadOnly, destructiveHint: isTerminal, openWorldHint: false };
  return { name, description, inputSchema: { ...inputSchema }, annotations };
}

function toResult({ ok, text }: VerbReply): CallToolResult {
  return { content: [{ type: 'text', text }], isError: !ok };
}
