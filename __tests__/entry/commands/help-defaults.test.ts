import { expect, test } from '@jest/globals';
import { buildProgram } from '../../../src/entry/commands/declare/build-program.ts';
import { readRunSettings } from '../../../src/entry/settings/run-settings.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

const PLAIN = { hasColor: false, hasUnicode: true };
const shell = { file: '/bin/sh', args: [] };
const programs = { path: '', git: undefined, shell, search: { kind: 'grep', file: '/usr/bin/grep' } } as const;
const host = { env: {}, programs, redactor: createRedactor([]), tempDir: undefined };
const print = () => undefined;
const console = { out: print, err: print, outStyle: PLAIN, errStyle: PLAIN };

test.each(['run', 'plan'])('the help of "%s" gives the limits that count without a flag', (name) => {
  const command = buildProgram({ host, console }, print).commands.find((each) => each.name() === name);
  const findDefault = (flag: string) => {
    const { description = '' } = command?.options.find(({ long }) => long === flag) ?? {};
    return Number(/\(default: (\d+)\)$/.exec(description)?.[1]);
  };
  const { maxTurns, wallClockTimeoutMs } = readRunSettings({}).attemptLimits;
  expect(findDefault('--max-iterations')).toBe(maxTurns);
  expect(findDefault('--wall-clock-timeout-seconds') * 1000).toBe(wallClockTimeoutMs);
});
