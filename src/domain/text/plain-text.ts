const ANSI = /[^\P{Cc}\n\t]\[[0-9;?]*[ -/]*[@-~]/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\n\t]/gu;

/** Returns untrusted text as plain lines, without colour codes, control characters and invisible ones. Idempotent. */
export function toPlainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(ANSI, '')
    .replace(INVISIBLE, '')
    .replace(CONTROL_BUT_TAB_AND_NEWLINE, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** Returns a text as one plain line: white space is collapsed to single spaces and trimmed. */
export function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim();
}
