import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchRefs } from '../../src/git/fetch.ts';
import type { Git } from '../../src/git/git.ts';
import { findRemoteHead, listRemoteRefs } from '../../src/git/ls-remote.ts';
import { pushRefs } from '../../src/git/push.ts';
import { type Remote, toAuthorization } from '../../src/git/remote.ts';
import { type GitHttpServer, startGitHttpServer } from '../helpers/http/git-http-server.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { rowsOfRun } from '../helpers/slow-run.ts';
import { cleanUp, createBareRemote, createRepo, createTempDir, git as rawGit } from '../helpers/temp-repo.ts';

const STATE = 'refs/groundhog/demo/state' as const;
const HTML = '<!doctype html><html><body>Sign in to go on</body></html>';
const HTML_TYPE = 'text/html; charset=utf-8';

/** The beginning of a real answer of either kind, cut in the middle of a line. */
const CUT = { GET: '001e# service=git-upload-pack\n000000e', POST: '003f0123456789' } as const;

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly service: 'git-upload-pack' | 'git-receive-pack';
}

/** Bodies with the status 200, as proxies send them; git's own type is that of the request. */
const answers: Readonly<Record<string, (request: Request) => { readonly type: string; readonly text: string }>> = {
  'a page': () => ({ type: HTML_TYPE, text: HTML }),
  'a page of the right type': (request) => ({ type: toType(request), text: HTML }),
  'an empty body': (request) => ({ type: toType(request), text: '' }),
  'an empty body of another type': () => ({ type: HTML_TYPE, text: '' }),
  'a cut body': (request) => ({ type: toType(request), text: CUT[request.method] }),
};

function toType({ method, service }: Request): string {
  return `application/x-${service}-${method === 'GET' ? 'advertisement' : 'result'}`;
}

const list = { method: 'GET', path: /info\/refs$/, service: 'git-upload-pack' } as const;
const upload = { method: 'POST', path: /git-upload-pack$/, service: 'git-upload-pack' } as const;
const announce = { ...list, service: 'git-receive-pack' } as const;

type Use = (git: Git, remote: Remote, commit: string) => Promise<unknown>;
const readRefs: Use = (git, remote) => listRemoteRefs(git, remote, [STATE]);
const readHead: Use = (git, remote) => findRemoteHead(git, remote);
const fetchIt: Use = async (git, remote, commit) => {
  const gitDir = join(await createTempDir('groundhog-fetch'), 'x.git');
  await rawGit(git.location.gitDir, 'init', '--quiet', '--bare', gitDir);
  return fetchRefs(git.at({ gitDir }), remote, { refspecs: [`+${commit}:refs/x`] });
};
const pushIt: Use = async (git, remote, commit) => {
  const outcome = await pushRefs(git, remote, [{ ref: STATE, from: commit, to: undefined }]);
  throw outcome.kind === 'unclear' ? outcome.error : new Error(JSON.stringify(outcome));
};

const uses: readonly (readonly [string, Request, Use])[] = [
  ['refs are read', list, readRefs],
  ['refs are read', upload, readRefs],
  ['the default branch is read', list, readHead],
  ['commits are fetched', list, fetchIt],
  ['commits are fetched', upload, fetchIt],
  ['refs are pushed', announce, pushIt],
];
const rows = uses.flatMap(([name, request, use]) =>
  Object.entries(answers).map(([what, toAnswer]) => ({ name, request, use, what, toAnswer })),
);

/** The cases in which git itself reports success or another failure. */
const isQuickRow = ({ what, request }: (typeof rows)[number]) => what === 'a page' || request === upload;

let dir = '';
let commit = '';
let bare = '';
let git: Git;
let server: GitHttpServer;

beforeEach(async () => {
  ({ dir, commit } = await createRepo());
  bare = await createBareRemote(dir);
  await rawGit(bare, 'update-ref', STATE, commit);
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
  server = await startGitHttpServer({
    repositories: { 'octo/repo': bare },
    tokens: { writer: { read: true, write: true } },
  });
});

afterEach(async () => {
  await server.close();
  await cleanUp();
});

describe('a wrong answer with the status 200 is an unreachable remote', () => {
  test.each(rowsOfRun(rows, isQuickRow))(
    '$what for the $request.method request when $name',
    async ({ request, use, toAnswer }) => {
      const { type, text } = toAnswer(request);
      const fault = { kind: 'answer', hasActed: false, status: 200, headers: { 'content-type': type }, text } as const;
      server.fail({ ...request, fault, times: 10 });
      const remote = { url: `${server.url}/octo/repo`, authorization: toAuthorization('writer') };
      await expect(use(git, remote, commit)).rejects.toMatchObject({ code: 'remote_unreachable' });
    },
  );
});
