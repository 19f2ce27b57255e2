import type { ModelMessage } from 'ai';

/** The bytes that an image counts as: its base64 says nothing about the tokens that it takes. */
const IMAGE_BYTES = 6000;

/** Returns the size of messages in bytes of JSON. */
export function measureMessages(messages: readonly ModelMessage[]): number {
  let images = 0;
  const json = JSON.stringify(messages, (_, value: unknown) => {
    if (!isImage(value)) return value;
    images += 1;
    return undefined;
  });
  return Buffer.byteLength(json) + images * IMAGE_BYTES;
}

function isImage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'file';
}
