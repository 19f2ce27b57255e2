import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import type { CommitFact, FileFact, RefFact } from './loopback-git-facts.ts';
import { type LoopbackWorld, repositoryPath } from './loopback-world.ts';

/** Answers what GitHub's API says about git, out of the bare repository; undefined for other paths. */
export async function answerFromGit(
  world: LoopbackWorld,
  rest: string,
  query: URLSearchParams = new URLSearchParams(),
): Promise<LoopbackAnswer | undefined> {
  if (rest === '/branches') return answerBranches(world, query);
  const [kind, name] = splitRest(decodeURIComponent(rest));
  switch (kind) {
    case '/branches/':
      return answerBranch(world, name);
    case '/git/ref/':
      return answerRef(world, `refs/${name}`);
    case '/git/matching-refs/':
      return answer(
        200,
        (await world.facts.listRefs(`refs/${name}`)).map((fact) => toRef(world, fact)),
      );
    case '/compare/':
      return answerComparison(world, name);
    default:
      return undefined;
  }
}

function splitRest(rest: string): readonly [string, string] {
  const match = /^(\/branches\/|\/git\/ref\/|\/git\/matching-refs\/|\/compare\/)(.+)$/.exec(rest);
  return [match?.[1] ?? '', match?.[2] ?? ''];
}

function addresses(world: LoopbackWorld): { readonly api: string; readonly page: string } {
  const { owner, repo } = world.settings;
  return { api: `${world.apiUrl}${repositoryPath(world.settings)}`, page: `${world.serverUrl}/${owner}/${repo}` };
}

function toNodeId(text: string): string {
  return Buffer.from(text).toString('base64');
}

function toRef(world: LoopbackWorld, { ref, commit }: RefFact): unknown {
  const { api } = addresses(world);
  const object = { type: 'commit', sha: commit, url: `${api}/git/commits/${commit}` };
  return { ref, node_id: toNodeId(ref), url: `${api}/git/${ref}`, object };
}

async function answerRef(world: LoopbackWorld, ref: string): Promise<LoopbackAnswer> {
  const found = (await world.facts.listRefs(ref)).find((fact) => fact.ref === ref);
  return found === undefined ? refusal(404, 'Not Found') : answer(200, toRef(world, found));
}

async function answerBranches(world: LoopbackWorld, query: URLSearchParams): Promise<LoopbackAnswer> {
  const { protectedBranches } = world.settings;
  const wanted = query.get('protected');
  const { api } = addresses(world);
  const all = (await world.facts.listRefs('refs/heads/')).map(({ ref, commit }) => {
    const name = ref.slice('refs/heads/'.length);
    return {
      name,
      commit: { sha: commit, url: `${api}/commits/${commit}` },
      protected: protectedBranches.includes(name),
    };
  });
  const matching = all.filter((branch) => wanted === null || String(branch.protected) === wanted);
  const size = Number(query.get('per_page') ?? 30);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  return answer(200, matching.slice(first, first + size));
}

async function answerBranch(world: LoopbackWorld, name: string): Promise<LoopbackAnswer> {
  const id = await world.facts.findCommit(`refs/heads/${name}`);
  const commit = id === undefined ? undefined : await readCommit(world, id);
  if (commit === undefined) return refusal(404, 'Branch not found');
  const { api, page } = addresses(world);
  const self = `${api}/branches/${name}`;
  const isProtected = world.settings.protectedBranches.includes(name);
  return answer(200, {
    name,
    commit,
    _links: { self, html: `${page}/tree/${name}` },
    protected: isProtected,
    protection: {
      enabled: isProtected,
      required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] },
    },
    protection_url: `${self}/protection`,
  });
}

async function readCommit(world: LoopbackWorld, id: string): Promise<unknown> {
  const [fact] = (await world.facts.listCommits(`${id}^!`)).slice(-1);
  return fact && toCommit(world, fact);
}

function toCommit(world: LoopbackWorld, fact: CommitFact): unknown {
  const { api, page } = addresses(world);
  const url = `${api}/commits/${fact.commit}`;
  const person = { name: fact.name, email: fact.email, date: fact.date };
  const verification = { verified: false, reason: 'unsigned', payload: null, signature: null, verified_at: null };
  return {
    sha: fact.commit,
    node_id: toNodeId(fact.commit),
    url,
    html_url: `${page}/commit/${fact.commit}`,
    comments_url: `${url}/comments`,
    commit: {
      url: `${api}/git/commits/${fact.commit}`,
      author: person,
      committer: person,
      message: fact.message.trimEnd(),
      comment_count: 0,
      tree: { sha: fact.tree, url: `${api}/git/trees/${fact.tree}` },
      verification,
    },
    author: null,
    committer: null,
    parents: fact.parents.map((sha) => ({ sha, url: `${api}/commits/${sha}`, html_url: `${page}/commit/${sha}` })),
  };
}

async function answerComparison(world: LoopbackWorld, basehead: string): Promise<LoopbackAnswer> {
  const { facts } = world;
  const [baseName = '', headName = ''] = basehead.split('...');
  const base = await findRevision(world, baseName);
  const head = await findRevision(world, headName);
  const mergeBase = base && head && (await facts.findMergeBase(base, head));
  if (!(base && head && mergeBase)) return refusal(404, 'Not Found');
  const ahead = await facts.listCommits(`${base}..${head}`);
  const behind = await facts.listCommits(`${head}..${base}`);
  const { api, page } = addresses(world);
  return answer(200, {
    url: `${api}/compare/${basehead}`,
    html_url: `${page}/compare/${basehead}`,
    permalink_url: `${page}/compare/${base}...${head}`,
    diff_url: `${page}/compare/${basehead}.diff`,
    patch_url: `${page}/compare/${basehead}.patch`,
    base_commit: await readCommit(world, base),
    merge_base_commit: await readCommit(world, mergeBase),
    status: toStatus(ahead.length, behind.length),
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    commits: ahead.map((fact) => toCommit(world, fact)),
    files: (await facts.listFiles(mergeBase, head)).map((fact) => toFile(world, fact)),
  });
}

async function findRevision({ facts }: LoopbackWorld, name: string): Promise<string | undefined> {
  return (await facts.findCommit(`refs/heads/${name}`)) ?? (await facts.findCommit(name));
}

function toStatus(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

function toFile(world: LoopbackWorld, fact: FileFact): unknown {
  const { api, page } = addresses(world);
  return {
    sha: fact.blob,
    filename: fact.path,
    status: fact.status,
    additions: fact.additions,
    deletions: fact.deletions,
    changes: fact.additions + fact.deletions,
    blob_url: `${page}/blob/HEAD/${fact.path}`,
    raw_url: `${page}/raw/HEAD/${fact.path}`,
    contents_url: `${api}/contents/${fact.path}`,
  };
}
