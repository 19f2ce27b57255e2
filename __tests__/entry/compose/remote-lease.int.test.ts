import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { openRemoteLease } from '../../../src/entry/compose/open-lease.ts';
import { findServerDate } from '../../../src/git/server-date.ts';
import { createGitHandler } from '../../helpers/http/git-http-server.ts';
import { startLoopbackServer } from '../../helpers/http/loopback-server.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { cleanUp, createBareRemote, createRepo } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

/** A public repository on a server that gives its answers a date of its own, or none. */
async function withServer(change: (response: ServerResponse) => void, story: (url: string) => Promise<void>) {
  const { dir } = await createRepo();
  const handler = createGitHandler({
    repositories: { 'octo/repo': await createBareRemote(dir) },
    tokens: {},
    isPublic: true,
  });
  const server = await startLoopbackServer((request, response) => {
    change(response);
    void handler.handle(request, response);
  });
  try {
    await story(`${server.url}/octo/repo`);
  } finally {
    await server.close();
  }
}

const openHere = async () => openDoor((await createRepo()).dir);

test('the time of a remote is the date of its answers, whatever the clock of this machine says', () =>
  withServer(
    (response) => response.setHeader('Date', 'Fri, 02 Jan 2026 03:04:05 GMT'),
    async (url) => {
      const warnings: string[] = [];
      const git = await openHere();
      const { now } = await openRemoteLease({ git, remote: { url }, onWarning: (text) => warnings.push(text) });
      expect((await now()).toISOString()).toMatch(/^2026-01-02T03:04:0[5-9]/);
      expect(warnings).toEqual([]);
    },
  ));

test('where the remote does not tell its time it is the time of this machine, and that is said once', () =>
  withServer(
    (response) => {
      response.sendDate = false;
    },
    async (url) => {
      const warnings: string[] = [];
      const git = await openHere();
      expect(await findServerDate(git, { url })).toBeUndefined();
      const { now } = await openRemoteLease({ git, remote: { url }, onWarning: (text) => warnings.push(text) });
      expect(Math.abs((await now()).getTime() - Date.now())).toBeLessThan(60_000);
      await now();
      expect(warnings).toEqual([expect.stringMatching(/^The remote did not report its time/)]);
    },
  ));

test('a server that does not answer and a folder tell no time', async () => {
  const git = await openHere();
  expect(await findServerDate(git, { url: 'http://127.0.0.1:1/octo/repo' })).toBeUndefined();
  expect(await findServerDate(git, { url: join('/', 'nowhere') })).toBeUndefined();
});
