import { posix } from 'node:path';
import { parseSync } from '@swc/core';
import type { SourceFile, Violation } from './architecture-rules.ts';

/** Words of a fable, not of the field: no file, type, function or exported value is named with one. */
const METAPHORS = new Set(
  ['audience', 'bench', 'deed', 'desk', 'ground', 'look', 'looks', 'place', 'places', 'said', 'seen', 'softly'].concat([
    'surroundings',
    'teller',
    'tellers',
    'told',
    'unseen',
    'voice',
    'world',
  ]),
);

/** A docstring begins with the thing that it is about, or with what that does. */
const VAGUE_BEGINNING = /^(?:What|Where|Who|Whoever|How|That|Those|The same|It|With it)\b/;

/** Every name, docstring and export that does not say in the field's words what it is. */
export function findWordViolations(files: readonly SourceFile[]): Violation[] {
  return [...files.flatMap(findMetaphors), ...files.flatMap(findVagueDocstrings), ...findNamesExportedTwice(files)];
}

function findMetaphors({ path, text }: SourceFile): Violation[] {
  const names = [posix.basename(path, '.ts'), ...listDeclarations(text).map(({ name }) => name)];
  return names
    .filter((name) => splitWords(name).some((word) => METAPHORS.has(word)))
    .map((name) => ({ path, rule: 'metaphor' as const, detail: `"${name}": name it in the words of the field` }));
}

function findVagueDocstrings({ path, text }: SourceFile): Violation[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const begin = /^\s*\/\*\*(?: (.*))?$/.exec(line);
    if (begin === null) return [];
    const sentence = begin[1] ?? /^\s*\* (.*)$/.exec(lines[index + 1] ?? '')?.[1] ?? '';
    if (!VAGUE_BEGINNING.test(sentence)) return [];
    const detail = `line ${index + 1}: begin with the thing or its verb, not "${sentence.slice(0, 30)}"`;
    return [{ path, rule: 'docstring' as const, detail }];
  });
}

function findNamesExportedTwice(files: readonly SourceFile[]): Violation[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, text }) =>
    listDeclarations(text).flatMap(({ name, isExported }) => {
      if (!isExported) return [];
      const owner = owners.get(name);
      owners.set(name, owner ?? path);
      if (owner === undefined || owner === path) return [];
      return [{ path, rule: 'name-twice' as const, detail: `"${name}" is exported by ${owner} too` }];
    }),
  );
}

interface Declaration {
  readonly name: string;
  readonly isExported: boolean;
}

/** The types and functions at the top of a module, and the values that it exports. */
function listDeclarations(text: string): Declaration[] {
  return parseSync(text, { syntax: 'typescript', target: 'es2022' }).body.flatMap((item) => {
    const isExported = item.type === 'ExportDeclaration';
    const declaration = isExported ? item.declaration : item;
    switch (declaration.type) {
      case 'TsInterfaceDeclaration':
      case 'TsTypeAliasDeclaration':
        return [{ name: declaration.id.value, isExported }];
      case 'ClassDeclaration':
      case 'FunctionDeclaration':
        return [{ name: declaration.identifier.value, isExported }];
      case 'VariableDeclaration':
        if (!isExported) return [];
        return declaration.declarations.flatMap(({ id }) =>
          id.type === 'Identifier' ? [{ name: id.value, isExported }] : [],
        );
      default:
        return [];
    }
  });
}

/** The words of a name in kebab-case, camelCase, PascalCase or CONSTANT_CASE, in lower case. */
function splitWords(name: string): string[] {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  // Work "in place" is the field's own word.
  return words.replaceAll('in-place', '').split(/[-_.]/);
}
