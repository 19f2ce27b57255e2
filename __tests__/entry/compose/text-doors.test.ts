import { describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../../src/domain/errors/errors.ts';
import { redactDeep } from '../../../src/domain/text/redact-deep.ts';
import { openDebugPort } from '../../../src/entry/compose/debug-port.ts';
import { openSafeLog } from '../../../src/entry/compose/safe-log.ts';
import { toFailure } from '../../../src/entry/compose/to-failure.ts';
import { createTerminalNotifier } from '../../../src/entry/publish/terminal-notifier.ts';
import { toCleanLine, toCleanText } from '../../../src/exec/redaction/clean-text.ts';
import { toLogText, toResultText } from '../../../src/exec/redaction/log-text.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { renderRunJson } from '../../../src/report/terminal/run-json.ts';
import { breakSecret, holdsBroken, tricks } from '../../helpers/broken-secrets.ts';
import { parseRunnerCommands } from '../../helpers/runner-commands.ts';

const SECRET = 'swordfish-of-the-caller-4711';
const { redact } = createRedactor([SECRET, 'pass phrase of 4 words']);

function collect(use: (write: (text: string) => void) => void): string {
  const written: string[] = [];
  use((text) => written.push(text));
  return written.join('');
}

/** Each way on which a text leaves this process, but for those of a whole run (`cli-broken-secrets`). */
const doors: readonly (readonly [string, (text: string) => string])[] = [
  ['the log of a job', (text) => collect((out) => openSafeLog(out, redact).write(`${text}\n`))],
  [
    'the output of an agent',
    (text) =>
      collect((out) => {
        const notifier = createTerminalNotifier(openSafeLog(out, redact).write);
        notifier.progress({ kind: 'agent_output', text: `${text}\n` });
      }),
  ],
  [
    'the debug log',
    (text) => collect((out) => openDebugPort(createRedactor([SECRET, 'pass phrase of 4 words']), out)(text)),
  ],
  ['standard error', (text) => toLogText(text, redact)],
  ['standard output', (text) => toResultText(text, redact)],
  ['an error', (text) => toFailure(new ConfigurationError('event_unsupported', { reason: text }), redact).text],
  ['an unexpected error', (text) => toFailure(new Error(text), redact).text],
  [
    'the report',
    (reason) =>
      JSON.parse(renderRunJson({ taskId: null, ending: 'refused', reason, taskBranch: null, view: undefined }, redact))
        .reason,
  ],
  ['the record', (text) => JSON.parse(JSON.stringify(redactDeep({ list: [{ text }] }, redact))).list[0].text],
  ['a line', (text) => toCleanLine(text, redact)],
  ['a text', (text) => toCleanText(text, redact)],
];

describe.each(doors)('%s', (_name, pass) => {
  test.each(tricks)('lets no secret out that is broken by %s', (_trick, insert) => {
    for (const broken of breakSecret(SECRET, insert)) {
      const text = pass(`before ${broken} after`);
      expect(text).toContain('before');
      expect(holdsBroken(text, SECRET)).toBe(false);
    }
  });
});

test.each(['a\npass phrase\r\nof 4\twords', 'pass  phrase of\u00a04 words'])(
  'joined lines hold no secret: %j',
  (text) => {
    expect(toCleanLine(text, redact)).not.toContain('pass phrase of 4 words');
    expect(collect((out) => openDebugPort(createRedactor(['pass phrase of 4 words']), out)(text))).toContain('***');
  },
);

const ends = ['\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n'];

describe('a line of an agent', () => {
  test.each(ends)('has its prefix behind %j', (end) => {
    const text = `a${end}::set-output name=x::y${end}##[error]z${end}  ::add-mask::q${end}`;
    const output = collect((out) => createTerminalNotifier(out).progress({ kind: 'agent_output', text: `${text}\n` }));
    for (const line of output.split(/[\r\n\v\f\u0085\u2028\u2029]/).slice(0, -1)) expect(line).toMatch(/^ {4}\| /);
    const log = collect((out) =>
      createTerminalNotifier((each) => out(toLogText(each, redact))).progress({
        kind: 'agent_output',
        text: `${text}\n`,
      }),
    );
    expect(parseRunnerCommands(log)).toEqual([]);
  });

  test.each(ends)('of a setup or a warning starts no line of the log behind %j', (end) => {
    const command = `a${end}::set-output name=x::y`;
    const output = collect((out) => {
      const notifier = createTerminalNotifier(out);
      notifier.progress({ kind: 'setup_started', command });
      notifier.progress({ kind: 'warning', text: command });
    });
    for (const line of output.split(/[\r\n\v\f\u0085\u2028\u2029]/).slice(0, -1)) expect(line).toMatch(/^ {10}/);
  });
});

describe('the log of a job', () => {
  test.each([...ends, '\u200b', '\ufeff', '\u00a0', '\u3000', '\x1b[0m'])('takes no command behind %j', (before) => {
    for (const command of ['::set-output name=x::y', '##[error]z', '##\u200b[error]z', ':\u200b:set-env name=P::y']) {
      const log = toLogText(`a\n${before}${command}\n`, redact);
      expect(parseRunnerCommands(log)).toEqual([]);
      expect(log).not.toMatch(/##\[|^\s*::/m);
    }
  });

  test('keeps what is no command', () => {
    expect(toLogText('a::b c:: # [x]\n', redact)).toBe('a::b c:: # [x]\n');
  });

  test('has JSON of the same value', () => {
    const value = { text: 'a ##[error]b' };
    const text = toResultText(`${JSON.stringify(value)}\n`, redact);
    expect(text).not.toContain('##[');
    expect(JSON.parse(text)).toEqual(value);
  });
});
