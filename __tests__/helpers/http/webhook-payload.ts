import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isJsonObject, type JsonObject, objectsOf, textAt } from '../json.ts';
import { UNCHECKED } from './openapi-check.ts';

const require = createRequire(import.meta.url);

/** An example of GitHub's for an event, of the action where it has one: the first, or the last, which has newer keys. */
export function findExample(event: string, action?: string, which: 'first' | 'last' = 'first'): JsonObject {
  const all = objectsOf(require('@octokit/webhooks-examples'));
  const examples = objectsOf(all.find(({ name }) => name === event)?.examples);
  const fitting = examples.filter((example) => action === undefined || example.action === action);
  const found = fitting.at(which === 'first' ? 0 : -1);
  if (found === undefined) throw new Error(`There is no example for ${event} ${action ?? ''}`);
  return found;
}

/** The example with what is really so: its keys stay as they are, their values are those of `actual` where it has any. */
export function fillExample(example: JsonObject, actual: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(example).map(([key, given]) => {
      const value = actual[key];
      if (value === undefined) return [key, given];
      return [key, isJsonObject(given) && isJsonObject(value) ? fillExample(given, value) : value];
    }),
  );
}

let check: Ajv | undefined;

/** Throws where a payload is not one that GitHub's schema allows; `definition` as in `issues$labeled`. */
export function expectPayload(definition: string, payload: unknown): void {
  const validate = findValidator(definition);
  if (validate(payload)) return;
  const [first] = validate.errors ?? [];
  throw new Error(`No payload of ${definition}: ${first?.instancePath} ${first?.message}`);
}

function findValidator(definition: string): ValidateFunction {
  check ??= createCheck();
  const found = check.getSchema(`webhooks#/definitions/${definition}`);
  if (found === undefined) throw new Error(`No schema for ${definition}`);
  return found;
}

function createCheck(): Ajv {
  const schema: unknown = require('@octokit/webhooks-schemas');
  if (!isJsonObject(schema)) throw new Error(`No schemas: ${textAt(schema)}`);
  // A test file checks a few payloads: what would make their checks faster costs more than it saves.
  const ajv = new Ajv({ strict: false, inlineRefs: false, code: { optimize: false }, ...UNCHECKED });
  addFormats.default(ajv);
  // Without the alternatives of its root, which would be compiled with the first one of them: all 344 events.
  ajv.addSchema({ $id: 'webhooks', definitions: schema.definitions });
  return ajv;
}
