import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleDist, distFolder } from './bundle-dist.mjs';

const problems = [];
const files = await bundleDist();

for (const [name, { content, executable }] of files) {
  const path = join(distFolder, name);
  const found = await readFile(path).catch(() => undefined);
  if (found === undefined) {
    problems.push(`dist/${name} is missing`);
  } else if (!found.equals(content)) {
    problems.push(`dist/${name} differs: ${found.length} bytes are there, ${content.length} are built`);
  } else if (executable && ((await stat(path)).mode & 0o111) === 0) {
    problems.push(`dist/${name} is not executable`);
  }
}
for (const entry of await readdir(distFolder, { recursive: true, withFileTypes: true }).catch(() => [])) {
  if (!entry.isFile()) continue;
  const name = join(entry.parentPath, entry.name).slice(distFolder.length + 1);
  if (!files.has(name)) problems.push(`dist/${name} is not built from anything`);
}

if (problems.length > 0) {
  console.error(
    `dist is stale:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nRun "npm run build" and commit dist.`,
  );
  process.exitCode = 1;
} else {
  console.log(`dist is what src builds: ${files.size} files`);
}
