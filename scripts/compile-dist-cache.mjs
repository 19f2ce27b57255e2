import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Started by compile-dist.mjs in a process of its own, since what V8 compiles depends on the flags of its process.
const [loader = ''] = process.argv.slice(2);
const { script } = await import(pathToFileURL(loader).href);
await writeFile(join(loader, '..', 'groundhog.cache'), script.createCachedData());
