import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import type { WorkflowMistake } from './workflow-mistake.ts';

// Why: docs/decisions/0200-githubs-parser-has-the-last-say-of-a-workflow.md
/**
 * Finds what GitHub's own parser of workflows refuses in a text that is YAML: keys, values, expressions, schedules, and jobs
 * that wait for one another; the first of each line. Knows what GitHub knew when that parser was published.
 */
export async function findRefusedLines(text: string): Promise<readonly WorkflowMistake[]> {
  const { context, value } = parseWorkflow({ name: FILE, content: text }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  const firsts = new Map<number, string>();
  for (const { rawMessage, range } of context.errors.getErrors()) {
    const line = range?.start.line ?? 1;
    if (!firsts.has(line)) firsts.set(line, rawMessage.trim().replace(/\.$/, ''));
  }
  return [...firsts].map(([line, refusal]) => ({
    line,
    message: `GitHub refuses the workflow: ${refusal}`,
    fix: refusal.startsWith('Unexpected value') ? `${CORRECT} What is newer than this version it may know.` : CORRECT,
    isSerious: true,
  }));
}

const CORRECT = 'Correct it; GitHub starts nothing of this file until then.';

/** The parser puts the name of a file before its messages, with the line. */
const FILE = 'workflow.yml';
