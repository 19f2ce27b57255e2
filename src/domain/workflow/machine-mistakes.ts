import { textAt, valueAt } from '../text/json-object.ts';
import { type ActionJob, isDryRun, isFanOut, mayStartAgent } from './read-workflow.ts';
import { findIsolation } from './safety-mistakes.ts';
import type { MistakeAt, WorkflowFacts } from './workflow-mistake.ts';

/** The time of a job that names none, and the most on a machine of GitHub, whatever the job names. */
const MAX_HOSTED_MINUTES = 360;
/** GitHub's docs, "GitHub-hosted runners reference": a machine of one processor is a container without privileges. */
const MAX_SLIM_MINUTES = 15;
const SLIM = /^ubuntu-slim$/i;
const RETIRED = /^ubuntu-(?:16|18|20)\.04$/i;
const HOSTED = /^(?:ubuntu|macos|windows)-[\w.-]+$/i;

/** Finds machines that cannot run the action, and a deadline that a job ends before, or does not have. */
export function findMachineMistakes(
  given: ActionJob,
  { isolation, hasDeadline }: Pick<WorkflowFacts, 'isolation' | 'hasDeadline'>,
): MistakeAt[] {
  const { path, job } = given;
  const isIsolated = (findIsolation(given, isolation)?.text ?? isolation) !== 'none';
  const machines = [valueAt(job, 'runs-on')].flat().filter((label) => typeof label === 'string');
  const isSlim = machines.some((label) => SLIM.test(label));
  const isHosted = machines.some((label) => HOSTED.test(label));
  const fix = 'runs-on: ubuntu-latest';
  const refuse = (message: string): MistakeAt => ({ path: [...path, 'runs-on'], message, fix, isSerious: true });
  return [
    ...(machines.some((label) => /^windows\b/i.test(label)) ? [refuse('Groundhog does not run on Windows')] : []),
    ...(isIsolated && machines.some((label) => /^macos\b/i.test(label))
      ? [refuse('macOS has no sandboxes, without which a job is refused')]
      : []),
    ...machines
      .filter((label) => RETIRED.test(label))
      .map((label) => refuse(`GitHub has no machine "${label}" any more: the job finds none`)),
    ...(isIsolated && isSlim && mayStartAgent(given)
      ? [refuse('ubuntu-slim is a container without privileges: it has no sandboxes, without which a job is refused')]
      : []),
    ...(isIsolated && isHosted && !isSlim ? findContainerMistakes(given) : []),
    ...findDeadlineMistakes(given, {
      hasDeadline,
      most: isSlim ? MAX_SLIM_MINUTES : isHosted ? MAX_HOSTED_MINUTES : Infinity,
    }),
  ];
}

/** Finds a container in which no sandbox can be made; that of a machine of others may have rights that no workflow names. */
function findContainerMistakes(given: ActionJob): MistakeAt[] {
  const { path, job } = given;
  const container = valueAt(job, 'container');
  const options = textAt(job, 'container', 'options');
  if (container === undefined || container === null || !mayStartAgent(given)) return [];
  if (
    /--privileged\b|SYS_ADMIN|--cap-add[= ]ALL|\$\{\{/.test(
      `${options} ${typeof container === 'string' ? container : ''}`,
    )
  )
    return [];
  const message = 'a container without privileges has no sandboxes, without which a job is refused';
  const fix = 'container: { options: --privileged }, or run the job outside of one';
  return [{ path: [...path, 'container'], message, fix, isSerious: true }];
}

function findDeadlineMistakes(
  given: ActionJob,
  { hasDeadline, most }: { readonly hasDeadline: boolean; readonly most: number },
): MistakeAt[] {
  const { job, use } = given;
  const allowed = Number(valueAt(job, 'timeout-minutes') ?? MAX_HOSTED_MINUTES);
  const timeout = Math.min(allowed, most);
  const stated = valueAt(use.step, 'with', 'deadline-minutes');
  const fix = `deadline-minutes: ${Math.max(1, timeout - 10)}`;
  if (Number(stated ?? Number.NaN) >= timeout) {
    const message = `GitHub ends the job after ${timeout} minutes, before the run can pause at its deadline`;
    return [{ path: [...use.path, 'with', 'deadline-minutes'], message, fix, isSerious: true }];
  }
  if (stated !== undefined || hasDeadline || Number.isNaN(timeout) || !mayStartAgent(given)) return [];
  if (isDryRun(given) || isFanOut(given)) return [];
  const message = `the run has no deadline: GitHub cuts it off after ${timeout} minutes, where it could pause`;
  return [{ path: use.path, message, fix, isSerious: false }];
}
