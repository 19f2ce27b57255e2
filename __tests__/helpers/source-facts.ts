import { parseSync } from '@swc/core';

/** What the rules of the house want to know of one module. */
export interface SourceFacts {
  /** Every module that is named: static, type-only, re-exported, dynamic, in a type, by require. */
  readonly imports: readonly string[];
  /** Uses of the process's environment, the console, the clock and chance. */
  readonly ambient: readonly { readonly what: string; readonly line: number }[];
  /** The lines that read the clock for durations. */
  readonly timings: readonly number[];
  /** The lines with a cast other than `as const`. */
  readonly casts: readonly number[];
  /** Everything that is declared with the name of a type. */
  readonly typedNames: readonly TypedName[];
}

/** A parameter, a variable or a field, with the name of its type, also where it may be undefined or null. */
export interface TypedName {
  readonly name: string;
  readonly type: string;
  readonly line: number;
}

type Node = Readonly<Record<string, unknown>>;

const AMBIENT_MEMBERS = new Set(['process.env', 'Date.now', 'Math.random']);

/** Reads a module's syntax tree. A file that does not parse throws, so that nothing goes unread. */
export function findFacts(text: string): SourceFacts {
  // Positions count on from earlier calls; the leading ";" is a statement whose position is the start of this text.
  const source = `;${text}`;
  const tree = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const bytes = Buffer.from(source);
  const start = tree.body[0]?.span.start ?? 0;
  const lineOf = (node: Node): number => {
    const offset = isNode(node.span) && typeof node.span.start === 'number' ? node.span.start - start : 0;
    return bytes.subarray(0, offset).filter((byte) => byte === 10).length + 1;
  };
  const imports: string[] = [];
  const ambient: { what: string; line: number }[] = [];
  const timings: number[] = [];
  const casts: number[] = [];
  const typedNames: TypedName[] = [];
  for (const node of walk(tree)) {
    const specifier = findSpecifier(node);
    if (specifier !== undefined) imports.push(specifier);
    const what = findAmbient(node);
    if (what !== undefined) ambient.push({ what, line: lineOf(node) });
    if (isTiming(node)) timings.push(lineOf(node));
    for (const type of listTypes(node.typeAnnotation)) {
      const name = nameOf(node) ?? nameOf(node.key);
      if (name !== undefined) typedNames.push({ name, type, line: lineOf(node) });
    }
    if (node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion') casts.push(lineOf(node));
  }
  return { imports, ambient, timings, casts, typedNames };
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (isNode(value)) {
    if (typeof value.type === 'string') yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

/** The names of the types in an annotation that are not inside another type. */
function listTypes(annotation: unknown): readonly string[] {
  if (!isNode(annotation) || annotation.type !== 'TsTypeAnnotation') return [];
  const { typeAnnotation: type } = annotation;
  const parts = isNode(type) && Array.isArray(type.types) && type.type === 'TsUnionType' ? type.types : [type];
  return parts.flatMap((part: unknown) =>
    isNode(part) && part.type === 'TsTypeReference' ? (nameOf(part.typeName) ?? []) : [],
  );
}

function findSpecifier(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return stringIn(node.source);
    case 'TsImportType':
      return stringIn(node.argument);
    case 'TsExternalModuleReference':
      return stringIn(node.expression);
    case 'CallExpression':
      return isImportCall(node.callee) ? firstArgument(node) : undefined;
    default:
      return undefined;
  }
}

function isImportCall(callee: unknown): boolean {
  return isNode(callee) && (callee.type === 'Import' || nameOf(callee) === 'require');
}

/** A module named by anything but a plain text cannot be checked, so it is reported as a package without a room. */
function firstArgument(call: Node): string {
  const first: unknown = Array.isArray(call.arguments) ? call.arguments[0] : undefined;
  return (isNode(first) ? stringIn(first.expression) : undefined) ?? '(computed import)';
}

function findAmbient(node: Node): string | undefined {
  switch (node.type) {
    case 'MemberExpression': {
      const object = nameOf(node.object);
      const member = `${object}.${nameOf(node.property) ?? ''}`;
      return object === 'console' || AMBIENT_MEMBERS.has(member) ? member : undefined;
    }
    case 'NewExpression':
      return nameOf(node.callee) === 'Date' && isEmpty(node.arguments) ? 'new Date()' : undefined;
    case 'CallExpression':
      return nameOf(node.callee) === 'Date' ? 'Date()' : undefined;
    case 'VariableDeclarator':
      return nameOf(node.init) === 'process' ? 'process taken apart' : undefined;
    case 'ImportDeclaration':
      return ['node:process', 'node:console'].find((name) => name === stringIn(node.source));
    default:
      return undefined;
  }
}

function isTiming(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return stringIn(node.source) === 'node:perf_hooks';
  if (node.type === 'VariableDeclarator') return nameOf(node.init) === 'performance';
  if (node.type !== 'MemberExpression') return false;
  return (
    nameOf(node.object) === 'performance' || `${nameOf(node.object)}.${nameOf(node.property)}` === 'process.hrtime'
  );
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}

/** The name of an identifier, also where it is written as a text between brackets. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return stringIn(node);
  if (node.type === 'Computed') return stringIn(node.expression);
  return undefined;
}

function stringIn(node: unknown): string | undefined {
  const value = isNode(node) ? node.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
