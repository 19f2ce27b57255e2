// Writes src/agent/usage/model-prices.ts and model-windows.ts from what @pydantic/genai-prices keeps. Runs without network: a newer
// table comes with a newer version of that package, whose date is set here.
import { writeFile } from 'node:fs/promises';
import { renderPrices, renderWindows } from './render-prices.ts';

await writeFile(new URL('../src/agent/usage/model-prices.ts', import.meta.url), renderPrices());
await writeFile(new URL('../src/agent/usage/model-windows.ts', import.meta.url), renderWindows());
