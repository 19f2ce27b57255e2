import { readMarkdown } from '../markdown/read-markdown.ts';

/** The plan in the answer of a model, or the reason why there is none. */
export type ExtractedDraft =
  | { readonly kind: 'plan'; readonly text: string }
  | { readonly kind: 'none'; readonly reason: string };

const LANGUAGES = new Set(['yaml', 'yml', 'groundhog']);

/** Extracts the plan of an answer: its only closed code block in YAML, outside of quotations. Nothing is guessed. */
export function extractDraft(answer: string): ExtractedDraft {
  const reading = readMarkdown(answer);
  if (reading.kind === 'too_costly') return none(`line ${reading.line} of the answer: ${reading.message}`);
  const blocks = reading.fences.filter(({ info }) => LANGUAGES.has(info.split(/\s/, 1)[0]?.toLowerCase() ?? ''));
  const [block, second] = blocks;
  if (block === undefined) return none('the answer has no code block that begins with ```yaml');
  if (second !== undefined)
    return none(`the answer has ${blocks.length} code blocks in YAML, and one of them must be the whole plan`);
  if (!block.isClosed) return none('the code block of the plan is not closed: the answer may have been cut');
  if (block.container !== 'document') return none(`the plan is in a ${block.container}: write it at the left margin`);
  return { kind: 'plan', text: block.lines.map(({ text }) => `${text}\n`).join('') };
}

function none(reason: string): ExtractedDraft {
  return { kind: 'none', reason };
}
