import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { namesOfTypes } from '../helpers/architecture-rules.ts';
import { domainOrder } from '../helpers/folder-rules.ts';
import { readPage } from './pages.ts';

const page = readPage('docs/architecture.md').text;

/** The rooms of the picture, each with its smaller rooms in their order. */
function readPicture(): ReadonlyMap<string, readonly string[]> {
  const nodes = page.matchAll(/^ {4}\w+\["<b>(\w+)<\/b>(?:<br\/>(.*))?"\]$/gm);
  return new Map([...nodes].map(([, room = '', inside = '']) => [room, inside.split(/ · |<br\/>/).filter(Boolean)]));
}

function listFolders(path: string): readonly string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

describe('the picture of the rooms', () => {
  test('has every room', () => {
    expect([...readPicture().keys()].sort()).toEqual(listFolders('src'));
  });

  test.each(listFolders('src').filter((room) => listFolders(`src/${room}`).length > 0))(
    'has every folder of %s',
    (room) => {
      expect([...(readPicture().get(room) ?? [])].sort()).toEqual(listFolders(`src/${room}`));
    },
  );

  test('has the folders of domain in the order in which they import', () => {
    expect(readPicture().get('domain')).toEqual([...domainOrder]);
  });
});

test('the table of names has every name that the rules of the house compare', () => {
  const rows = [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)]);
  const documented = new Set(rows.map(([, name]) => name));
  expect(Object.values(namesOfTypes).filter((name) => !documented.has(name))).toEqual([]);
});
