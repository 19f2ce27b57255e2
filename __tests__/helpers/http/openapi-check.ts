import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { at, isJsonObject, objectsOf, textAt } from '../json.ts';
import { findOperation, type Operation } from './openapi-operation.ts';
import { toJsonSchema } from './openapi-schema.ts';

/** A request as it reached the API; `path` is concrete and without the API's prefix, `body` undefined when absent. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** An answer as it left the API; `body` undefined when absent. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Judges traffic by GitHub's published description; an empty list means that nothing is wrong. */
export interface OpenApiCheck {
  checkRequest(request: ApiRequest): readonly string[];
  checkAnswer(request: ApiRequest, answer: ApiAnswer): readonly string[];
}

const fixturePath = new URL('../../fixtures/github-openapi.json', import.meta.url);
let loaded: OpenApiCheck | undefined;

/** The check over the committed description; it is read once. */
export function loadOpenApiCheck(): OpenApiCheck {
  loaded ??= createOpenApiCheck(JSON.parse(readFileSync(fixturePath, 'utf8')));
  return loaded;
}

function createOpenApiCheck(description: unknown): OpenApiCheck {
  const paths = at(description, 'paths');
  const validate = createValidator(description);
  const resolve = (value: unknown): unknown => resolveReference(description, value);
  return {
    checkRequest(request) {
      const found = findOperation(paths, request);
      if (found === undefined) return [`${request.method} ${request.path}: not an operation that is known`];
      const problems = [
        ...checkParameters(validate, { found, query: request.query, resolve }),
        ...checkBody(validate, { found, body: request.body, resolve }),
      ];
      return named(found, problems);
    },
    checkAnswer(request, answer) {
      const found = findOperation(paths, request);
      if (found === undefined) return [];
      return named(found, checkAnswerBody(validate, { found, answer, resolve }));
    },
  };
}

/** For schemas of GitHub: that they are schemas is checked once, in the test of this file, and not in each file that asks. */
export const UNCHECKED = { meta: false, validateSchema: false } as const;

type Validate = (schema: unknown, value: unknown, mode: 'json' | 'text') => readonly string[];
type Resolve = (value: unknown) => unknown;

function createValidator(description: unknown): Validate {
  const byMode = { json: createAjv(description, false), text: createAjv(description, true) };
  const compiled = { json: new Map<unknown, ValidateFunction>(), text: new Map<unknown, ValidateFunction>() };
  return (schema, value, mode) => {
    let validator = compiled[mode].get(schema);
    if (validator === undefined) {
      const properties = { value: toJsonSchema(schema) };
      validator = byMode[mode].compile({ type: 'object', properties });
      compiled[mode].set(schema, validator);
    }
    // Wrapped, since text is only coerced in place, inside of something.
    return validator({ value }) ? [] : (validator.errors ?? []).slice(0, 6).map(toProblem);
  };
}

function createAjv(description: unknown, coerceTypes: boolean): Ajv {
  // Nothing is inlined or optimized: most of what is compiled is asked a few times and then thrown away.
  const speed = { inlineRefs: false, code: { optimize: false }, ...UNCHECKED } as const;
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes, ...speed });
  addFormats.default(ajv, { mode: 'fast' });
  for (const format of ['repo.nwo', 'timestamp']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'github', components: toJsonSchema(at(description, 'components')) });
  return ajv;
}

function toProblem(error: ErrorObject): string {
  return `${error.instancePath.replace(/^\/value/, '') || '/'} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`;
}

function resolveReference(description: unknown, value: unknown): unknown {
  const reference = textAt(value, '$ref');
  return reference === '' ? value : at(description, ...reference.replace(/^#\//, '').split('/'));
}

function checkParameters(
  validate: Validate,
  input: { readonly found: Operation; readonly query: URLSearchParams; readonly resolve: Resolve },
): readonly string[] {
  const declared = objectsOf(objectsOf(at(input.found.definition, 'parameters')).map(input.resolve));
  const queryNames = new Set(declared.filter((one) => one.in === 'query').map((one) => textAt(one, 'name')));
  const unknown = [...input.query.keys()].filter((name) => !queryNames.has(name));
  const problems = unknown.map((name) => `unknown query parameter ${name}`);
  for (const parameter of declared) {
    const name = textAt(parameter, 'name');
    const value = parameter.in === 'path' ? input.found.pathParameters[name] : (input.query.get(name) ?? undefined);
    if (value === undefined) {
      if (parameter.required === true) problems.push(`parameter ${name} is missing`);
      continue;
    }
    const found = validate(input.resolve(parameter.schema), value, 'text');
    problems.push(...found.map((problem) => `parameter ${name} ${problem}`));
  }
  return problems;
}

function checkBody(
  validate: Validate,
  input: { readonly found: Operation; readonly body: unknown; readonly resolve: Resolve },
): readonly string[] {
  const declared = input.resolve(at(input.found.definition, 'requestBody'));
  const schema = at(declared, 'content', 'application/json', 'schema');
  const isEmpty = input.body === undefined || (isJsonObject(input.body) && Object.keys(input.body).length === 0);
  if (schema === undefined) return isEmpty ? [] : ['a body where none is known'];
  if (input.body === undefined) return at(declared, 'required') === true ? ['body is missing'] : [];
  const problems = validate(schema, input.body, 'json').map((problem) => `body ${problem}`);
  return [...problems, ...unknownKeys(schema, input.body, input.resolve).map((key) => `body has unknown key ${key}`)];
}

// GitHub ignores what it does not know; for us a key that it ignores is a mistake.
function unknownKeys(schema: unknown, body: unknown, resolve: Resolve): readonly string[] {
  if (!isJsonObject(body)) return [];
  const known = propertyNames(schema, resolve);
  return known.size === 0 ? [] : Object.keys(body).filter((key) => !known.has(key));
}

function propertyNames(schema: unknown, resolve: Resolve): ReadonlySet<string> {
  const resolved = resolve(schema);
  const own = at(resolved, 'properties');
  const names = new Set(isJsonObject(own) ? Object.keys(own) : []);
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    for (const part of objectsOf(at(resolved, keyword)))
      for (const name of propertyNames(part, resolve)) names.add(name);
  }
  return names;
}

function checkAnswerBody(
  validate: Validate,
  input: { readonly found: Operation; readonly answer: ApiAnswer; readonly resolve: Resolve },
): readonly string[] {
  const { found, answer } = input;
  const declared = input.resolve(at(found.definition, 'responses', String(answer.status)));
  const prefix = `answer ${answer.status}`;
  if (declared === undefined) {
    // Refusals are documented for few operations though every operation may give them.
    if (answer.status < 400) return [`${prefix} is not documented`];
    return textAt(answer.body, 'message') === '' ? [`${prefix} has no message`] : [];
  }
  const schema = at(declared, 'content', 'application/json', 'schema');
  if (schema === undefined) return answer.body === undefined ? [] : [`${prefix} has a body where none is known`];
  return validate(schema, answer.body, 'json').map((problem) => `${prefix} ${problem}`);
}

function named(found: Operation, problems: readonly string[]): readonly string[] {
  return problems.map((problem) => `${found.name}: ${problem}`);
}
