import type { Command } from 'commander';

/** Adds the flags of the sandboxes that setup and criteria run in. */
export function addIsolationOptions(command: Command): Command {
  return command
    .option(
      '--isolation <how>',
      'auto, a sandbox where there can be one; sandbox, or nothing runs; none (default: auto)',
    )
    .option(
      '--network-setup <hosts>',
      'hosts for setup: none, open, or names (default: the registries of its lockfiles)',
    )
    .option('--network-criteria <hosts>', 'hosts for criteria: none, open, or names (default: none)')
    .option('--visible-paths <paths>', 'absolute paths that programs in a sandbox may read (default: none)');
}
