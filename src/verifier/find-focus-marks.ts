import { listSome } from '../domain/text/list-some.ts';
import type { TreeFacts } from './tree-criterion.ts';

const FOCUS = /\b(?:it|test|describe|suite|context|specify|t)\.only\b|\b(?:fit|fdescribe|fcontext)\s*\(/;
const SOURCE = /\.[cm]?[jt]sx?$/;
const MAX_FILES = 200;
const MAX_BYTES = 512 * 1024;

/** Names the changed files that have a runner leave out all other tests, in a sentence; none where there are no such files. */
export async function findFocusMarks({ tree, changedPaths }: TreeFacts): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of changedPaths.filter((changed) => SOURCE.test(changed)).slice(0, MAX_FILES)) {
    const entry = await tree.readEntry(path);
    if (entry.kind !== 'file' || entry.size > MAX_BYTES) continue;
    const lines = Buffer.from(await entry.read())
      .toString('utf8')
      .split('\n');
    const line = lines.findIndex((text) => FOCUS.test(text));
    if (line !== -1) found.push(`${path}, line ${line + 1}`);
  }
  return found.length === 0 ? [] : [`A mark such as ".only" leaves out the other tests: ${listSome(found)}.`];
}
