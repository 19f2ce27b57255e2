import { z } from 'zod';
import { chronicleEventSchema, eventBodySchema } from './chronicle-event.ts';
import type { Shape } from './conforms.ts';
import { leaseSchema } from './lease.ts';

const { seq, at } = chronicleEventSchema.def.left.shape;
const events = eventBodySchema.options.map((body) => body.extend({ seq, at }));

/**
 * The shapes of an event and of a lease as this version writes them, with no key more. In `dist` they are data, made when
 * it is built: to make the schemas takes longer than to read a record.
 */
export const recordShape: Readonly<Record<'event' | 'lease', Shape>> = {
  event: toShape(z.union(events)),
  lease: toShape(leaseSchema),
};

function toShape(schema: z.ZodType): Shape {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { reused: 'ref' })));
}
