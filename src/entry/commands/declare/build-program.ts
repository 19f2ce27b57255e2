import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { addChecks } from './add-checks.ts';
import { addGc } from './add-gc.ts';
import { addMcp } from './add-mcp.ts';
import { addOperations } from './add-operations.ts';
import { addReaders } from './add-readers.ts';
import { addReport } from './add-report.ts';
import { addRunCommands } from './add-run.ts';
import { addSnapshots } from './add-snapshots.ts';
import { addSteps } from './add-steps.ts';
import { declareVerbs } from './add-verbs.ts';
import { createProgram } from './create-program.ts';

/**
 * Builds the program with all commands. The work of each is loaded when it is called, since most of the code is for
 * runs. `finish` takes the exit code of the command that was called.
 */
export function buildProgram(io: Io, finish: (exitCode: number) => void): Command {
  return createProgram(declareAll, io, finish);
}

const addVerbs = declareVerbs(() => import('../attempt/verb.ts'));

function declareAll(program: Command, io: Io, finish: (exitCode: number) => void): void {
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
}
