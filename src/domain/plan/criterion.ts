import { z } from 'zod';
import { repositoryPathSchema } from '../paths/repository-path.ts';
import { testsCriterionSchema } from './tests-criterion.ts';

const notBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank');
const serial = z.boolean().optional();
const checkName = notBlank
  .max(100)
  .refine((name) => name === name.trim(), 'must not have spaces around it')
  .refine((name) => !/\p{Cc}/u.test(name), 'must not contain control characters')
  .refine(
    (name) => name !== 'Groundhog' && !/^groundhog: /i.test(name),
    'is the name of a check that Groundhog writes itself',
  );

// It begins with a letter, since a number alone is the position of a statement.
const statementName = z.string().regex(/^[A-Za-z][A-Za-z0-9._-]{0,39}$/);

/** The kinds of criteria. All but `semantic` can be checked by a machine. */
export const criterionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('command'),
    command: notBlank,
    expect_exit: z.int().min(0).max(255).default(0),
    timeout_seconds: z.int().min(1).max(21_600).default(300),
    serial,
  }),
  testsCriterionSchema,
  z.strictObject({ kind: z.literal('file_exists'), path: repositoryPathSchema }),
  z.strictObject({ kind: z.literal('file_absent'), path: repositoryPathSchema }),
  z.strictObject({ kind: z.literal('file_contains'), path: repositoryPathSchema, pattern: notBlank }),
  z.strictObject({ kind: z.literal('changes_within'), paths: z.array(notBlank).min(1).max(100) }),
  z.strictObject({
    kind: z.literal('github_check'),
    name: checkName,
    timeout_seconds: z.int().min(1).max(21_600).default(1800),
  }),
  z.strictObject({ kind: z.literal('semantic'), name: statementName.optional(), statement: notBlank }),
]);
export type Criterion = z.infer<typeof criterionSchema>;
export type CriterionKind = Criterion['kind'];
export type CriterionOf<K extends CriterionKind> = Extract<Criterion, { kind: K }>;

/** Returns whether a criterion can be decided without a model or a person. */
export function isMachineCheckable(criterion: Criterion): boolean {
  return criterion.kind !== 'semantic';
}

/** Returns whether a criterion is decided by a program that is run. */
export function runsCommand(criterion: Criterion): criterion is CriterionOf<'command' | 'tests'> {
  return criterion.kind === 'command' || criterion.kind === 'tests';
}
