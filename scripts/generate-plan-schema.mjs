// Writes schema/plan.schema.json from the compiled sources: run `npx tsc -p tsconfig.build.json` before it.
import { mkdir, writeFile } from 'node:fs/promises';
import { planJsonSchema } from '../lib/domain/plan-json-schema.js';

const file = new URL('../schema/plan.schema.json', import.meta.url);
await mkdir(new URL('.', file), { recursive: true });
await writeFile(file, `${JSON.stringify(planJsonSchema(), null, 2)}\n`);
