import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { type ModuleItem, parseSync } from '@swc/core';

const src = fileURLToPath(new URL('../../../src', import.meta.url));

/** Finds what a module loads at once: an `import()` is made when it is needed, and a type is never loaded. */
function listLoaded(start: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const name = relative(src, file);
    if (found.has(name)) return;
    found.add(name);
    const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2022' });
    for (const specifier of body.flatMap(toSpecifier)) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier));
      else found.add(specifier);
    }
  };
  visit(join(src, start));
  return found;
}

function toSpecifier(item: ModuleItem): string[] {
  if (item.type === 'ImportDeclaration') {
    const isType = ({ type, ...rest }: (typeof item.specifiers)[number]) =>
      type === 'ImportSpecifier' && 'isTypeOnly' in rest && rest.isTypeOnly;
    return item.typeOnly || (item.specifiers.length > 0 && item.specifiers.every(isType)) ? [] : [item.source.value];
  }
  if (item.type === 'ExportNamedDeclaration') return item.source == null ? [] : [item.source.value];
  return item.type === 'ExportAllDeclaration' ? [item.source.value] : [];
}

describe('what a command loads', () => {
  test('is next to nothing for help, and for the choice of a command', () => {
    const loaded = listLoaded('entry/cli.ts');
    const heavy = ['zod', 'yaml', 're2js', 'simple-git', 'node:http', 'node:child_process', 'git/git.ts'];
    expect(heavy.filter((name) => loaded.has(name))).toEqual([]);
    expect([...loaded].filter((name) => /^(runner|sandbox|workspace|store|github)\//.test(name))).toEqual([]);
  });

  test.each([
    ['verb', 'entry/commands/attempt/verb.ts', /^(runner|sandbox|workspace|store|github|git)\//],
    ['status and chronicle', 'entry/commands/read/chronicle.ts', /^(runner|sandbox|github)\//],
    ['steps', 'entry/commands/read/steps.ts', /^(runner|sandbox|github)\//],
    ['approve and the other operations', 'entry/commands/steer/operate.ts', /^(sandbox|github)\//],
  ])('leaves the parts of a run out for %s', (_command, file, parts) => {
    expect([...listLoaded(file)].filter((name) => parts.test(name))).toEqual([]);
  });

  test('is no schema for a verb, which agents call often', () => {
    const loaded = listLoaded('entry/commands/attempt/verb.ts');
    expect(['zod', 'yaml', 're2js', 'domain/attempt/verb.ts'].filter((name) => loaded.has(name))).toEqual([]);
  });

  test('is only what its work needs for what stands alone in dist', () => {
    const never = [
      'yaml',
      're2js',
      'simple-git',
      'node:crypto',
      'node:v8',
      'node:fs/promises',
      'domain/errors/error-catalog.ts',
    ];
    const loadedBy = (file: string) => [...listLoaded(file)].filter((name) => never.includes(name));
    expect(loadedBy('entry/cli-status.ts')).toEqual([]);
    expect(loadedBy('entry/cli-verb.ts')).toEqual(['domain/errors/error-catalog.ts']);
    expect([...listLoaded('entry/cli-status.ts')].filter((name) => /^(commander|node:http)$/.test(name))).toEqual([]);
    expect(
      [...listLoaded('entry/cli-verb.ts')].filter((name) => /^(commander|zod|node:child_process)$/.test(name)),
    ).toEqual([]);
  });

  test('holds the runner for a run', () => {
    expect(listLoaded('entry/commands/run/run.ts')).toContain('runner/run-plan.ts');
  });
});
