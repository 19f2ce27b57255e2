import { z } from 'zod';
import type { ChildResult } from '../helpers/child-run.ts';
import { runCli } from '../helpers/run-built.ts';
import { listRefs } from './laptop.ts';

const documentSchema = z.strictObject({
  schema_version: z.literal(1),
  task_id: z.string().nullable(),
  operation: z.string(),
  outcome: z.enum(['done', 'nothing', 'refused']),
  message: z.string(),
});

export interface Steered extends ChildResult {
  readonly outcome: 'done' | 'nothing' | 'refused';
  readonly message: string;
  /** Whether any ref of the repository is another one than before. */
  readonly hasWritten: boolean;
}

/** Says something to a task of a repository, as a person does on the command line. */
export async function steer(dir: string, ...words: readonly string[]): Promise<Steered> {
  const before = await listRefs(dir);
  const result = await runCli([...words, '--json'], { cwd: dir, env: { GITHUB_ACTOR: 'alice' } });
  const { outcome, message } = documentSchema.parse(JSON.parse(result.stdout));
  return { ...result, outcome, message, hasWritten: (await listRefs(dir)) !== before };
}
