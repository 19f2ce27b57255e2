import { verbTools as offered } from '../../domain/attempt/verb-tool.ts';
import type { Tool } from './tool.ts';

/** The verbs as tools, in the words that every agent is told them in. They are always there. */
export const createVerbTools: readonly Tool[] = offered.map(({ name, verb, description, inputSchema }) => ({
  name,
  description,
  parameters: { ...inputSchema },
  isVerb: true,
  mayWrite: false,
  async run(input, { task }) {
    const { ok, text } = await task.callVerb(verb, input);
    return { text, isError: !ok };
  },
}));
