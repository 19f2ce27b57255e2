// Writes the files in schema/ from the compiled sources: run `npx tsc -p tsconfig.build.json` before it.
import { mkdir, writeFile } from 'node:fs/promises';
import { configJsonSchema } from '../lib/domain/config/config-json-schema.js';
import { planJsonSchema } from '../lib/domain/plan/plan-json-schema.js';

const folder = new URL('../schema/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, schema] of [
  ['plan', planJsonSchema()],
  ['config', configJsonSchema()],
])
  await writeFile(new URL(`${name}.schema.json`, folder), `${JSON.stringify(schema, null, 2)}\n`);
