import { toPlainText } from '../../domain/text/plain-text.ts';

/** HTML whose untrusted parts are escaped. Only `html` and `trustMarkup` make it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A part of a page: text is escaped, markup is not, and undefined is nothing. */
export type MarkupPart = Markup | string | number | undefined | readonly MarkupPart[];

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Returns untrusted text as HTML that is safe as content and in a quoted attribute, without what nobody sees. */
export function escapeHtml(text: string): string {
  return toPlainText(text).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}

/** Makes markup of a template; each value that is no markup is escaped. Attributes must be quoted. */
export function html(template: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  const texts = template.map((text, index) => `${text}${toText(parts[index])}`);
  return new Markup(texts.join(''));
}

/** Makes markup of a text of ours, which has no part of others. */
export function trustMarkup(text: string): Markup {
  return new Markup(text);
}

function toText(part: MarkupPart): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(toText).join('') : escapeHtml(String(part));
}
