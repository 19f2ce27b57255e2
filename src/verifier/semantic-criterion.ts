import { join } from 'node:path';
import type { JudgeAnswer } from '../domain/attempt/judge.ts';
import type { Observation } from './criterion-outcome.ts';
import { createEvidenceFile } from './evidence-file.ts';

/** Judges one statement on the work that is being checked. It never rejects. */
export type JudgeStatement = (statement: string) => Promise<JudgeAnswer>;

export interface StatementContext {
  /** Absent when no judge is configured. */
  readonly judge?: JudgeStatement | undefined;
  /** Folder for the transcript; without it, none is kept. */
  readonly evidenceDir?: string;
}

/** Checks a statement by the judge; without one it is recorded as not judged, never as passed. */
export async function checkStatement(
  { statement, index }: { readonly statement: string; readonly index: number },
  { judge, evidenceDir }: StatementContext,
): Promise<Observation> {
  if (judge === undefined)
    return { outcome: 'unjudged', detail: 'Nobody has judged this statement: no machine can check it.' };
  const answer = await judge(statement);
  const { use, transcript } = answer;
  const kept = { judge: use, evidence: keep(transcript, { evidenceDir, name: `criterion-${index + 1}.log` }) };
  if (answer.kind === 'not_judged')
    return { outcome: 'unjudged', detail: `Nobody has judged this statement: ${answer.reason}`, ...kept };
  const detail = `Judged by ${use?.model ?? 'a model'}: ${answer.reason}`;
  return { outcome: answer.holds ? 'judged_pass' : 'judged_fail', detail, ...kept };
}

function keep(
  transcript: string | undefined,
  { evidenceDir, name }: { readonly evidenceDir: string | undefined; readonly name: string },
): string | undefined {
  if (transcript === undefined || evidenceDir === undefined) return undefined;
  const file = createEvidenceFile(join(evidenceDir, name));
  file.write(Buffer.from(transcript));
  return file.close('keep') === undefined ? name : undefined;
}
