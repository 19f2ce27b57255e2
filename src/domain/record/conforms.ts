/** A JSON Schema, of the keywords that zod writes for the schemas of a record. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

const DEFINITIONS = '#/$defs/';
const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * Returns whether a value of JSON has a shape, which may refer to the definitions of a whole one. The rules that a schema
 * has beyond JSON Schema are not checked: a text that breaks them is text none the less.
 */
export function conforms(value: unknown, shape: Shape, whole: Shape = shape): boolean {
  const isLike = (other: Shape) => conforms(value, other, whole);
  return (
    (shape.$ref === undefined || isLike(findDefinition(shape.$ref, whole))) &&
    (shape.type === undefined || [shape.type].flat().some((type) => hasType(value, type))) &&
    (!('const' in shape) || value === shape.const) &&
    (shape.enum === undefined || shape.enum.includes(value)) &&
    (shape.anyOf === undefined || shape.anyOf.some((other) => mayBeOfKind(value, other) && isLike(other))) &&
    (shape.oneOf === undefined || shape.oneOf.some(isLike)) &&
    (typeof value !== 'number' || isInRange(value, shape)) &&
    (typeof value !== 'string' || isLikeText(value, shape)) &&
    (!Array.isArray(value) || isLikeList(value, shape, whole)) &&
    (!isMapping(value) || isLikeMapping(value, shape, whole))
  );
}

/** Returns false where a mapping is of another kind. An event has one of forty shapes: to compare it with each takes long. */
function mayBeOfKind(value: unknown, { properties }: Shape): boolean {
  const kind = properties?.kind?.const;
  return kind === undefined || !isMapping(value) || !('kind' in value) || value.kind === kind;
}

function findDefinition(reference: string, { $defs = {} }: Shape): Shape {
  const name = reference.slice(DEFINITIONS.length);
  const found = reference.startsWith(DEFINITIONS) && Object.hasOwn($defs, name) ? $defs[name] : undefined;
  if (found === undefined) throw new Error(`"${reference}" is not defined`);
  return found;
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isMapping(value) : typeof value === type;
}

function isInRange(value: number, { minimum = -NO_LIMIT, maximum = NO_LIMIT }: Shape): boolean {
  return value >= minimum && value <= maximum;
}

function isLikeText(value: string, { pattern, maxLength = NO_LIMIT }: Shape): boolean {
  return value.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(value));
}

function isLikeList(
  value: readonly unknown[],
  { items, minItems = 0, maxItems = NO_LIMIT }: Shape,
  whole: Shape,
): boolean {
  const isRight = items === undefined || value.every((item) => conforms(item, items, whole));
  return isRight && value.length >= minItems && value.length <= maxItems;
}

function isLikeMapping(
  value: object,
  { properties = {}, required = [], additionalProperties }: Shape,
  whole: Shape,
): boolean {
  const isRight = ([name, part]: [string, unknown]) => {
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return shape === undefined ? additionalProperties !== false : conforms(part, shape, whole);
  };
  return Object.entries(value).every(isRight) && required.every((name) => Object.hasOwn(value, name));
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
