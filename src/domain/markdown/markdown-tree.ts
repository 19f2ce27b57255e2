import { parse, postprocess, preprocess } from 'micromark';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';

type Token = ReturnType<typeof postprocess>[number][1];

/** A token of the parser with those inside of it. */
export interface MarkdownNode {
  readonly type: Token['type'];
  readonly start: Token['start'];
  readonly end: Token['end'];
  readonly source: () => string;
  readonly parent: MarkdownNode | undefined;
  readonly children: readonly MarkdownNode[];
}

// Emphasis hides nothing, and finding it takes quadratic time.
const EXTENSIONS = [gfmFootnote(), { disable: { null: ['attention'] } }];

/** Parses a text as CommonMark with the footnotes of GitHub. Returns all nodes in the order of their starts. */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  const open: (MarkdownNode & { readonly children: MarkdownNode[] })[] = [];
  const chunks = preprocess()(text, undefined, true);
  for (const [kind, token, context] of postprocess(parse({ extensions: EXTENSIONS }).document().write(chunks))) {
    if (kind === 'exit') {
      open.pop();
      continue;
    }
    const { type, start, end } = token;
    const parent = open.at(-1);
    const node = { type, start, end, parent, children: [], source: () => context.sliceSerialize(token) };
    parent?.children.push(node);
    nodes.push(node);
    open.push(node);
  }
  return nodes;
}
