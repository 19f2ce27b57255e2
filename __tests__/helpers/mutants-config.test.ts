import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { findFacts } from './source-facts.ts';

const ROOMS = ['domain', 'report', 'verifier', 'github'];

/** The patterns of the files that mutation tests do not copy, as in `.gitignore`. */
function readIgnored(): readonly string[] {
  const list = /ignorePatterns: \[(.*)\]/.exec(readFileSync('stryker.config.mjs', 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].flatMap(([, pattern]) => pattern ?? []);
}

function isIgnored(path: string, pattern: string): boolean {
  return pattern.includes('/') ? path.startsWith(`${pattern}/`) : path.split('/').includes(pattern);
}

/** Lists the unit tests of the rooms, with every file that they load. */
function listLoaded(): readonly string[] {
  const open = ROOMS.flatMap((room) =>
    readdirSync(`__tests__/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !/\.(?:int|slow)\.test\.ts$/.test(name))
      .map((name) => join('__tests__', room, name)),
  );
  const loaded = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const specifier of findFacts(readFileSync(path, 'utf8')).imports) {
      const target = posix.join(posix.dirname(path), specifier);
      if (!specifier.startsWith('.') || !target.startsWith('__tests__/') || loaded.has(target)) continue;
      loaded.add(target);
      if (target.endsWith('.ts') && existsSync(target)) open.push(target);
    }
  }
  return [...loaded];
}

test('mutation tests copy every file that the unit tests of their rooms load', () => {
  const patterns = readIgnored();
  const loaded = listLoaded();
  expect(patterns).toContain('__tests__/scenarios');
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((path) => patterns.some((pattern) => isIgnored(path, pattern)))).toEqual([]);
});
