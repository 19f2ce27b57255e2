import { git } from '../temp-repo.ts';

export interface RefFact {
  readonly ref: string;
  readonly commit: string;
}

export interface CommitFact {
  readonly commit: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly date: string;
  readonly message: string;
}

export interface FileFact {
  readonly path: string;
  readonly status: 'added' | 'removed' | 'modified';
  readonly blob: string;
  readonly additions: number;
  readonly deletions: number;
}

/** What an API answers about git, read from the bare repository at the time of the question. */
export interface GitFacts {
  readonly dir: string;
  hasTree(id: string): Promise<boolean>;
  findCommit(revision: string): Promise<string | undefined>;
  listRefs(prefix: string): Promise<readonly RefFact[]>;
  findMergeBase(a: string, b: string): Promise<string | undefined>;
  listCommits(range: string): Promise<readonly CommitFact[]>;
  listFiles(from: string, to: string): Promise<readonly FileFact[]>;
  readFile(revision: string, path: string): Promise<string | undefined>;
}

/** Opens a bare repository for questions. */
export function createGitFacts(dir: string): GitFacts {
  const find = (...args: readonly string[]): Promise<string | undefined> => git(dir, ...args).catch(() => undefined);
  return {
    dir,
    hasTree: async (id) => (await find('cat-file', '-t', id)) === 'tree',
    findCommit: (revision) => find('rev-parse', '--verify', '--quiet', `${revision}^{commit}`),
    findMergeBase: (a, b) => find('merge-base', a, b),
    readFile: (revision, path) => find('cat-file', 'blob', `${revision}:${path}`),
    async listRefs(prefix) {
      const lines = await git(dir, 'for-each-ref', '--format=%(objectname) %(refname)');
      return lines
        .split('\n')
        .map((line) => ({ commit: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }))
        .filter(({ ref }) => ref.startsWith(prefix));
    },
    async listCommits(range) {
      const format = '--format=%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%B%x01';
      const output = await git(dir, 'log', '--reverse', '-z', format, range);
      return output
        .split('\u0001')
        .map((record) => record.replace(/^\0/, ''))
        .filter((record) => record !== '')
        .map(toCommitFact);
    },
    async listFiles(from, to) {
      const raw = await git(dir, 'diff-tree', '-r', '--raw', '--numstat', '--no-renames', '--abbrev=40', from, to);
      return toFileFacts(raw);
    },
  };
}

function toCommitFact(record: string): CommitFact {
  const [commit = '', tree = '', parents = '', name = '', email = '', date = '', message = ''] = record.split('\0');
  return { commit, tree, parents: parents.split(' ').filter((one) => one !== ''), name, email, date, message };
}

function toFileFacts(output: string): readonly FileFact[] {
  const lines = output.split('\n').filter((line) => line !== '');
  const counts = new Map<string, readonly [number, number]>();
  for (const line of lines.filter((one) => !one.startsWith(':'))) {
    const [added = '0', deleted = '0', path = ''] = line.split('\t');
    counts.set(path, [Number.parseInt(added, 10) || 0, Number.parseInt(deleted, 10) || 0]);
  }
  return lines
    .filter((line) => line.startsWith(':'))
    .map((line) => {
      const [meta = '', path = ''] = line.split('\t');
      const [, , before = '', after = '', letter = 'M'] = meta.split(' ');
      const [additions, deletions] = counts.get(path) ?? [0, 0];
      const status = letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified';
      return { path, status, blob: letter === 'D' ? before : after, additions, deletions };
    });
}
