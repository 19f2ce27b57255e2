import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import type { ModelAddress } from '../../../src/agent/cli/cli-adapter.ts';
import { openModel } from '../../../src/agent/cli/open-model.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';

const openExchange = () => ({ sent: () => undefined, received: () => undefined, end: () => undefined });

async function open(isLogin: boolean) {
  const addresses: ModelAddress[] = [];
  let ends = 0;
  const stopped = new AbortController();
  const sandbox = createNoSandbox({ workspacePath: '/', mark: 'open-model' });
  const key = { name: 'SOME_KEY', value: 'secret', isLogin };
  const reached = await openModel(
    {
      settings: { provider: 'anthropic', model: 'm', baseUrl: 'https://model.test/a', basePath: '/v1', key },
      createModelAccess: (address) => {
        addresses.push(address);
        const end = async () => {
          ends += 1;
        };
        return { server: createServer(), token: address.token ?? 'token', end };
      },
    },
    { sandbox, signal: stopped.signal },
    openExchange,
  );
  return { reached, addresses, stopped, ends: () => ends };
}

test('a CLI that is stopped gets no further answer, however long it takes to die', async () => {
  const { reached, stopped, ends } = await open(false);
  const before = ends();
  stopped.abort();
  const after = ends();
  await reached.close();
  expect([before, after]).toEqual([0, 1]);
});

test.each([
  [false, 'token'],
  [true, 'secret'],
])('a model is reached and counted through a server of ours, with a login (%s) that the CLI keeps', async (...row) => {
  const [isLogin, value] = row;
  const { reached, addresses } = await open(isLogin);
  expect(addresses).toMatchObject([{ address: 'https://model.test/a/v1', key: 'secret', openExchange }]);
  expect(reached.settings).toMatchObject({
    baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/a$/),
    key: { value },
  });
  await reached.close();
});
