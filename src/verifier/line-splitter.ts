import { StringDecoder } from 'node:string_decoder';

/** More than is read of a line. */
const MAX_CHARACTERS = 1024;

/** Creates a function that splits the bytes of a stream into lines, each cut to 1,024 characters; an unended line is none. */
export function createLineSplitter(onLine: (line: string) => void): (bytes: Uint8Array) => void {
  const decoder = new StringDecoder('utf8');
  let open = '';
  return (bytes) => {
    const [first = '', ...rest] = decoder.write(Buffer.from(bytes)).split('\n');
    open += first.slice(0, MAX_CHARACTERS - open.length);
    for (const line of rest) {
      onLine(open);
      open = line.slice(0, MAX_CHARACTERS);
    }
  };
}
