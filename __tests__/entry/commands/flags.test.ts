import { expect, test } from '@jest/globals';
import { withVerbose } from '../../../src/entry/commands/flags.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

const PLAIN = { hasColor: false, hasUnicode: true };
const STYLES = { outStyle: PLAIN, errStyle: PLAIN };
const shell = { file: '/bin/sh', args: [] };
const programs = { path: '', git: undefined, shell, search: { kind: 'grep', file: '/usr/bin/grep' } } as const;

test('only --verbose opens the debug port, and its lines go to standard error without secrets', () => {
  const written: string[] = [];
  const fail = () => {
    throw new Error('standard output must stay pure');
  };
  const host = { env: {}, programs, redactor: createRedactor(['wh1te-rabbit-9f']), tempDir: undefined };
  const io = { host, console: { ...STYLES, out: fail, err: (text: string) => written.push(text) } };
  expect(withVerbose(io, {}).host.debug).toBeUndefined();
  withVerbose(io, { verbose: true }).host.debug?.('git fetch wh1te-rabbit-9f');
  expect(written).toEqual(['debug: git fetch ***\n']);
});
