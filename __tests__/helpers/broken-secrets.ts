/** The ways to break a secret so that a search for it fails and a reader, or the next program, still has it. */
export const tricks: readonly (readonly [name: string, insert: string])[] = [
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['an override of the direction', '\u202e'],
  ['an isolate of the direction', '\u2066'],
  ['a variation selector', '\ufe0f'],
  ['a variation selector of the supplement', '\u{e0101}'],
  ['a tag', '\u{e0041}'],
  ['a Hangul filler', '\u3164'],
  ['a combining mark', '\u0336'],
  ['a NUL', '\0'],
  ['a backspace', '\b'],
  ['a delete', '\x7f'],
  ['a carriage return', '\r'],
  ['a lone escape', '\x1b'],
  ['a colour', '\x1b[31m'],
  ['a colour of 24 bits', '\x1b[38:2::1:2:3m'],
  ['a private parameter', '\x1b[>4;2m'],
  ['a control of 8 bits', '\u009b1m'],
  ['a title', '\x1b]0;a title\x07'],
  ['a link', '\x1b]8;;https://example.com\x1b\\'],
  ['a device control string', '\x1bPq\x1b\\'],
  ['a character set', '\x1b(B'],
  ['a saved cursor', '\x1b7'],
  ['three of them', '\u200b\x1b[0m\u0336'],
];

/** Breaks a text in its middle, and once more at every character. */
export function breakSecret(secret: string, insert: string): readonly string[] {
  const middle = Math.floor(secret.length / 2);
  return [`${secret.slice(0, middle)}${insert}${secret.slice(middle)}`, Array.from(secret).join(insert)];
}

/** Every other form of the letters of a secret. */
export const forms: readonly (readonly [name: string, toForm: (secret: string) => string])[] = [
  [
    'wide letters',
    (secret) => secret.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  ],
  [
    'bold letters',
    (secret) => secret.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1d3b9)),
  ],
  ['accented letters', (secret) => secret.replace(/[aeo]/g, (letter) => `${letter}\u0301`.normalize('NFC'))],
];

/** Returns what is left of a text when everything is gone that a program may remove, or that a reader does not see. */
export function reveal(text: string): string {
  return text
    .replace(/\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1bP[^\x1b]*\x1b\\/g, '')
    .replace(/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b\(B|\x1b7/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Returns whether a text holds a secret as it is, with its invisible characters removed one way, or all of them. */
export function holdsBroken(text: string, secret: string): boolean {
  const visible = text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').replace(/[^\P{Cc}\n\t]/gu, '');
  return [text, visible, reveal(text)].some((each) => each.includes(secret));
}
