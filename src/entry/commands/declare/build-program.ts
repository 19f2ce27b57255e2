import { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { VERSION } from '../../compose/version.ts';
import { findSecretsOnMachine } from '../../settings/find-secrets-on-machine.ts';
import type { Env } from '../../settings/settings.ts';
import { toReaderWords } from '../reader.ts';
import { addChecks } from './add-checks.ts';
import { addGc } from './add-gc.ts';
import { addOperations } from './add-operations.ts';
import { addReaders } from './add-readers.ts';
import { addReport } from './add-report.ts';
import { addRunCommands } from './add-run.ts';
import { addSnapshots } from './add-snapshots.ts';
import { addSteps } from './add-steps.ts';
import { addMcp, addVerbs } from './add-verbs.ts';
import { GroundhogCommand } from './groundhog-command.ts';

/**
 * Builds the commands with their flags and help. The work of each is loaded when it is called, since agents call verbs
 * often, and most of the program is for runs. `finish` takes the exit code of the command that was called.
 */
export function buildProgram(io: Io, finish: (exitCode: number) => void): Command {
  const program = new GroundhogCommand('groundhog')
    .description('Runs an agent against a plan, checks each checkpoint itself, rewinds failures and lands passes.')
    .version(VERSION)
    .configureHelp({ subcommandTerm: (command) => command.name(), minWidthToWrap: 30 })
    .addHelpCommand(
      new Command('help').argument('[command]').description('Show the help of a command.').helpGroup('Set up:'),
    )
    .exitOverride();
  program.hook('preAction', (_program, command) => {
    // A command without this flag is called by an agent, or reads one file.
    const { repo } = command.opts();
    if (typeof repo === 'string') io.host.redactor.add(findSecretsOnMachine(io.host.env, [repo]));
  });
  program.commandsGroup('Work:');
  addRunCommands(program, io, finish);
  program.commandsGroup('Watch:');
  addReaders(program, io, finish);
  addSteps(program, io, finish);
  addReport(program, io, finish);
  program.commandsGroup('Steer:');
  addOperations(program, io, finish);
  program.commandsGroup('Set up:');
  addChecks(program, io, finish);
  addGc(program, io, finish);
  program.commandsGroup('For agents, and for your files:');
  addSnapshots(program, io, finish);
  addVerbs(program, io, finish);
  addMcp(program, io, finish);
  program.addHelpText('after', '\nTo begin: groundhog demo, then groundhog init in your repository.');
  pointToHelp(program, io.host.env);
  return program;
}

/** Makes the error of a misused command point to the command's own help. */
function pointToHelp(command: Command, env: Env, parents: readonly string[] = []): void {
  const names = [...parents, command.name()];
  const listed = command.commands.length > 0 ? 'commands' : 'flags';
  command.showHelpAfterError(toReaderWords(`Run "${names.join(' ')} --help" for the ${listed}.`, env));
  for (const child of command.commands) pointToHelp(child, env, names);
}
