import { textAt } from '../text/json-object.ts';
import type { YamlPath } from '../yaml/yaml-document.ts';
import { type ActionJob, listEvents } from './read-workflow.ts';
import type { MistakeAt, WorkflowFacts } from './workflow-mistake.ts';

/** Finds a condition of a job, or of its step, that lets issues through by other labels than the one that starts work. */
export function findConditionMistakes(job: ActionJob, { triggerLabel }: WorkflowFacts): MistakeAt[] {
  const { workflow, use } = job;
  const label = textAt(use.step, 'with', 'trigger-label') || triggerLabel;
  if (!listEvents(workflow).has('issues') || label.includes('${{')) return [];
  return [
    ...findOtherLabels(textAt(job.job, 'if'), { path: [...job.path, 'if'], label }),
    ...findOtherLabels(textAt(use.step, 'if'), { path: [...use.path, 'if'], label }),
  ];
}

/** A comparison with the name of a label, whose quotation marks are doubled in a literal. Letter case does not count. */
const LABEL = /github\.event\.label\.name\s*==\s*'((?:[^']|'')*)'/gi;

function findOtherLabels(
  condition: string,
  { path, label }: { readonly path: YamlPath; readonly label: string },
): MistakeAt[] {
  const labels = [...condition.matchAll(LABEL)].map(([, name = '']) => name.replaceAll("''", "'"));
  // What else is asked of labels may let others through.
  const others = condition.replace(LABEL, '');
  if (
    labels.length === 0 ||
    /\blabels?\b|!\s*\(/i.test(others) ||
    labels.some((name) => name.toLowerCase() === label.toLowerCase())
  )
    return [];
  const named = labels.map((name) => `"${name}"`).join(' or ');
  return [
    {
      ...{ path, isSerious: true },
      message: `the condition wants the label ${named}, and the step waits for "${label}": no issue starts work`,
      fix: `github.event.label.name == '${label.replaceAll("'", "''")}', or with: { trigger-label: ${labels[0]} }`,
    },
  ];
}
