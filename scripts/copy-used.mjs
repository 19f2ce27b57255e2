import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

const DECLARATIONS = ['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclaration'];

// Why: docs/decisions/0162-commonjs-where-a-start-counts.md
/**
 * Copies the modules that a compiled program loads to another folder, and of each the declarations that it uses. What
 * V8 loads at a start is one file of them, and to parse what is never called takes longer than the work. A declaration
 * that nothing refers to is dropped even where its value is computed, as schemas are: none of ours does anything else.
 * Throws for a program that needs a package, and for a form of import or export that our code does not have.
 */
export function copyUsed({ from, to, entry }) {
  const modules = new Map();
  const open = (path) => {
    if (!modules.has(path)) {
      modules.set(path, readModule(join(from, path), path));
      for (const statement of modules.get(path).statements) if (statement.isKept) use(path, statement);
    }
    return modules.get(path);
  };
  const use = (path, statement) => {
    if (statement.isUsed) return;
    statement.isUsed = true;
    for (const name of statement.refers) useName(path, name);
    for (const loaded of statement.loads.map((source) => join(dirname(path), source)))
      for (const name of open(loaded).exports) useName(loaded, name);
  };
  const useName = (path, name) => {
    const { imports, statements } = open(path);
    const imported = imports.get(name);
    for (const statement of statements) if (statement.declares.includes(name)) use(path, statement);
    if (imported === undefined || imported.isUsed) return;
    imported.isUsed = true;
    if (imported.source.startsWith('.')) useName(join(dirname(path), imported.source), imported.of);
    else if (!imported.source.startsWith('node:')) throw new Error(`${path} needs ${imported.source}`);
  };
  for (const name of open(entry).exports) useName(entry, name);
  for (const [path, module] of modules) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), renderModule(module));
  }
}

function readModule(file, path) {
  const bytes = readFileSync(file);
  const imports = new Map();
  const exports = [];
  const statements = [];
  for (const node of parseSync(bytes.toString('utf8'), { syntax: 'ecmascript', target: 'es2022' }).body) {
    if (node.type === 'ImportDeclaration') readImport(node, imports, path);
    else {
      const statement = readStatement(node, toText(bytes, node.span));
      if (node.type === 'ExportDeclaration') exports.push(...statement.declares);
      statements.push(statement);
    }
  }
  return { imports, exports, statements };
}

/** Returns the text of a statement, without the comment above it. The parser counts bytes, from one. */
function toText(bytes, { start, end }) {
  return `${bytes.toString('utf8', start - 1, end - 1)}\n`;
}

function readImport({ source, specifiers }, imports, path) {
  if (specifiers.length === 0) throw new Error(`${path} imports ${source.value} without a name`);
  for (const { type, local, imported } of specifiers) {
    if (type !== 'ImportSpecifier') throw new Error(`${path} imports in another way than by names`);
    imports.set(local.value, { of: imported?.value ?? local.value, source: source.value, isUsed: false });
  }
}

function readStatement(node, text) {
  const isEmpty = node.type === 'ExportNamedDeclaration' && node.specifiers.length === 0;
  if (/^Export/.test(node.type) && node.type !== 'ExportDeclaration' && !isEmpty)
    throw new Error(`not as we export: ${text}`);
  const declaration = node.declaration ?? node;
  const isDeclaration = DECLARATIONS.includes(declaration.type);
  const refers = new Set();
  const loads = [];
  findNames(declaration, refers, loads);
  const named = declaration.declarations?.flatMap(({ id }) => [...findNames(id, new Set(), [])]);
  const declares = isDeclaration ? (named ?? [declaration.identifier.value]) : [];
  return { text, declares, refers, loads, isKept: !isDeclaration, isUsed: false };
}

/** Adds the names in a part of the syntax tree, but for those of properties, and the modules that it loads later. */
function findNames(node, names, loads) {
  if (node === null || typeof node !== 'object') return names;
  if (node.type === 'Identifier') names.add(node.value);
  if (node.type === 'CallExpression' && node.callee.type === 'Import') loads.push(node.arguments[0].expression.value);
  for (const [name, part] of Object.entries(node)) {
    const isProperty = (name === 'property' || name === 'key') && part?.type === 'Identifier';
    if (!isProperty) findNames(part, names, loads);
  }
  return names;
}

function renderModule({ imports, statements }) {
  const used = [...imports].filter(([, { isUsed }]) => isUsed);
  const lines = used.map(([local, { of, source }]) => `import { ${of} as ${local} } from '${source}';\n`);
  const kept = statements.filter(({ isUsed }) => isUsed);
  return `${lines.join('')}${kept.map(({ text }) => text).join('')}`;
}
