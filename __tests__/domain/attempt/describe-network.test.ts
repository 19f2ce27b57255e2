import { describe, expect, test } from '@jest/globals';
import { describeNetworkUse, isRefusalNote } from '../../../src/domain/attempt/describe-network.ts';
import { denialReasons } from '../../../src/domain/attempt/network-use.ts';

describe('the network of an attempt', () => {
  test('says nothing where nothing happened', () => {
    expect(describeNetworkUse({ hosts: [], denied: [] }, 'agent')).toEqual([]);
  });

  test('names the hosts that were reached, with the bytes in each direction', () => {
    const notes = describeNetworkUse({ hosts: [{ host: 'a.test', sent: 1, received: 2 }], denied: [] }, 'agent');
    expect(notes).toEqual(['Hosts reached: a.test (1 bytes sent, 2 received).']);
    expect(notes.filter(isRefusalNote)).toEqual([]);
  });

  test('says of a host that was refused which flag allows it', () => {
    const denial = { host: 'x.test', port: 443, reason: 'not_allowed' as const, count: 3 };
    expect(describeNetworkUse({ hosts: [], denied: [denial] }, 'agent')).toEqual([
      'Refused in the sandbox: host x.test:443 (3 times), which no setting allows: name it with --network-agent.',
    ]);
  });

  test.each(denialReasons)('is known as a refusal for the reason %s', (reason) => {
    const [note = ''] = describeNetworkUse({ hosts: [], denied: [{ host: 'x', port: 80, reason, count: 1 }] }, 'setup');
    expect(isRefusalNote(note)).toBe(true);
    expect(note).not.toContain('times');
  });
});
