import { at, isJsonObject, type JsonObject } from '../json.ts';

/** One operation of the description, with the path parameters that a concrete path gave it. */
export interface Operation {
  readonly name: string;
  readonly definition: JsonObject;
  readonly pathParameters: Readonly<Record<string, string>>;
}

// These parameters hold names with slashes in them, which GitHub takes unescaped.
const withSlashes = new Set(['ref', 'basehead', 'branch']);

/** Finds the operation that a concrete path belongs to: the template with the most literal segments wins. */
export function findOperation(
  paths: unknown,
  request: { readonly method: string; readonly path: string },
): Operation | undefined {
  if (!isJsonObject(paths)) return undefined;
  const candidates = Object.keys(paths)
    .filter((template) => isJsonObject(at(paths[template], request.method.toLowerCase())))
    .map((template) => ({ template, match: toPattern(template).exec(request.path) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => countParameters(a.template) - countParameters(b.template));
  const best = candidates[0];
  const definition = best && at(paths[best.template], request.method.toLowerCase());
  if (best === undefined || !isJsonObject(definition)) return undefined;
  return {
    name: `${request.method.toUpperCase()} ${best.template}`,
    definition,
    pathParameters: decodeAll(best.match?.groups ?? {}),
  };
}

function toPattern(template: string): RegExp {
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return `(?<${name}>${withSlashes.has(name) ? '.+' : '[^/]+'})`;
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function countParameters(template: string): number {
  return template.split('{').length - 1;
}

function decodeAll(groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}
