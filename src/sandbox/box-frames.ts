/** The kinds of frames; those of a box begin at 16. */
export const FRAME = { run: 1, input: 2, inputEnd: 3, abort: 4, ready: 16, stdout: 17, stderr: 18, exit: 19 } as const;

export interface Frame {
  /** One of `FRAME`, or any other byte. */
  readonly kind: number;
  /** The number of the command that it is about. */
  readonly id: number;
  readonly content: Buffer;
}

/** The command of a `run` frame, as JSON. */
export interface BoxCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs?: number | undefined;
  readonly graceMs?: number | undefined;
  /** Whether `input` frames follow. */
  readonly hasInput: boolean;
}

/** Content of at most this size is sent in one frame. */
export const MAX_CHUNK_BYTES = 65_536;
/** The length, the kind and the id. */
const HEADER_BYTES = 9;

/** Renders a frame: the length of its content, its kind and its id, each with the highest byte first, and the content. */
export function toFrame(kind: number, id: number, content: string | Uint8Array = ''): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(bytes.length, 0);
  header.writeUInt8(kind, 4);
  header.writeUInt32BE(id, 5);
  return Buffer.concat([header, bytes]);
}

/** Splits bytes into frames' contents. */
export function toChunks(bytes: Uint8Array): readonly Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += MAX_CHUNK_BYTES) chunks.push(bytes.subarray(at, at + MAX_CHUNK_BYTES));
  return chunks;
}

/** Splits a stream of bytes into frames. */
export interface FrameReader {
  /** Returns the frames that are complete; undefined when one is longer than allowed, after which nothing can be read. */
  push(bytes: Uint8Array): readonly Frame[] | undefined;
}

/** Creates a reader of frames with at most so many bytes of content each. */
export function createFrameReader(maxContentBytes: number): FrameReader {
  let parts: Uint8Array[] = [];
  let size = 0;
  let needed = HEADER_BYTES;
  return {
    push(bytes) {
      parts.push(bytes);
      size += bytes.length;
      const frames: Frame[] = [];
      if (size < needed) return frames;
      let rest = Buffer.concat(parts);
      for (;;) {
        needed = HEADER_BYTES;
        if (rest.length >= HEADER_BYTES) needed += rest.readUInt32BE(0);
        if (needed > HEADER_BYTES + maxContentBytes) return undefined;
        if (rest.length < needed) break;
        const content = rest.subarray(HEADER_BYTES, needed);
        frames.push({ kind: rest.readUInt8(4), id: rest.readUInt32BE(5), content });
        rest = rest.subarray(needed);
      }
      parts = rest.length === 0 ? [] : [rest];
      size = rest.length;
      return frames;
    },
  };
}
