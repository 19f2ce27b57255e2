import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import type { CommandSpec } from '../../src/exec/run-command.ts';
import type { PipedProgram } from '../../src/exec/start/start-piped.ts';
import { createFrameReader, FRAME, type Frame, toFrame } from '../../src/sandbox/box-frames.ts';
import { openBoxSession } from '../../src/sandbox/box-session.ts';
import { start } from './box-program.ts';

const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
const command: CommandSpec = { file: 'x', args: [], cwd: '/', env: {} };
const exit = (change: Record<string, unknown> = {}) =>
  JSON.stringify({ exitCode: 0, signal: null, timedOut: false, aborted: false, ...change });

describe('frames', () => {
  test('are read from parts of any size', () => {
    const frames: Frame[] = [0, 1, 5000].map((size) => ({ kind: 17, id: size, content: Buffer.alloc(size, 'x') }));
    const bytes = Buffer.concat(frames.map(({ kind, id, content }) => toFrame(kind, id, content)));
    for (const size of [1, 7, 100, bytes.length]) {
      const reader = createFrameReader(5000);
      const read: Frame[] = [];
      for (let at = 0; at < bytes.length; at += size) read.push(...(reader.push(bytes.subarray(at, at + size)) ?? []));
      expect(read).toEqual(frames);
    }
  });

  test('are not read when one is too long, before it has come', () => {
    expect(createFrameReader(10).push(toFrame(17, 1, 'x'.repeat(11)).subarray(0, 9))).toBeUndefined();
  });
});

/** A box whose frames a test writes. */
function openFakeBox() {
  let end: (text: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const box = { stdin: new PassThrough(), stdout: new PassThrough(), ended, kill: () => end('') };
  return { box: box satisfies PipedProgram, end };
}

async function openSession(slackMs = 60_000) {
  const { box, end } = openFakeBox();
  box.stdout.write(toFrame(FRAME.ready, 0));
  return { box, end, session: await openBoxSession(box, { clock, slackMs }) };
}

const KILLED = { exitCode: null, signal: 'SIGKILL', timedOut: false, aborted: false, failedToStart: undefined };

describe('a box that lies', () => {
  test.each([
    ['an end that is no JSON', toFrame(FRAME.exit, 1, 'garbage')],
    ['an end with a number that is no exit code', toFrame(FRAME.exit, 1, exit({ exitCode: 256 }))],
    ['an end with more than it may have', toFrame(FRAME.exit, 1, exit({ more: 1 }))],
    ['an end with text in place of a signal', toFrame(FRAME.exit, 1, exit({ signal: '::error::x' }))],
    ['output of a command that does not run', toFrame(FRAME.stdout, 9, 'x')],
    ['a kind that there is not', toFrame(99, 1)],
    ['a frame of ours', toFrame(FRAME.run, 1, '{}')],
    ['a frame that is too long', Buffer.from([255, 255, 255, 255, 17, 0, 0, 0, 1])],
  ])('is ended by %s, with its commands', async (_, bytes) => {
    const { box, session } = await openSession();
    const [first, second] = [session.run(command), session.run(command)];
    box.stdout.write(bytes);
    expect(await first).toMatchObject(KILLED);
    expect(await second).toMatchObject(KILLED);
    await box.ended;
    expect((await session.run(command)).failedToStart?.message).toBe('the box has ended');
    await session.close();
  });

  test('is ended when it reports an end twice, or output after it', async () => {
    for (const late of [toFrame(FRAME.exit, 1, exit()), toFrame(FRAME.stdout, 1, 'late')]) {
      const { box, session } = await openSession();
      const run = session.run(command);
      box.stdout.write(toFrame(FRAME.exit, 1, exit({ exitCode: 7 })));
      box.stdout.write(late);
      expect(await run).toMatchObject({ exitCode: 7, stdout: Buffer.alloc(0) });
      await box.ended;
    }
  });

  test('is not believed that a command ran out of time or was stopped, when it had no limit', async () => {
    const { box, session } = await openSession();
    const run = session.run(command);
    box.stdout.write(toFrame(FRAME.exit, 1, exit({ timedOut: true, aborted: true, exitCode: 0 })));
    expect(await run).toMatchObject({ exitCode: 0, timedOut: false, aborted: false });
    await session.close();
  });

  test('cannot keep a command longer than its time, nor after an abort', async () => {
    const late = await openSession(1);
    expect(await late.session.run({ ...command, timeoutMs: 1, graceMs: 0 })).toMatchObject({
      ...KILLED,
      timedOut: true,
    });
    await late.box.ended;
    const stuck = await openSession(1);
    const controller = new AbortController();
    const run = stuck.session.run({ ...command, signal: controller.signal, graceMs: 0 });
    controller.abort();
    expect(await run).toMatchObject({ ...KILLED, aborted: true });
    await stuck.box.ended;
  });

  test('cannot make us keep more output than is asked for', async () => {
    const { box, session } = await openSession();
    const run = session.run({ ...command, maxBytes: 5 });
    for (let round = 0; round < 100; round += 1) box.stdout.write(toFrame(FRAME.stdout, 1, 'x'.repeat(60_000)));
    box.stdout.write(toFrame(FRAME.exit, 1, exit()));
    expect(await run).toMatchObject({ stdout: Buffer.from('xxxxx'), omittedBytes: 5_999_995 });
    await session.close();
  });
});

describe('a box that ends', () => {
  test('ends its commands', async () => {
    const { end, session } = await openSession();
    const run = session.run(command);
    end('');
    expect(await run).toMatchObject(KILLED);
  });

  test('before it has started is an error with its own words', async () => {
    const box = start({ file: 'sh', args: ['-c', 'echo "no permission" >&2; exit 1'] });
    await expect(openBoxSession(box, { clock })).rejects.toThrow('The box did not start: no permission');
    const missing = start({ file: '/no/such/program', args: [] });
    await expect(openBoxSession(missing, { clock })).rejects.toThrow('ENOENT');
  });
});
