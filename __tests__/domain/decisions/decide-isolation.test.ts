import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { decideIsolation, type IsolationFacts } from '../../../src/domain/decisions/decide-isolation.ts';

const works: IsolationFacts = {
  choice: 'auto',
  isJob: true,
  isLinux: true,
  isInstalled: true,
  works: true,
  problems: [],
  restrictsNamespaces: false,
};
const blocked = { ...works, works: false, problems: ['bwrap: setting up uid map: Permission denied'] };
const missing = { ...works, works: false, isInstalled: false };

describe('decideIsolation', () => {
  test.each(['auto', 'sandbox'] as const)('isolates with "%s" where a sandbox works', (choice) => {
    expect(decideIsolation({ ...works, choice })).toEqual({ kind: 'sandbox' });
    expect(decideIsolation({ ...works, choice, isJob: false })).toEqual({ kind: 'sandbox' });
  });

  test('isolates nothing where nobody wants it, without a warning', () => {
    expect(decideIsolation({ ...works, choice: 'none' })).toEqual({ kind: 'none', warning: undefined });
  });

  test.each([
    ['a job', { ...blocked }],
    ['a laptop that asks for a sandbox', { ...blocked, isJob: false, choice: 'sandbox' as const }],
    ['a job without bubblewrap', { ...missing }],
    ['a job on another system', { ...missing, isLinux: false }],
  ])('refuses %s without a sandbox', (_, facts) => {
    expect(decideIsolation(facts)).toMatchObject({ kind: 'refused' });
  });

  test('warns on a laptop without a sandbox, and says why', () => {
    const decision = decideIsolation({ ...missing, isJob: false });
    expect(decision).toMatchObject({ kind: 'none', warning: expect.stringContaining('is not installed') });
  });

  test.each([
    [missing, 'sandboxes', 'apt-get install -y bubblewrap'],
    [blocked, 'uid map', '--privileged'],
    [{ ...blocked, restrictsNamespaces: true }, 'uid map', 'apparmor_parser -r /etc/apparmor.d/bwrap'],
    [{ ...blocked, problems: ['bwrap: odd'] }, 'odd', 'docs/isolation.md'],
    [{ ...missing, isLinux: false }, 'Linux', 'runner with Linux'],
  ])('names what is missing and what to add (%#)', (facts, _reason, remedy) => {
    expect(decideIsolation(facts)).toMatchObject({ remedy: expect.stringContaining(remedy) });
  });

  test('prints the AppArmor profile where that is what is missing, as the page has it', async () => {
    const decision = decideIsolation({ ...blocked, restrictsNamespaces: true });
    const page = await readFile(new URL('../../../docs/isolation.md', import.meta.url), 'utf8');
    const [, profile = ''] = /```text\n(abi <abi[^`]*)\n```/.exec(page) ?? [];
    expect(profile.split('\n')).toHaveLength(5);
    expect(decision).toMatchObject({ remedy: expect.stringContaining(`\n${profile}\n`) });
    expect(decideIsolation(blocked)).not.toMatchObject({ remedy: expect.stringContaining('profile bwrap') });
  });

  test('quotes all trials', () => {
    const decision = decideIsolation({ ...blocked, problems: ['first', 'second'] });
    expect(decision).toMatchObject({ reason: expect.stringContaining('first; second') });
  });
});
