import { expect, test } from '@jest/globals';
import { ConfigurationError, GitError } from '../../../src/domain/errors/errors.ts';
import { findReader } from '../../../src/entry/commands/reader.ts';
import { toExitCode } from '../../../src/entry/commands/to-exit-code.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

const PLAIN = { hasColor: false, hasUnicode: true };
const STYLES = { outStyle: PLAIN, errStyle: PLAIN };
const shell = { file: '/bin/sh', args: [] };
const programs = { path: '', git: undefined, shell, search: { kind: 'grep', file: '/usr/bin/grep' } } as const;

function openIo() {
  const written: string[] = [];
  const host = { env: {}, programs, redactor: createRedactor(['wh1te-rabbit-9f']), tempDir: undefined };
  return {
    written,
    io: { host, console: { ...STYLES, out: () => undefined, err: (text: string) => written.push(text) } },
  };
}

test('the exit code is that of the work, or that of what it throws, whose text has no secrets', async () => {
  const { io, written } = openIo();
  expect(await toExitCode(io, { name: 'gc' }, async () => 3)).toBe(3);
  expect(written).toEqual([]);
  const invalid = new ConfigurationError('setting_invalid', { name: 'wh1te-rabbit-9f', value: '', reason: 'is bad' });
  expect(await toExitCode(io, { name: 'gc' }, () => Promise.reject(invalid))).toBe(2);
  expect(await toExitCode(io, { name: 'status' }, () => Promise.reject(new GitError('remote_unreachable')))).toBe(5);
  expect(written).toHaveLength(2);
  // By the words that have started this program.
  expect(written[0]).toContain(`${findReader({}, process.argv).program} gc --help`);
  expect(written.join()).not.toContain('wh1te-rabbit');
});
