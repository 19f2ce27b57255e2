/** Encodes a text so that an HTML comment can hold it as one word, which nothing in it ends. */
export function encodeForComment(text: string): string {
  // A hyphen or "!" could end the HTML comment early.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/[-!]/g, (character) =>
    character === '-' ? '%2D' : '%21',
  );
}

/** Decodes what `encodeForComment` has encoded; undefined for any other text. */
export function decodeFromComment(code: string): string | undefined {
  try {
    return decodeURIComponent(code);
  } catch {
    return undefined;
  }
}
