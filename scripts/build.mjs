import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleDist, distFolder } from './bundle-dist.mjs';

const files = await bundleDist();
await mkdir(distFolder, { recursive: true });
for (const [name, { content, executable }] of files) {
  const path = join(distFolder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  await chmod(path, executable ? 0o755 : 0o644);
}
for (const name of await readdir(distFolder, { recursive: true })) {
  const isKept = [...files.keys()].some((kept) => kept === name || kept.startsWith(`${name}/`));
  if (!isKept) await rm(join(distFolder, name), { recursive: true, force: true });
}
const totalBytes = [...files.values()].reduce((sum, { content }) => sum + content.length, 0);
console.log(`dist: ${files.size} files, ${(totalBytes / 1e6).toFixed(2)} MB`);
