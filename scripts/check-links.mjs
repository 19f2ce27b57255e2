#!/usr/bin/env node
// Asks the web for each address that the pages link to, and for the heading that it names: npm run check:links [-- <folder>]
// Needs a network, and is no test: the addresses are those of others. Fails with each link that is dead.
import { fileURLToPath } from 'node:url';
import { collectWebLinks } from './web-links.mjs';

const [folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const AT_ONCE = 4;
const TRIES = 3;
const TIMEOUT_MS = 30_000;
/** Answers of servers that refuse programs, or this many requests: nothing is known of the page. */
const REFUSALS = new Set([401, 403, 429]);

const links = await collectWebLinks(folder);
const urls = [...new Set(links.map(({ url }) => url))].sort();
const verdicts = new Map();
const waiting = [...urls];
await Promise.all(Array.from({ length: AT_ONCE }, work));

for (const { page, url } of links) {
  const { problem, note } = verdicts.get(url);
  if (problem !== undefined) console.error(`${page}: ${url}: ${problem}`);
  else if (note !== undefined) console.log(`not checked: ${page}: ${url}: ${note}`);
}
const dead = urls.filter((url) => verdicts.get(url).problem !== undefined);
console.log(`${urls.length} addresses, ${dead.length} dead`);
process.exitCode = dead.length > 0 ? 1 : 0;

async function work() {
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) verdicts.set(url, await judge(url));
}

async function judge(url, tries = 1) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'text/html,*/*' } });
    if (REFUSALS.has(answer.status)) return { note: `the server answers ${answer.status}` };
    if (answer.status >= 500 && tries < TRIES) return await judge(url, tries + 1);
    if (!answer.ok) return { problem: `the server answers ${answer.status}` };
    const anchor = decodeURIComponent(new URL(url).hash.slice(1));
    return anchor === '' || hasAnchor(await answer.text(), anchor) ? {} : { problem: 'the page has no such heading' };
  } catch (error) {
    return tries < TRIES ? judge(url, tries + 1) : { problem: String(error.cause?.message ?? error.message) };
  }
}

/** Whether a page has an element of this name; GitHub puts a prefix before those of Markdown. */
function hasAnchor(html, anchor) {
  return [anchor, `user-content-${anchor}`].some(
    (name) => html.includes(`id="${name}"`) || html.includes(`name="${name}"`),
  );
}
