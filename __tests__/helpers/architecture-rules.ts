import { posix } from 'node:path';
import { findFacts, type SourceFacts } from './source-facts.ts';

export interface SourceFile {
  /** From the project folder, with "/": `src/git/push.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly path: string;
  readonly rule: Rule;
  readonly detail: string;
}

export type Rule =
  | 'unknown-room'
  | 'floor'
  | 'folder-cycle'
  | 'folder-order'
  | 'folder-size'
  | 'metaphor'
  | 'docstring'
  | 'name-twice'
  | 'other-name'
  | 'github-only-from-entry'
  | 'package-room'
  | 'domain-is-pure'
  | 'ambient'
  | 'timing'
  | 'length'
  | 'name'
  | 'cast';

/** The floor of each room. An import goes down or stays in its room. */
export const floors: Readonly<Record<string, number>> = {
  entry: 5,
  runner: 4,
  mcp: 4,
  workspace: 3,
  store: 3,
  git: 2,
  verifier: 2,
  agent: 2,
  sandbox: 2,
  github: 2,
  report: 2,
  verbs: 2,
  exec: 1,
  domain: 0,
};

/** The rooms that may know an outside package; a package that is missing here has no room yet. */
const packageRooms: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['entry'],
  '@actions/github': ['github'],
  '@actions/workflow-parser': ['domain'],
  '@ai-sdk/*': ['agent'],
  '@modelcontextprotocol/*': ['mcp'],
  '@octokit/*': ['github'],
  ai: ['agent'],
  commander: ['entry'],
  'eventsource-parser': ['agent'],
  micromark: ['domain'],
  'micromark-extension-gfm-footnote': ['domain'],
  'node:child_process': ['exec'],
  'parse-diff': ['report'],
  re2js: ['domain', 'verifier'],
  sax: ['verifier'],
  'simple-git': ['git'],
  'tap-parser': ['verifier'],
  yaml: ['domain'],
  zod: Object.keys(floors),
};

/** Casts that the compiler cannot do without, by file, with the reason. Everything else is parsed or narrowed. */
export const allowedCasts: Readonly<Record<string, { readonly count: number; readonly reason: string }>> = {};

/** Rooms below entry that time their own work, by file, with how often they read the clock. Everything else is given one. */
export const allowedTimings: Readonly<Record<string, number>> = {
  'src/exec/run-command.ts': 2,
  'src/git/trace-command.ts': 2,
  'src/github/client/client.ts': 1,
  'src/verifier/verify.ts': 3,
  'src/workspace/files/overlap-status.ts': 2,
};

/** The one name of a thing, by its type, wherever it passes. */
export const namesOfTypes: Readonly<Record<string, string>> = {
  AttemptContext: 'context',
  Claim: 'claim',
  GroundhogRun: 'record',
  JobContext: 'context',
  OpenedTask: 'task',
  Plan: 'plan',
  PlanSource: 'planSource',
  PublishOutcome: 'publication',
  RecordOutcome: 'recorded',
  RecordPush: 'push',
  RunContext: 'runContext',
  RunRequest: 'request',
  Snapshot: 'snapshot',
  StoredTask: 'stored',
};

const MAX_LINES = 250;
const FORBIDDEN_NAME = /(?:^|-)(?:utils?|helpers?|managers?|services?|impl)(?:-|$)|^common$/;

/** Everything in the files that breaks a rule of the house. Looks at nothing but the values it is given. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (room === undefined || floors[room] === undefined) {
      return [{ path: file.path, rule: 'unknown-room' as const, detail: 'add its room to the table of floors' }];
    }
    const facts = findFacts(file.text);
    return [
      ...findShapeProblems(file),
      ...facts.imports.flatMap((specifier) => findImportProblems({ file, room, specifier })),
      ...findAmbientProblems(file, room, facts),
      ...findTimingProblems(file, room, facts),
      ...findCastProblems(file, facts),
      ...findNameProblems(file, facts),
    ];
  });
}

function findShapeProblems({ path, text }: SourceFile): Violation[] {
  const problems: Violation[] = [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > MAX_LINES) problems.push({ path, rule: 'length', detail: `${lines} lines, at most ${MAX_LINES}` });
  for (const part of path.split('/').slice(1)) {
    const name = part.replace(/\..*$/, '');
    if (FORBIDDEN_NAME.test(name)) problems.push({ path, rule: 'name', detail: `"${part}" says nothing` });
  }
  return problems;
}

interface ImportPlace {
  readonly file: SourceFile;
  readonly room: string;
  readonly specifier: string;
}

function findImportProblems(place: ImportPlace): Violation[] {
  return place.specifier.startsWith('.') ? findFloorProblems(place) : findPackageProblems(place);
}

function findFloorProblems({ file, room, specifier }: ImportPlace): Violation[] {
  const { path } = file;
  const target = roomOf(posix.join(posix.dirname(path), specifier));
  const targetFloor = target === undefined ? undefined : floors[target];
  if (target === undefined || targetFloor === undefined) {
    return [{ path, rule: 'unknown-room', detail: `imports ${specifier}, which is in no room` }];
  }
  if (target === room) return [];
  if (targetFloor >= (floors[room] ?? 0)) {
    return [{ path, rule: 'floor', detail: `${room} must not import ${target} (${specifier})` }];
  }
  if (target === 'github' && room !== 'entry') {
    return [{ path, rule: 'github-only-from-entry', detail: `${room} must not know GitHub (${specifier})` }];
  }
  return [];
}

function findPackageProblems({ file, room, specifier }: ImportPlace): Violation[] {
  const { path } = file;
  const isBuiltIn = specifier.startsWith('node:');
  if (isBuiltIn && room === 'domain') return [{ path, rule: 'domain-is-pure', detail: `imports ${specifier}` }];
  const [scope = '', name = ''] = specifier.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const rooms = packageRooms[packageName] ?? packageRooms[`${scope}/*`];
  if (rooms === undefined) {
    return isBuiltIn ? [] : [{ path, rule: 'package-room', detail: `${packageName} has no room in the table` }];
  }
  if (rooms.includes(room)) return [];
  return [{ path, rule: 'package-room', detail: `${packageName} belongs to ${rooms.join(', ')}` }];
}

function findAmbientProblems({ path }: SourceFile, room: string, { ambient }: SourceFacts): Violation[] {
  if (room === 'entry') return [];
  return ambient.map(({ what, line }) => ({ path, rule: 'ambient', detail: `line ${line}: ${what}` }));
}

function findTimingProblems({ path }: SourceFile, room: string, { timings }: SourceFacts): Violation[] {
  if (room === 'entry' || timings.length <= (allowedTimings[path] ?? 0)) return [];
  return timings.map((line) => ({ path, rule: 'timing', detail: `line ${line}: take a Clock instead` }));
}

function findCastProblems({ path }: SourceFile, { casts }: SourceFacts): Violation[] {
  if (casts.length <= (allowedCasts[path]?.count ?? 0)) return [];
  return casts.map((line) => ({ path, rule: 'cast', detail: `line ${line}: parse or narrow instead of casting` }));
}

function findNameProblems({ path }: SourceFile, { typedNames }: SourceFacts): Violation[] {
  return typedNames.flatMap(({ name, type, line }) => {
    const expected = namesOfTypes[type];
    if (expected === undefined || name === expected) return [];
    return [
      { path, rule: 'other-name' as const, detail: `line ${line}: a ${type} is named "${expected}", not "${name}"` },
    ];
  });
}

function roomOf(path: string): string | undefined {
  const [top, room, ...rest] = path.split('/');
  return top === 'src' && rest.length > 0 ? room : undefined;
}
