// Prints a CycloneDX bill of materials of what is in dist: of the packages of the lock file those whose licenses are in
// dist/licenses.txt, with the versions and hashes of the lock file. npm's own list would name the tools of development, too.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const bundled = new Set(readFileSync(new URL('../dist/licenses.txt', import.meta.url), 'utf8').split('\n'));
const list = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const bill = JSON.parse(execFileSync('npm', list, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 }));

const components = bill.components.filter(({ name, group }) => bundled.has(group ? `${group}/${name}` : name));
const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2));
