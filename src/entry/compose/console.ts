import { toLogText, toResultText } from '../../exec/redaction/log-text.ts';
import { chooseStyle, type LineTone, paint, type TerminalStyle } from '../../report/terminal/terminal-style.ts';
import { fitColumns } from '../../report/text/fit-columns.ts';
import type { Env } from '../settings/settings.ts';
import { watchStandardOutput } from './watch-standard-output.ts';

/** The streams of a command: results go to `out`, everything else to `err`; a tone colours the lines of a text. */
export interface Console {
  out(text: string, tone?: LineTone): void;
  err(text: string, tone?: LineTone): void;
  readonly outStyle: TerminalStyle;
  readonly errStyle: TerminalStyle;
  /** Shows a line below all others, in the place of the last one; undefined removes it. Absent without a terminal. */
  readonly showLive?: ((line: string | undefined) => void) | undefined;
}

const DEFAULT_COLUMNS = 80;
/** Moves to the first column and erases the line (ECMA-48: CR, EL). */
const ERASE = '\r\x1b[2K';

/** Opens the streams of this process, which take no secret. A reader that has closed its end causes no error. */
export function openConsole(redact: (text: string) => string, env: Env): Console {
  const { stdout, stderr } = process;
  if (stderr.listenerCount('error') === 0) stderr.on('error', () => undefined);
  // Also of what is printed around this console, such as the help.
  watchStandardOutput((text) => stderr.write(text));
  const outStyle = chooseStreamStyle(stdout, env);
  const errStyle = chooseStreamStyle(stderr, env);
  const isLive = stderr.isTTY && env.TERM !== 'dumb' && (env.CI ?? '') === '';
  let live = '';
  const print = (stream: NodeJS.WriteStream, text: string) => {
    const isAround = live !== '' && stream.isTTY;
    if (isAround) stderr.write(ERASE);
    stream.write(text);
    if (isAround) stderr.write(live);
  };
  return {
    out: (text, tone) => print(stdout, paint(toResultText(text, redact), tone, outStyle)),
    err: (text, tone) => print(stderr, paint(toLogText(text, redact), tone, errStyle)),
    ...{ outStyle, errStyle },
    showLive: isLive
      ? (line) => {
          const before = live;
          const columns = stderr.columns || DEFAULT_COLUMNS;
          live = line === undefined ? '' : paint(fitColumns(toLogText(line, redact), columns - 1), 'strong', errStyle);
          if (before !== '' || live !== '') stderr.write(`${before === '' ? '' : ERASE}${live}`);
        }
      : undefined,
  };
}

/** Chooses the style of a stream, whose width follows that of the window. */
function chooseStreamStyle(stream: NodeJS.WriteStream, env: Env): TerminalStyle {
  const style = chooseStyle(env, stream.isTTY);
  return {
    ...style,
    get columns() {
      // A terminal without a size says 0.
      return stream.isTTY && stream.columns > 0 ? stream.columns : undefined;
    },
  };
}
