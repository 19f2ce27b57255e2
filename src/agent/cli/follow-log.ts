import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_BYTES = 1024 * 1024;

/** A log of a CLI that is read while it grows. */
export interface FollowedLog {
  /** Reads the lines that were added since the last call. */
  readNew(): Promise<readonly string[]>;
}

/** Follows the file below a folder whose path matches; until it exists, it has no lines. */
export function followLog(folder: string, file: RegExp): FollowedLog {
  const reader = createLineReader();
  let path: string | undefined;
  let offset = 0;
  return {
    async readNew() {
      path ??= await findFile(folder, file);
      if (path === undefined) return [];
      const handle = await open(path, 'r').catch(() => undefined);
      if (handle === undefined) return [];
      const lines: string[] = [];
      try {
        const buffer = Buffer.alloc(CHUNK_BYTES);
        for (let read = 1; read > 0; ) {
          read = (await handle.read(buffer, 0, CHUNK_BYTES, offset)).bytesRead;
          offset += read;
          lines.push(...reader.push(buffer.subarray(0, read)));
        }
      } finally {
        await handle.close();
      }
      return lines;
    },
  };
}

async function findFile(folder: string, file: RegExp): Promise<string | undefined> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found = names.find((name) => file.test(name));
  return found === undefined ? undefined : join(folder, found);
}

const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** Splits a stream of bytes into lines. A line of more than 16 MiB is dropped. */
interface LineReader {
  push(bytes: Uint8Array): readonly string[];
}

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
