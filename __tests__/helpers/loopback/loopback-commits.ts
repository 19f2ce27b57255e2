import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, textAt } from '../json.ts';
import { gitEnv } from '../temp-repo.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import type { LoopbackCall, LoopbackWorld } from './loopback-world.ts';

const signature = '-----BEGIN PGP SIGNATURE-----\n\nbG9vcGJhY2s=\n-----END PGP SIGNATURE-----';

/**
 * Creates a commit of objects that are there already; undefined for other calls. It is signed as GitHub does it: for a
 * bot, where the request names no author. No ref names it.
 */
export async function answerCommit(
  world: LoopbackWorld,
  call: LoopbackCall,
  rest: string,
): Promise<LoopbackAnswer | undefined> {
  if (call.method !== 'POST' || rest !== '/git/commits') return undefined;
  const { settings, facts } = world;
  const tree = textAt(call.body, 'tree');
  const listed = at(call.body, 'parents');
  const parents = Array.isArray(listed) ? listed.map(String) : [];
  if (!(await facts.hasTree(tree))) return refusal(422, 'Tree SHA does not exist');
  for (const parent of parents)
    if ((await facts.findCommit(parent)) !== parent)
      return refusal(422, 'Parent SHA does not exist or is not a commit object');
  const isSigned = call.token.kind !== 'user' && settings.signsCommits && at(call.body, 'author') === undefined;
  const date = new Date();
  const author = { name: call.login, email: `1+${call.login}@users.noreply.github.com` };
  const committer = isSigned ? { name: 'GitHub', email: 'noreply@github.com' } : author;
  const message = textAt(call.body, 'message');
  const head = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`)];
  const people = [`author ${toLine(author, date)}`, `committer ${toLine(committer, date)}`];
  const payload = `${[...head, ...people].join('\n')}\n\n${message}`;
  const signed = `${[...head, ...people, `gpgsig ${signature.replaceAll('\n', '\n ')}`].join('\n')}\n\n${message}`;
  const sha = await writeCommit(facts.dir, isSigned ? signed : payload);
  const api = `${world.apiUrl}/repos/${settings.owner}/${settings.repo}`;
  const page = `${world.serverUrl}/${settings.owner}/${settings.repo}`;
  const when = date.toISOString().replace(/\.\d+/, '');
  return answer(201, {
    sha,
    node_id: Buffer.from(sha).toString('base64'),
    url: `${api}/git/commits/${sha}`,
    html_url: `${page}/commit/${sha}`,
    author: { ...author, date: when },
    committer: { ...committer, date: when },
    tree: { sha: tree, url: `${api}/git/trees/${tree}` },
    message,
    parents: parents.map((parent) => ({
      sha: parent,
      url: `${api}/git/commits/${parent}`,
      html_url: `${page}/commit/${parent}`,
    })),
    verification: isSigned
      ? { verified: true, reason: 'valid', signature, payload, verified_at: when }
      : { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  });
}

function toLine({ name, email }: { readonly name: string; readonly email: string }, date: Date): string {
  return `${name} <${email}> ${Math.floor(date.getTime() / 1000)} +0000`;
}

function writeCommit(dir: string, text: string): Promise<string> {
  return runGit(dir, ['hash-object', '-t', 'commit', '-w', '--stdin'], { input: text });
}

/** Creates a tree of another one with files added; undefined for other calls. Only texts in the request are taken. */
export async function answerTree(
  { settings, facts, apiUrl }: LoopbackWorld,
  call: LoopbackCall,
  rest: string,
): Promise<LoopbackAnswer | undefined> {
  if (call.method !== 'POST' || rest !== '/git/trees') return undefined;
  const base = textAt(call.body, 'base_tree');
  if (!(await facts.hasTree(base))) return refusal(422, 'base_tree is not a valid tree oid');
  const listed = at(call.body, 'tree');
  const folder = await mkdtemp(join(tmpdir(), 'loopback-index-'));
  const index = { env: { GIT_INDEX_FILE: join(folder, 'index') } };
  try {
    await runGit(facts.dir, ['read-tree', base], index);
    for (const entry of Array.isArray(listed) ? listed : []) {
      const blob = await runGit(facts.dir, ['hash-object', '-w', '--stdin'], { input: textAt(entry, 'content') });
      const cacheinfo = `${textAt(entry, 'mode')},${blob},${textAt(entry, 'path')}`;
      await runGit(facts.dir, ['update-index', '--add', '--replace', '--cacheinfo', cacheinfo], index);
    }
    const sha = await runGit(facts.dir, ['write-tree'], index);
    const url = `${apiUrl}/repos/${settings.owner}/${settings.repo}/git/trees/${sha}`;
    const lines = (await runGit(facts.dir, ['ls-tree', sha])).split('\n').filter((line) => line !== '');
    const tree = lines.map((line) => {
      const [, mode = '', type = '', id = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
      return { path, mode, type, sha: id };
    });
    return answer(201, { sha, url, tree, truncated: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runGit(dir: string, args: readonly string[], { input = '', env = {} } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile('git', ['-C', dir, ...args], { env: { ...gitEnv, ...env } }, (error, stdout) => {
      if (error === null) resolve(stdout.trim());
      else reject(error);
    });
    // Commands without input may end before it is closed.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
