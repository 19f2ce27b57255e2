/** The outputs of the action for each run. */
export const RUN_OUTPUT_NAMES = [
  ...['ending', 'conclusion', 'task-id', 'task-branch', 'pull-request', 'checkpoints-total', 'checkpoints-landed'],
  ...['attempts', 'cost-usd', 'input-tokens', 'output-tokens', 'run-json', 'report-path'],
] as const;

/** All outputs of the action, as `action.yml` declares them. */
export const OUTPUT_NAMES: readonly string[] = [...RUN_OUTPUT_NAMES, 'matrix', 'tasks'];
