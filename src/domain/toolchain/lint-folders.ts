import { compileGlobs } from '../paths/glob.ts';
import type { PlanWarning } from '../plan/lint-plan.ts';
import { type Checkpoint, listLimits, type Plan } from '../plan/plan.ts';
import { findNearestName } from '../text/nearest-name.ts';
import { quote } from '../yaml/file-problem.ts';
import { hasPath, type RepositoryFiles } from './repository-files.ts';

/**
 * Warns of globs in `protect` and `changes_within` that begin with a folder which the base does not have, where it has one of
 * almost that name. A folder that a spec names may be a new one where attempts may write, and one with a dot belongs to a tool.
 */
export function warnOfMistypedFolders(plan: Plan, files: RepositoryFiles): readonly PlanWarning[] {
  const specs = plan.checkpoints.map(({ spec }) => spec).join('\n');
  const find = (key: string, globs: readonly string[], checkpoint?: Checkpoint) =>
    globs.flatMap((glob): PlanWarning[] => {
      const meant = findMeant(glob, files);
      const isNew = key !== 'protect' && meant !== undefined && isFolderIn(specs, meant.missing);
      if (meant === undefined || isNew || isCovered(meant.near, globs)) return [];
      const message = `${quote(key)} names ${quote(glob)}, and the base has no folder ${quote(meant.missing)}; did you mean ${quote(meant.near)}?`;
      return [{ checkpointId: checkpoint?.id, message, ...(key === 'protect' ? {} : { isFault: true as const }) }];
    });
  return [
    ...find('protect', plan.protect ?? []),
    ...plan.checkpoints.flatMap((checkpoint) => [
      ...find('protect', checkpoint.protect ?? [], checkpoint),
      ...find('changes_within', listLimits(checkpoint.success_criteria), checkpoint),
    ]),
  ];
}

/** Returns whether a text speaks of a folder of this name: with a slash, in quotes, or as a folder. */
function isFolderIn(text: string, folder: string): boolean {
  const quoted = ['`', '"', "'"].map((mark) => `${mark}${folder}${mark}`);
  const spoken = ['folder', 'directory'].flatMap((word) => [`${word} ${folder}`, `${folder} ${word}`]);
  return [`${folder}/`, ...quoted, ...spoken].some((form) => text.includes(form));
}

/** Finds the first folder of a glob that is missing, and the one beside it that is almost named so. */
function findMeant(glob: string, files: RepositoryFiles) {
  const names = glob.split('/').slice(0, -1);
  const plain = names.slice(0, names.findIndex((name) => /[*?[\]{}!\\]/.test(name)) >>> 0);
  const at = plain.findIndex((_name, index) => !hasPath(files, plain.slice(0, index + 1).join('/')));
  const name = plain[at];
  if (name === undefined || name.length < 3 || name.startsWith('.')) return undefined;
  const parent = plain
    .slice(0, at)
    .map((part) => `${part}/`)
    .join('');
  const near = findNearestName(name, listFolders(parent, files));
  // Another version is no slip.
  const isVersion = near?.replace(/\d+/g, '') === name.replace(/\d+/g, '');
  return near === undefined || isVersion ? undefined : { missing: parent + name, near: parent + near };
}

function listFolders(parent: string, { paths }: RepositoryFiles): readonly string[] {
  const below = [...paths].filter((path) => path.startsWith(parent)).map((path) => path.slice(parent.length));
  return [...new Set(below.flatMap((path) => (path.includes('/') ? path.split('/', 1) : [])))];
}

function isCovered(folder: string, globs: readonly string[]): boolean {
  return compileGlobs(globs)(`${folder}/x`) || globs.some((glob) => glob.startsWith(`${folder}/`));
}
