import { statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { SourceMount } from '../../sandbox/bubblewrap/mount.ts';
import { isWithin } from '../../sandbox/bubblewrap/system-mounts.ts';

/** Lists the places of the caches in the HOME of agents, and the copies that they find there. */
export function listCacheMounts(
  caches: readonly string[],
  { from, home }: { readonly from: string; readonly home: string | undefined },
): SourceMount[] {
  if (home === undefined || !isAbsolute(home)) return [];
  // An agent could put a link in the place of a cache that lies in another one, which it may write to.
  const outer = caches.filter((cache) => !caches.some((other) => other !== cache && isWithin(cache, other)));
  return outer.map((cache) => ({ kind: 'write', source: join(from, cache), path: join(home, cache) }));
}

/** Shows another git directory in the place of that of a user's checkout, which may be a file that names it. */
export function coverRepository(root: string, standIn: string): readonly SourceMount[] {
  const path = join(root, '.git');
  if (statSync(path).isDirectory()) return [{ kind: 'write', source: standIn, path }];
  const link = `${standIn}-link`;
  writeFileSync(link, `gitdir: ${standIn}\n`);
  return [
    { kind: 'write', source: standIn, path: standIn },
    { kind: 'read', source: link, path },
  ];
}
