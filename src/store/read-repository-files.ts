import type { ObjectId } from '../domain/ids.ts';
import { isManifest, isShellScript, type RepositoryFiles } from '../domain/toolchain/repository-files.ts';
import { readSmallBlobs } from '../git/cat-file.ts';
import type { Git } from '../git/git.ts';
import { listTreeFiles, type TreeEntryLine } from '../git/ls-tree.ts';
import { toReadablePath } from '../git/path-bytes.ts';

const MAX_MANIFEST_BYTES = 1024 * 1024;
/** A repository with more of them, or more scripts, is read in part. */
const MAX_MANIFESTS = 50;

/** Lists the files of a commit or tree and reads its manifests, whatever is on disk; links and submodules are no files. */
export async function readRepositoryFiles(git: Git, tree: ObjectId): Promise<RepositoryFiles> {
  const entries = await listTreeFiles(git, tree);
  const files = entries.filter(({ type, mode }) => type === 'blob' && mode !== '120000');
  const submodules = entries.filter(({ type }) => type === 'commit').map(({ path }) => toReadablePath(path));
  const manifestFiles = files.filter((file) => isManifest(toReadablePath(file.path))).sort(byDepth);
  const isScript = ({ path }: TreeEntryLine) => isShellScript(toReadablePath(path));
  // Many scripts are not to push out what names the tools.
  const read = [
    ...manifestFiles.filter((file) => !isScript(file)).slice(0, MAX_MANIFESTS),
    ...manifestFiles.filter(isScript).slice(0, MAX_MANIFESTS),
  ];
  const blobs = await readSmallBlobs(
    git,
    read.map(({ id }) => id),
    MAX_MANIFEST_BYTES,
  );
  const manifests = new Map(
    read.flatMap(({ path, id }) => {
      const bytes = blobs.get(id);
      return bytes === undefined ? [] : [[toReadablePath(path), Buffer.from(bytes).toString('utf8')] as const];
    }),
  );
  return { paths: new Set(files.map(({ path }) => toReadablePath(path))), manifests, submodules };
}

function byDepth(a: TreeEntryLine, b: TreeEntryLine): number {
  return a.path.split('/').length - b.path.split('/').length;
}
