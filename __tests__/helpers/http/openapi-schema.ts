import { isJsonObject } from '../json.ts';

/**
 * Turns a schema of OpenAPI 3.0 into JSON Schema: `nullable` becomes a type or an alternative, references point at the
 * schema that is registered as `github`. Tables of properties are kept apart from keywords of the same name.
 */
export function toJsonSchema(schema: unknown, isNameTable = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toJsonSchema(item));
  if (!isJsonObject(schema)) return schema;
  const converted: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!isNameTable && (key === 'nullable' || key === 'discriminator')) continue;
    const isReference = !isNameTable && key === '$ref' && typeof value === 'string';
    converted[key] = isReference
      ? value.replace('#/components/', 'github#/components/')
      : toJsonSchema(value, !isNameTable && key === 'properties');
  }
  return !isNameTable && schema.nullable === true ? orNull(converted) : converted;
}

function orNull(schema: Record<string, unknown>): unknown {
  const { enum: values, type, ...rest } = schema;
  const withNull = Array.isArray(values) ? { enum: values.includes(null) ? values : [...values, null] } : {};
  if (typeof type === 'string') return { ...rest, ...withNull, type: [type, 'null'] };
  if (type === undefined && Array.isArray(values)) return { ...rest, ...withNull };
  return { anyOf: [{ type: 'null' }, schema] };
}
