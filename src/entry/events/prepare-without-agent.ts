import { NO_WORKER } from '../../runner/context/worker.ts';
import { mergeChoice } from '../compose/prepare-run.ts';
import type { JobContext } from '../job/job-context.ts';
import { requireAllowed } from '../settings/apply-policy-to-settings.ts';
import { addPolicy, loadBaseConfig, loadJobPolicy } from './run-task.ts';
import type { TaskOrder } from './task-order.ts';

/** Reads the settings for work on a task that starts no agent, within the rules of the organisation that concern it. */
export async function prepareWithoutAgent(order: TaskOrder, context: JobContext) {
  const { inputs } = context;
  const policy = await loadJobPolicy(context);
  const config = await loadBaseConfig(order, context);
  const { settings, given } = mergeChoice({ given: inputs.given, config, policy }, context);
  const isolation = { ...settings.isolation, agentCommand: undefined, agentHosts: [], hasModel: false };
  if (policy !== undefined)
    requireAllowed(
      { ...policy, rules: { ...policy.rules, agents: undefined, models: undefined } },
      { given, isolation, workers: [NO_WORKER] },
    );
  return { order: addPolicy(order, policy), settings };
}
