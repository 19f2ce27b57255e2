import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_HELLO_BYTES, readClientHello } from '../../../src/sandbox/network/client-hello.ts';
import { recordHello } from './record-hello.ts';

/** Splits the handshake of a hello into records of the given size. */
function fragment(hello: Buffer, size: number): Buffer {
  const message = hello.subarray(5);
  const parts = [];
  for (let at = 0; at < message.length; at += size) {
    const part = message.subarray(at, at + size);
    parts.push(Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part);
  }
  return Buffer.concat(parts);
}

const plain = await recordHello('registry.a.test');
const named = { kind: 'hello', name: 'registry.a.test' };

describe('the hello of a real client', () => {
  test('names the server', async () => {
    expect(readClientHello(plain)).toEqual(named);
    expect(readClientHello(await recordHello(undefined))).toEqual({ kind: 'hello', name: undefined });
  });

  test('is read from several records, and with more bytes behind it', () => {
    // How long a hello is depends on the version of OpenSSL.
    for (const parts of [2, 5, 12])
      expect(readClientHello(fragment(plain, Math.ceil(plain.length / parts)))).toEqual(named);
    expect(readClientHello(Buffer.concat([plain, Buffer.from([20, 3, 3, 0, 1, 1])]))).toEqual(named);
  });

  test('is incomplete until its last byte', () => {
    for (let length = 0; length < plain.length; length += 1)
      expect(readClientHello(plain.subarray(0, length))).toEqual({ kind: 'incomplete' });
  });
});

describe('something else', () => {
  test.each([
    ['a request in plain text', Buffer.from('GET / HTTP/1.1\r\n')],
    ['the first byte of one', Buffer.from('G')],
    ['an alert', Buffer.from([21, 3, 1, 0, 2, 1, 0])],
    ['a record without content', Buffer.from([22, 3, 1, 0, 0])],
    ['a record that is too long', Buffer.from([22, 3, 1, 255, 255])],
    ['a hello that is too long', Buffer.from([22, 3, 1, 0, 4, 1, 255, 255, 255])],
    ['another message', Buffer.from([22, 3, 1, 0, 4, 2, 0, 0, 0])],
    ['SSH', Buffer.from('SSH-2.0-OpenSSH_9.6\r\n')],
    ['records of one byte', fragment(plain, 1)],
  ])('is invalid: %s', (_, bytes) => expect(readClientHello(bytes)).toEqual({ kind: 'invalid' }));

  test('is invalid at the latest when the bytes are enough', () => {
    const large = Buffer.alloc(MAX_HELLO_BYTES, 0);
    for (let at = 0; at < large.length; at += 4 + 5) large.set([22, 3, 1, 0, 4], at);
    expect(readClientHello(large)).toEqual({ kind: 'invalid' });
  });

  test('never throws, whichever bytes are changed', () => {
    const change = fc.record({ at: fc.nat(plain.length - 1), byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const changed = Buffer.from(plain);
        for (const { at, byte } of changes) changed[at] = byte;
        return ['hello', 'incomplete', 'invalid'].includes(readClientHello(changed).kind);
      }),
      { numRuns: 2000 },
    );
  });

  test('is invalid with two names', () => {
    const at = plain.indexOf('registry.a.test') - 9;
    const name = plain.subarray(at, at + 9 + 15);
    const twice = Buffer.concat([plain.subarray(0, at), name, name, plain.subarray(at + name.length)]);
    const extensions = findExtensions(twice);
    twice.writeUInt16BE(twice.length - 5, 3);
    twice.writeUIntBE(twice.length - 9, 6, 3);
    twice.writeUInt16BE(twice.length - extensions - 2, extensions);
    expect(readClientHello(twice)).toEqual({ kind: 'invalid' });
  });
});

/** The position of the length of the extensions. */
function findExtensions(hello: Buffer): number {
  const session = 5 + 4 + 2 + 32;
  const suites = session + 1 + (hello[session] ?? 0);
  const compression = suites + 2 + hello.readUInt16BE(suites);
  return compression + 1 + (hello[compression] ?? 0);
}
