import { execFile } from 'node:child_process';
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
  return new Promise((resolve, reject) => {
    const args = ['-C', dir, 'hash-object', '-t', 'commit', '-w', '--stdin'];
    const child = execFile('git', args, { env: gitEnv }, (error, stdout) => {
      if (error === null) resolve(stdout.trim());
      else reject(error);
    });
    child.stdin?.end(text);
  });
}
