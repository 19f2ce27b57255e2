import { decodeFromComment, encodeForComment } from '../text/comment-code.ts';

/** Renders a box that stands for a command, at the start of an item of a list; the command has no `/groundhog`. */
export function renderBox(command: string): string {
  return `[ ] <!-- groundhog:1:do:${encodeForComment(command)} -->`;
}

/** The difference that an edit has made to the boxes of a page. */
export type Ticking =
  | { readonly kind: 'one'; readonly command: string }
  | { readonly kind: 'none' }
  /** More than one at once, which no click makes. */
  | { readonly kind: 'several' };

/** Finds the box that was not ticked in the text before, and is in the text after an edit. */
export function findTicking(before: string, after: string): Ticking {
  const [from, to] = [readBoxes(before), readBoxes(after)];
  const ticked = [...to].filter(([command, isTicked]) => isTicked && from.get(command) === false);
  const [only] = ticked;
  if (only === undefined) return { kind: 'none' };
  return ticked.length === 1 ? { kind: 'one', command: only[0] } : { kind: 'several' };
}

/** Returns whether the box of this command is ticked in a text. */
export function isTicked(text: string, command: string): boolean {
  return readBoxes(text).get(command) === true;
}

/** Lists the commands that have a box in a text. */
export function listBoxes(text: string): readonly string[] {
  return [...readBoxes(text).keys()];
}

const BOX = /^ {0,3}- \[([ xX])\] <!-- groundhog:1:do:(\S+) -->/;

/** Reads the boxes of a text: each command, and whether it is ticked. */
function readBoxes(text: string): ReadonlyMap<string, boolean> {
  const boxes = new Map<string, boolean>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, mark = '', code = ''] = BOX.exec(line) ?? [];
    const command = decodeFromComment(code);
    if (command !== undefined && command !== '') boxes.set(command, mark !== ' ');
  }
  return boxes;
}

const PAGE = /^<!-- groundhog:1:([^\s:]+):(?:status|issue): -->\r?\n/;

/** Reads the lineage of the task that a page with boxes is of, from its first line; undefined for any other text. */
export function readPageLineage(text: string): string | undefined {
  const [, code] = PAGE.exec(text) ?? [];
  return code === undefined ? undefined : decodeFromComment(code);
}
