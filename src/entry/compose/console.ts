import { toLogText, toResultText } from './safe-log.ts';

/** The streams of a command: results go to `out`, everything else to `err`. */
export interface Console {
  out(text: string): void;
  err(text: string): void;
}

/** Opens the streams of this process, which take no secret. A reader that has closed its end causes no error. */
export function openConsole(redact: (text: string) => string): Console {
  return {
    out: (text) => write(process.stdout, toResultText(text, redact)),
    err: (text) => write(process.stderr, toLogText(text, redact)),
  };
}

function write(stream: NodeJS.WriteStream, text: string): void {
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  stream.write(text);
}
