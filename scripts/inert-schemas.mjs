// Stands for zod in a program that checks what it reads by shapes: a schema that is made there is never used, and to
// make all of them takes longer than the work. It is copied to where the packer looks for zod.
const refuse = () => {
  throw new Error('no schema is here');
};
const used = new Set([
  'parse',
  'safeParse',
  'shape',
  'options',
  'enum',
  'def',
  'then',
  Symbol.iterator,
  Symbol.toPrimitive,
]);

/** A schema, or what makes one. It throws wherever it would have to be a real one. */
const schema = new Proxy(() => undefined, {
  apply: () => schema,
  get: (_target, name) => (used.has(name) ? refuse() : schema),
  has: refuse,
  ownKeys: refuse,
});

/** The makers of schemas, `z.enum` among them. */
export const z = new Proxy({}, { get: () => schema });
