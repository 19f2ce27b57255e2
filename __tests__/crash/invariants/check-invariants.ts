// Says which invariants a repository breaks. Needs nothing of Groundhog itself:
//   node --import ./scripts/typescript-hooks.mjs __tests__/crash/invariants/check-invariants.ts <scenario.json>
import { readFile } from 'node:fs/promises';
import { scenarioSchema } from '../scenario.ts';
import { findBroken } from './invariants.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: check-invariants.ts <scenario.json>');
const broken = await findBroken(scenarioSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
for (const { id, detail } of broken) console.log(`${id}: ${detail}`);
console.log(broken.length === 0 ? 'every invariant holds' : `${broken.length} broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
