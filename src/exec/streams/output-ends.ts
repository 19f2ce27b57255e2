const DEFAULT_END_BYTES = 64 * 1024;

export interface OutputEndsLimits {
  readonly headBytes?: number;
  readonly tailBytes?: number;
}

/** The beginning and the end of a stream of bytes, in bounded memory however long the stream is. */
export interface OutputEnds {
  add(bytes: Uint8Array): void;
  /** Renders both ends as valid UTF-8, with a line between them that names the number of omitted bytes, if any. */
  render(): { readonly text: string; readonly omittedBytes: number };
}

/** Creates a buffer that keeps each end, 64 KiB by default. */
export function createOutputEnds(limits: OutputEndsLimits = {}): OutputEnds {
  const headBytes = limits.headBytes ?? DEFAULT_END_BYTES;
  const tailBytes = limits.tailBytes ?? DEFAULT_END_BYTES;
  const head: Uint8Array[] = [];
  let headSize = 0;
  let tail: Uint8Array[] = [];
  let tailSize = 0;
  let total = 0;
  const addToTail = (bytes: Uint8Array) => {
    tail.push(Uint8Array.prototype.slice.call(bytes, -Math.min(bytes.length, tailBytes)));
    tailSize += Math.min(bytes.length, tailBytes);
    if (tailSize < 2 * tailBytes && tail.length < 1_024) return;
    tail = [Uint8Array.prototype.slice.call(Buffer.concat(tail), -tailBytes)];
    tailSize = tail[0]?.length ?? 0;
  };
  return {
    add(bytes) {
      total += bytes.length;
      const toHead = Math.min(bytes.length, headBytes - headSize);
      if (toHead > 0) {
        head.push(Uint8Array.prototype.slice.call(bytes, 0, toHead));
        headSize += toHead;
      }
      if (tailBytes > 0 && toHead < bytes.length) addToTail(bytes.subarray(toHead));
    },
    render() {
      const start = Buffer.concat(head);
      const rest = Buffer.concat(tail);
      const end = rest.subarray(Math.max(0, rest.length - tailBytes));
      if (start.length + end.length >= total) {
        return { text: Buffer.concat([start, end]).toString('utf8'), omittedBytes: 0 };
      }
      const keptStart = cutAfterCharacter(start);
      const keptEnd = cutBeforeCharacter(end);
      const omittedBytes = total - keptStart.length - keptEnd.length;
      const text = `${keptStart.toString('utf8')}\n[… ${omittedBytes} bytes left out …]\n${keptEnd.toString('utf8')}`;
      return { text, omittedBytes };
    },
  };
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** Drops a character at the end whose last bytes are missing. */
export function cutAfterCharacter(bytes: Buffer): Buffer {
  let lead = bytes.length - 1;
  while (lead > bytes.length - 4 && isContinuation(bytes[lead])) lead -= 1;
  const first = bytes[lead] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return lead + length > bytes.length ? bytes.subarray(0, lead) : bytes;
}

/** Drops the last bytes of a character at the start whose first ones are missing. */
export function cutBeforeCharacter(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 3 && isContinuation(bytes[start])) start += 1;
  return bytes.subarray(start);
}
