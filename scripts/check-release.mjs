// Checks that a tag may become a release: node scripts/check-release.mjs <tag> <owner/name> [<folder of the project>]
// The tag is the version of package.json, the repository is the one that the pages name, and the changelog has its notes,
// which are printed. Exit code 1 with every reason otherwise.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [tag, repository, folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');

const problems = [];
if (tag !== `v${manifest.version}`)
  problems.push(`The tag is ${tag}, but the version of package.json ${manifest.version}.`);
const named = manifest.repository.replace(/^github:/, '');
if (repository !== named)
  problems.push(
    `This is ${repository}, but the pages name ${named}: set "repository" of package.json, then npm run docs.`,
  );
const notes = changelog.split(/^## /m).find((part) => part.split(/\s/)[0]?.replace(/[[\]]/g, '') === manifest.version);
if (notes === undefined) problems.push(`CHANGELOG.md has no section "## ${manifest.version}".`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(notes.slice(notes.indexOf('\n')).trim());
}
