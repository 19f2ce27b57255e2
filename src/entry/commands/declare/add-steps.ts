import type { Command } from 'commander';
import { findNearestName } from '../../../domain/text/nearest-name.ts';
import type { Io } from '../../compose/host-context.ts';
import { addExample, ONLY_TASK, repoFlag, taskFlag, verboseFlag } from '../flags.ts';
import type { StepsFlags, StepsRequest } from '../read/steps.ts';

/** Adds the commands that list, show, compare and restore the steps of an agent. */
export function addSteps(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const steps = program
    .command('steps')
    .description('What an agent did in its attempts, step by step: list (the default), show, diff, restore.')
    // For the default command, an unknown name would be one argument too many.
    .hook('preSubcommand', (group) => {
      const word = group.args.find((arg) => !arg.startsWith('-'));
      const isFirst = word !== undefined && word === group.args[0];
      if (isFirst && !group.commands.some((command) => command.name() === word)) refuseUnknown(group, word);
    });
  addExample(steps, 'groundhog steps list --task first');
  const add = (name: string, description: string, example: string) => {
    const options = { isDefault: name === 'list' };
    const command = steps.command(name, options).description(description);
    addExample(command, example);
    return command
      .addOption(repoFlag)
      .addOption(taskFlag(ONLY_TASK))
      .option('--json', 'print JSON')
      .addOption(verboseFlag);
  };
  const run = async (request: StepsRequest, flags: StepsFlags) => {
    const { stepsCommand } = await import('../read/steps.ts');
    finish(await stepsCommand(request, flags, io));
  };
  add('list', 'Show the steps, oldest first.', 'groundhog steps list --json').action((flags: StepsFlags) =>
    run({ kind: 'list' }, flags),
  );
  add('show', 'Show one step and what it changed.', 'groundhog steps show 4')
    .argument('<n>', 'the number of the step')
    .action((step: string, flags: StepsFlags) => run({ kind: 'show', step }, flags));
  add('diff', 'Compare a step with a later one, or with your files.', 'groundhog steps diff 4 7')
    .argument('<n>', 'the number of the step')
    .argument('[m]', 'the number of the other one')
    .action((step: string, other: string | undefined, flags: StepsFlags) => run({ kind: 'diff', step, other }, flags));
  add(
    'restore',
    'Restore your files to a step; their current state is kept in a snapshot.',
    'groundhog steps restore 4 --dry-run',
  )
    .argument('<n>', 'the number of the step')
    .option('--dry-run', 'only show what would change')
    .action((step: string, flags: StepsFlags & { dryRun?: boolean }) =>
      run({ kind: 'restore', step, dryRun: flags.dryRun === true }, flags),
    );
}

function refuseUnknown(group: Command, word: string): void {
  const near = findNearestName(
    word,
    group.commands.map((command) => command.name()),
  );
  const question = near === undefined ? '' : `\n(Did you mean ${near}?)`;
  group.error(`error: unknown command '${word}'${question}`, { code: 'commander.unknownCommand' });
}
