import type { ObjectId } from '../domain/ids.ts';
import { isManifest, type RepositoryFiles } from '../domain/toolchain/repository-files.ts';
import { readBlob, readSize } from '../git/cat-file.ts';
import type { Git } from '../git/git.ts';
import { listTreeFiles, type TreeEntryLine } from '../git/ls-tree.ts';
import { toReadablePath } from '../git/path-bytes.ts';

const MAX_MANIFEST_BYTES = 1024 * 1024;
/** A repository with more of them is read in part. */
const MAX_MANIFESTS = 100;

/** Lists the files of a commit or tree and reads its manifests, whatever is on disk; links and submodules are no files. */
export async function readRepositoryFiles(git: Git, tree: ObjectId): Promise<RepositoryFiles> {
  const files = (await listTreeFiles(git, tree)).filter(({ type, mode }) => type === 'blob' && mode !== '120000');
  const manifests = new Map<string, string>();
  for (const { path, id } of files.filter(isReadManifest).sort(byDepth).slice(0, MAX_MANIFESTS)) {
    if ((await readSize(git, id)) > MAX_MANIFEST_BYTES) continue;
    manifests.set(toReadablePath(path), Buffer.from(await readBlob(git, id)).toString('utf8'));
  }
  return { paths: new Set(files.map(({ path }) => toReadablePath(path))), manifests };
}

function byDepth(a: TreeEntryLine, b: TreeEntryLine): number {
  return a.path.split('/').length - b.path.split('/').length;
}

function isReadManifest({ path }: TreeEntryLine): boolean {
  return isManifest(toReadablePath(path));
}
