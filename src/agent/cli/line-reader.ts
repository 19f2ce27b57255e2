const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** Splits a stream of bytes into lines. A line of more than 16 MiB is dropped. */
interface LineReader {
  push(bytes: Uint8Array): readonly string[];
}

/** Creates a reader. Bytes after the last end of a line are no line. */
export function createLineReader(): LineReader {
  let parts: Uint8Array[] = [];
  let size = 0;
  return {
    push(bytes) {
      const lines: string[] = [];
      let rest = bytes;
      for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
        size += end;
        if (size <= MAX_LINE_BYTES) lines.push(Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8'));
        parts = [];
        size = 0;
        rest = rest.subarray(end + 1);
      }
      size += rest.length;
      if (size <= MAX_LINE_BYTES) parts.push(Uint8Array.from(rest));
      else parts = [];
      return lines;
    },
  };
}
