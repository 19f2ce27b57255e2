import type { RawHtml } from './read-markdown.ts';

// Of HTML that a text may have before a plan: comments that end as HTML has it, too, images and line breaks.
const HARMLESS =
  /^(?:[^<]|<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->|<(?:img|br)(?:\s+(?:[^<>"'/]|\/(?!>)|"[^"<>]*"|'[^'<>]*')*)?\/?>)*$/i;

/**
 * Finds the first raw HTML before a line that may hide, fold or change what comes after it: anything but whole comments,
 * images and line breaks. An element may be closed elsewhere, or not at all.
 */
export function findHidingHtml(html: readonly RawHtml[], beforeLine: number): RawHtml | undefined {
  return html.find(({ line, text }) => line < beforeLine && !HARMLESS.test(text));
}
