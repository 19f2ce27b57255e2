import type { Command } from 'commander';
import { findNearestName } from '../../domain/text/nearest-name.ts';
import type { Io } from '../compose/io.ts';
import { ONLY_TASK, repoFlag, taskFlag } from './flags.ts';
import { type StepsFlags, type StepsQuestion, stepsCommand } from './steps.ts';

/** Adds the commands that show what an agent did, step by step, and go back to a step. */
export function addSteps(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const steps = program
    .command('steps')
    .description('What an agent did in its attempts, step by step: list, show, compare, put back.')
    // To the command that needs no name, any other word would be one argument too many.
    .hook('preSubcommand', (group) => {
      const word = group.args.find((arg) => !arg.startsWith('-'));
      const isFirst = word !== undefined && word === group.args[0];
      if (isFirst && !group.commands.some((command) => command.name() === word)) refuseWord(group, word);
    });
  const add = (name: string, description: string) => {
    const options = { isDefault: name === 'list' };
    return steps
      .command(name, options)
      .description(description)
      .addOption(repoFlag)
      .addOption(taskFlag(ONLY_TASK))
      .option('--json', 'print JSON');
  };
  const ask = async (question: StepsQuestion, flags: StepsFlags) => finish(await stepsCommand(question, flags, io));
  add('list', 'Show the steps, oldest first.').action((flags: StepsFlags) => ask({ kind: 'list' }, flags));
  add('show', 'Show one step and what it changed.')
    .argument('<n>', 'the number of the step')
    .action((step: string, flags: StepsFlags) => ask({ kind: 'show', step }, flags));
  add('diff', 'Compare a step with a later one, or with your files.')
    .argument('<n>', 'the number of the step')
    .argument('[m]', 'the number of the other one')
    .action((step: string, other: string | undefined, flags: StepsFlags) => ask({ kind: 'diff', step, other }, flags));
  add('restore', 'Bring your files to a step; what is there now is kept in a snapshot.')
    .argument('<n>', 'the number of the step')
    .option('--dry-run', 'only say what would change')
    .action((step: string, flags: StepsFlags & { dryRun?: boolean }) =>
      ask({ kind: 'restore', step, dryRun: flags.dryRun === true }, flags),
    );
}

function refuseWord(group: Command, word: string): void {
  const near = findNearestName(
    word,
    group.commands.map((command) => command.name()),
  );
  const question = near === undefined ? '' : `\n(Did you mean ${near}?)`;
  group.error(`error: unknown command '${word}'${question}`, { code: 'commander.unknownCommand' });
}

/** Adds the verb by which an agent tells of its own tools. */
export function addStepVerb(
  verb: Command,
  call: (name: string, payload: Readonly<Record<string, unknown>>, flags: { json?: string }) => Promise<void>,
): void {
  verb
    .command('step')
    .description('A tool of the agent has just ended, or is about to run: what has changed is kept as a step.')
    .option('--tool <name>', 'the name of the tool')
    .option('--start', 'it is about to run')
    .option('--json <payload>', 'the payload as JSON; "-" reads it from standard input')
    .action((flags: { tool?: string; start?: boolean; json?: string }) =>
      call('step', { tool: flags.tool, phase: flags.start === true ? 'start' : undefined }, flags),
    );
}
