/** Where a command writes: results to `out`, everything else to `err`. */
export interface Console {
  out(text: string): void;
  err(text: string): void;
}

/** The streams of this process. A reader that has gone away ends nothing. */
export const processConsole: Console = {
  out: (text) => write(process.stdout, text),
  err: (text) => write(process.stderr, text),
};

function write(stream: NodeJS.WriteStream, text: string): void {
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  stream.write(text);
}
