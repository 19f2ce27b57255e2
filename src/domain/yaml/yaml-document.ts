import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Fault, lineOf, quote } from './file-problem.ts';
import { findLimitFault, MAX_DEPTH } from './yaml-limits.ts';
import { describeSyntaxErrors, isSyntaxFault, KEY_NEEDS_SPACE } from './yaml-slips.ts';

const MAX_NODES = 50_000;
const CR_ONLY = 'the lines end with a carriage return alone (CR): save the file with line feeds (LF)';
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|seq|map)$/;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The keys and list indexes, from 0, that lead from the root of a file to a value. */
export type YamlPath = readonly (string | number)[];

/** The offsets of a value and of its key, if it has one. */
export interface YamlPosition {
  readonly key: number | undefined;
  readonly value: number;
}

/** The plain values of a text, with the position of each by the `toPathKey` of its path. */
export interface YamlDocument {
  readonly value: unknown;
  readonly positions: ReadonlyMap<string, YamlPosition>;
  /** Parts that are valid YAML and not supported in settings files; the value omits them. */
  readonly faults: readonly Fault[];
}

/** The parsed document, or why there is none; `refused` means too costly to parse. */
export type YamlReading =
  | { readonly kind: 'read'; readonly document: YamlDocument }
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'not_yaml'; readonly faults: readonly Fault[] };

interface Walk {
  readonly text: string;
  readonly places: Map<string, YamlPosition>;
  readonly faults: Fault[];
  readonly anchors: Map<string, Node>;
  readonly active: Set<Node>;
  nodes: number;
}

/** Returns a path as the key of a map: equal paths have equal keys. */
export function toPathKey(path: YamlPath): string {
  return JSON.stringify(path);
}

/** Parses YAML 1.2 (core schema) or JSON in bounded time. */
export function readYamlDocument(text: string): YamlReading {
  const limit = findLimitFault(text);
  if (limit !== undefined) return { kind: 'refused', fault: { ...limit, showsLine: isSyntaxFault(limit) } };
  const lineEnd = text.includes('\n') ? -1 : text.trimEnd().indexOf('\r');
  if (lineEnd !== -1) return { kind: 'refused', fault: { at: lineEnd, message: CR_ONLY } };
  // uniqueKeys compares each key with all others; duplicates are found below with a set.
  const options = {
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  } as const;
  const parsed = parseDocument(text, options);
  if (parsed.errors.length > 0) {
    const errors = parsed.errors.map(({ pos, code, message }) => ({ at: pos[0], code, message }));
    return { kind: 'not_yaml', faults: describeSyntaxErrors(text, errors) };
  }
  const walk: Walk = { text, places: new Map(), faults: [], anchors: new Map(), active: new Set(), nodes: 0 };
  const value = readNode(walk, parsed.contents, { path: [], key: undefined, at: 0 });
  return { kind: 'read', document: { value, positions: walk.places, faults: walk.faults } };
}

interface NodePosition {
  readonly path: YamlPath;
  readonly key: number | undefined;
  /** The offset for a value that is not written. */
  readonly at: number;
}

function readNode(walk: Walk, node: Node | null, position: NodePosition): unknown {
  const at = node?.range?.[0] ?? position.at;
  walk.places.set(toPathKey(position.path), { key: position.key, value: at });
  if (node === null) return null;
  walk.nodes += 1;
  if (walk.nodes > MAX_NODES) return refuseOnce(walk, { at, message: 'the file has too many parts to be read' });
  if (isAlias(node)) return readAlias(walk, node.source, { ...position, at });
  if (node.anchor !== undefined) walk.anchors.set(node.anchor, node);
  if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
    const hint = node.tag === '!' ? hintQuotes('!') : '';
    walk.faults.push({
      at,
      message: `the tag ${quote(node.tag)} is not supported here${hint}`,
      showsLine: hint !== '',
    });
  }
  if (isScalar(node)) return node.value;
  if (position.path.length >= MAX_DEPTH) {
    return refuseOnce(walk, { at, message: `a file may be nested at most ${MAX_DEPTH} levels deep` });
  }
  walk.active.add(node);
  const value = isMap(node) ? readMap(walk, node, position) : isSeq(node) ? readSeq(walk, node, position) : null;
  walk.active.delete(node);
  return value;
}

function readAlias(walk: Walk, name: string, position: NodePosition): unknown {
  const target = walk.anchors.get(name);
  if (target === undefined) {
    // An anchor of people is a word; a glob is none.
    const hint = /[^\w-]/.test(name) ? hintQuotes('*') : '';
    const message = `the alias ${quote(`*${name}`)} has no anchor before it${hint}`;
    walk.faults.push({ at: position.at, message, showsLine: hint !== '' });
    return null;
  }
  if (walk.active.has(target)) {
    walk.faults.push({ at: position.at, message: `the alias ${quote(`*${name}`)} contains itself` });
    return null;
  }
  return readNode(walk, target, position);
}

function hintQuotes(start: string): string {
  return `: put a value that begins with "${start}" in quotation marks`;
}

function readSeq(walk: Walk, seq: YAMLSeq<unknown>, position: NodePosition): unknown[] {
  const at = seq.range?.[0] ?? position.at;
  return seq.items.map((item, index) =>
    readNode(walk, toNode(item), { path: [...position.path, index], key: undefined, at }),
  );
}

function readMap(walk: Walk, map: YAMLMap<unknown, unknown>, position: NodePosition): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  const seen = new Map<string, number>();
  for (const pair of map.items) {
    const at = toNode(pair.key)?.range?.[0] ?? map.range?.[0] ?? position.at;
    const name = readKey(walk, pair, at);
    if (name === undefined) continue;
    const first = seen.get(name);
    if (first !== undefined) {
      const message = `the key ${quote(name)} is written twice; the first is on line ${lineOf(walk.text, first)}`;
      const isItem = typeof position.path.at(-1) === 'number' && seen.keys().next().value === name;
      const hint = isItem ? '; another item of the list begins with "- "' : '';
      walk.faults.push({ at, message: `${message}${hint}` });
      continue;
    }
    seen.set(name, at);
    // Only inside braces can a key be without the colon and the value.
    if (pair.value === null && /^[\w-]+:\S/.test(name))
      walk.faults.push({ at: at + name.indexOf(':'), message: KEY_NEEDS_SPACE, showsLine: true });
    value[name] = readNode(walk, toNode(pair.value), { path: [...position.path, name], key: at, at });
  }
  return value;
}

function readKey(walk: Walk, pair: Pair<unknown, unknown>, at: number): string | undefined {
  const key = pair.key;
  if (!isScalar(key) || typeof key.value !== 'string') {
    walk.faults.push({ at, message: 'a key must be plain text' });
    return undefined;
  }
  if (key.value === '<<') walk.faults.push({ at, message: 'merge keys ("<<") are not supported here' });
  else if (FORBIDDEN_KEYS.has(key.value)) {
    walk.faults.push({ at, message: `the key ${quote(key.value)} is not allowed here` });
  } else return key.value;
  return undefined;
}

/** Narrows an item of a collection, which is a node or nothing after parsing. */
function toNode(item: unknown): Node | null {
  return isMap(item) || isSeq(item) || isScalar(item) || isAlias(item) ? item : null;
}

function refuseOnce(walk: Walk, fault: Fault): null {
  if (!walk.faults.some(({ message }) => message === fault.message)) walk.faults.push(fault);
  return null;
}
