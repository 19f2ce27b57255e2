import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { toError } from '../domain/errors/errors.ts';

const MAX_EVIDENCE_BYTES = 10 * 1024 * 1024;

/** A log of a command's output, up to 10 MiB. It never throws. */
export interface EvidenceFile {
  write(bytes: Uint8Array): void;
  /** Closes the file and keeps or removes it; returns the error when it could not be written. */
  close(action: 'keep' | 'remove'): Error | undefined;
}

/** Creates a log whose file is opened at its first byte. Writes are synchronous, so that no queue grows in memory. */
export function createEvidenceFile(path: string): EvidenceFile {
  let file: number | undefined;
  let total = 0;
  let written = 0;
  let failure: Error | undefined;
  const attempt = (act: () => void) => {
    if (failure !== undefined) return;
    try {
      act();
    } catch (thrown) {
      failure = toError(thrown);
    }
  };
  const append = (bytes: Uint8Array) => {
    if (file === undefined) mkdirSync(dirname(path), { recursive: true });
    file ??= openSync(path, 'w', 0o600);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  };
  return {
    write(bytes) {
      total += bytes.length;
      const part = bytes.subarray(0, MAX_EVIDENCE_BYTES - written);
      if (part.length === 0) return;
      written += part.length;
      attempt(() => append(part));
    },
    close(action) {
      if (action === 'keep' && total > written) {
        attempt(() => append(Buffer.from(`\n[… ${total - written} bytes left out …]\n`)));
      }
      const opened = file;
      if (opened !== undefined) attempt(() => closeSync(opened));
      const reported = failure;
      failure = undefined;
      if (action === 'remove' || reported !== undefined) attempt(() => rmSync(path, { force: true }));
      return reported;
    },
  };
}
