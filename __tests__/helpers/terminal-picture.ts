import { readFile } from 'node:fs/promises';

/** Reads the lines that a picture of a terminal shows; `npm run pictures:run` takes it. */
export async function readTerminalPicture(name: string): Promise<readonly string[]> {
  const svg = await readFile(new URL(`../../docs/pictures/terminal-${name}.svg`, import.meta.url), 'utf8');
  const texts = [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>|<\/text>/g)];
  const decoded = texts.map(([, text = '\n']) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
  return decoded.join('').replaceAll('\u00a0', ' ').trimEnd().split('\n');
}
