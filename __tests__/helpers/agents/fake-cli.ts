import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createTempDir } from '../temp-repo.ts';

/** What a program does that stands in for a coding CLI. */
export interface CliPart {
  readonly version: string;
  /** Printed one by one; text as it is, everything else as JSON. */
  readonly lines?: readonly unknown[];
  /** Written to the working folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** Called at the end, as `groundhog …`. */
  readonly verb?: readonly string[];
  readonly exitCode?: number;
  readonly hangs?: boolean;
}

const seenSchema = z.object({
  args: z.array(z.string()),
  env: z.record(z.string(), z.string()),
  cwd: z.string(),
  brief: z.string(),
});

export interface FakeCli {
  readonly program: string;
  /** What it found when it was started. */
  readonly seen: () => Promise<z.infer<typeof seenSchema>>;
}

/** Makes a program that plays a part. */
export async function makeFakeCli(part: CliPart): Promise<FakeCli> {
  const dir = await createTempDir('fake-cli');
  const program = join(dir, 'cli.mjs');
  await cp(join(import.meta.dirname, '..', '..', 'fixtures', 'agents', 'fake-cli.mjs'), program);
  await chmod(program, 0o755);
  await writeFile(join(dir, 'part.json'), JSON.stringify({ lines: [], ...part }));
  return {
    program,
    seen: async () => seenSchema.parse(JSON.parse(await readFile(join(dir, 'seen.json'), 'utf8'))),
  };
}
