import type { RepositoryFiles } from './repository-files.ts';

/** The commands that make runs for its targets, as far as the words of its files say. */
export interface MakeRun {
  /** The lines of the recipes, with the variables that the files set in them. */
  readonly commands: readonly string[];
  /** The files that are included, relative to the root of the repository. */
  readonly includes: readonly string[];
}

interface Rule {
  readonly needs: readonly string[];
  readonly recipe: string[];
}

interface Makefile {
  readonly rules: Map<string, Rule>;
  readonly variables: Map<string, string>;
  readonly includes: string[];
}

const NAMES = ['GNUmakefile', 'makefile', 'Makefile'];
const MAX_INCLUDES = 20;
const RULE = /^([^\s#:=][^:=#]*?)\s*::?(?![:=])([^;#]*)(?:;(.*))?/;
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
  if (text !== undefined) readMakefile(text, makefile, (path) => manifests.get(place(path)));
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
    if (line.startsWith('\t')) {
      for (const { recipe } of current) recipe.push(line.trim());
      continue;
    }
    const [, included] = /^\s*[-s]?include\s+([^#]+)/.exec(line) ?? [];
    for (const path of expandVariables(included ?? '', variables)
      .split(/\s+/)
      .filter((word) => /^[\w./-]+$/.test(word))) {
      if (includes.length === MAX_INCLUDES || includes.includes(path)) continue;
      includes.push(path);
      readMakefile(readIncluded(path) ?? '', makefile, readIncluded);
    }
    const [, name, value = ''] = VARIABLE.exec(line) ?? [];
    if (name !== undefined) variables.set(name, value);
    const [, targets, needs = '', recipe] = name === undefined ? (RULE.exec(line) ?? []) : [];
    if (targets === undefined) continue;
    current = expandVariables(targets, variables)
      .split(/\s+/)
      .map((target) => {
        const known = rules.get(target);
        const list = [
          ...(known?.needs ?? []),
          ...expandVariables(needs, variables)
            .split(/\s+/)
            .filter((word) => word !== ''),
        ];
        const rule = {
          needs: list,
          recipe: [...(known?.recipe ?? []), ...(recipe === undefined ? [] : [recipe.trim()])],
        };
        rules.set(target, rule);
        return rule;
      });
  }
}

/** Lists the lines of recipes of targets and of what they need, each target once. */
function listRecipes(targets: readonly string[], rules: ReadonlyMap<string, Rule>): string[] {
  const seen = new Set<string>();
  const lines: string[] = [];
  const queue = [...targets];
  for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
    const rule = rules.get(target);
    if (rule === undefined || seen.has(target)) continue;
    seen.add(target);
    lines.push(...rule.recipe.map((line) => line.replace(/^[@+-]+\s*/, '')));
    queue.push(...rule.needs);
  }
  return lines;
}

const MAX_DEPTH = 5;

function expandVariables(text: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  if (depth === MAX_DEPTH) return text;
  return text.replace(/\$(?:\(([\w.-]+)\)|\{([\w.-]+)\})/g, (all, round?: string, curly?: string) => {
    const value = variables.get(round ?? curly ?? '');
    return value === undefined ? all : expandVariables(value, variables, depth + 1);
  });
}
