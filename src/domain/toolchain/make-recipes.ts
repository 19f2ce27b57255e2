import type { RepositoryFiles } from './repository-files.ts';

/** The commands that make runs for its targets, as far as the words of its files say. */
export interface MakeRun {
  /** The lines of the recipes, with the variables that the files set in them. */
  readonly commands: readonly string[];
  /** The files that are included, relative to the root of the repository. */
  readonly includes: readonly string[];
}

interface Rule {
  readonly needs: string[];
  readonly recipe: string[];
}

interface Makefile {
  readonly rules: Map<string, Rule>;
  readonly variables: Map<string, string>;
  readonly includes: string[];
}

const NAMES = ['GNUmakefile', 'makefile', 'Makefile'];
const MAX_INCLUDES = 20;
const MAX_COMMANDS = 200;
/** Longer lines, and values of variables, are left out: nobody reads them either. */
const MAX_LINE = 2000;
const MAX_DEPTH = 5;
const VARIABLE = /^(?:export\s+|override\s+)*([\w.-]+)\s*(?::{1,3}|\?|\+)?=\s*(.*)$/;

/**
 * Reads what make runs in a folder with these arguments: recipes of the targets, or of the first one, and of what they need.
 * Patterns, functions and conditions are not understood. Nothing where no makefile is known.
 */
export function readMakeRun(folder: string, args: readonly string[], { manifests }: RepositoryFiles): MakeRun {
  const place = (path: string) => (folder === '' ? path : `${folder}/${path}`);
  const flag = args.findIndex((word) => /^(?:-f|--file|--makefile)$/.test(word));
  const named = flag === -1 ? NAMES : args.slice(flag + 1, flag + 2);
  const text = named.map((name) => manifests.get(place(name))).find((each) => each !== undefined);
  const makefile: Makefile = { rules: new Map(), variables: new Map([['MAKE', 'make']]), includes: [] };
  readMakefile(text ?? '', makefile, (path) => manifests.get(place(path)));
  const asked = args.filter((word, at) => !/^-|=/.test(word) && (flag === -1 || at !== flag + 1));
  const first = [...makefile.rules.keys()].find((target) => !/^\.|%/.test(target));
  const targets = asked.length > 0 ? asked : first === undefined ? [] : [first];
  const commands = listRecipes(targets, makefile.rules).map((line) => expandVariables(line, makefile.variables));
  return { commands, includes: makefile.includes.map(place) };
}

function readMakefile(text: string, makefile: Makefile, readIncluded: (path: string) => string | undefined): void {
  const { rules, variables, includes } = makefile;
  let current: readonly Rule[] = [];
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    if (line.length > MAX_LINE) continue;
    if (line.startsWith('\t')) {
      for (const { recipe } of current) recipe.push(line.trim());
      continue;
    }
    const [, included = ''] = /^\s*[-s]?include\s+([^#]+)/.exec(line) ?? [];
    for (const path of listWords(included, variables).filter((word) => /^[\w./-]+$/.test(word))) {
      if (includes.length === MAX_INCLUDES || includes.includes(path)) continue;
      includes.push(path);
      readMakefile(readIncluded(path) ?? '', makefile, readIncluded);
    }
    const [, name, value = ''] = VARIABLE.exec(line) ?? [];
    if (name !== undefined) variables.set(name, value);
    else current = readRule(line, rules, variables) ?? current;
  }
}

/** Adds the rule that begins on a line to the others; undefined where none does. */
function readRule(
  line: string,
  rules: Map<string, Rule>,
  variables: ReadonlyMap<string, string>,
): readonly Rule[] | undefined {
  const colon = line.indexOf(':');
  const targets = line.slice(0, Math.max(colon, 0));
  if (colon === -1 || /^[\s#]|[=#]/.test(targets)) return undefined;
  const [needs = '', ...recipe] = line.slice(colon).replace(/^::?/, '').split(';');
  return listWords(targets, variables).map((target) => {
    const rule = rules.get(target) ?? { needs: [], recipe: [] };
    rules.set(target, rule);
    rule.needs.push(...listWords(needs.replace(/#.*/, ''), variables));
    if (recipe.length > 0) rule.recipe.push(recipe.join(';').trim());
    return rule;
  });
}

/** Lists the lines of recipes of targets and of what they need, each target once. */
function listRecipes(targets: readonly string[], rules: ReadonlyMap<string, Rule>): string[] {
  const reached = new Set(targets);
  const lines: string[] = [];
  // A set takes in what is added to it while it is walked through.
  for (const target of reached) {
    const { needs = [], recipe = [] } = rules.get(target) ?? {};
    lines.push(...recipe.slice(0, MAX_COMMANDS).map((line) => line.replace(/^[@+-]+\s*/, '')));
    if (lines.length >= MAX_COMMANDS) break;
    for (const need of needs) reached.add(need);
  }
  return lines.slice(0, MAX_COMMANDS);
}

function listWords(text: string, variables: ReadonlyMap<string, string>): string[] {
  return expandVariables(text, variables)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Replaces the variables in a line by their values; a line that grows too long is left as it is. */
function expandVariables(line: string, variables: ReadonlyMap<string, string>): string {
  let text = line;
  for (let depth = 0; depth < MAX_DEPTH && text.includes('$'); depth += 1) {
    const expanded = text.replace(
      /\$(?:\(([\w.-]+)\)|\{([\w.-]+)\})/g,
      (all, round?: string, curly?: string) => variables.get(round ?? curly ?? '') ?? all,
    );
    if (expanded.length > MAX_LINE) return line;
    text = expanded;
  }
  return text;
}
