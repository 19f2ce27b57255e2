import { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { VERSION } from '../../compose/version.ts';
import { findSecretsOnMachine } from '../../settings/find-secrets-on-machine.ts';
import { GroundhogCommand } from './groundhog-command.ts';

/** Declares commands with their flags and help; `finish` takes the exit code of the one that was called. */
export type DeclareCommands = (program: Command, io: Io, finish: (exitCode: number) => void) => void;

/** Creates the program with the given commands, and what is common to all of them. */
export function createProgram(declare: DeclareCommands, io: Io, finish: (exitCode: number) => void): Command {
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
  declare(program, io, finish);
  program.addHelpText('after', '\nTo begin: groundhog demo, then groundhog init in your repository.');
  pointToHelp(program);
  return program;
}

/** Makes the error of a misused command point to the command's own help. */
function pointToHelp(command: Command, parents: readonly string[] = []): void {
  const names = [...parents, command.name()];
  const listed = command.commands.length > 0 ? 'commands' : 'flags';
  command.showHelpAfterError(`Run "${names.join(' ')} --help" for the ${listed}.`);
  for (const child of command.commands) pointToHelp(child, names);
}
