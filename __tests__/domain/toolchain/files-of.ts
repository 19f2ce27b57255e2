import { isManifest, type RepositoryFiles } from '../../../src/domain/toolchain/repository-files.ts';

/** Returns the files of a repository by their texts. */
export function filesOf(texts: Readonly<Record<string, string>>): RepositoryFiles {
  const entries = Object.entries(texts);
  return {
    paths: new Set(entries.map(([path]) => path)),
    manifests: new Map(entries.filter(([path]) => isManifest(path))),
  };
}
