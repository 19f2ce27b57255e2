import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import type { DoctorFlags } from '../check/doctor.ts';

/** Adds the command that examines the machine; each flag is one examination, and without any all are made. */
export function addDoctor(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('doctor')
    .description('Examine this machine: attack it from sandboxes, and say whether a job would run isolated.')
    .option('--isolation', 'the sandboxes alone (default: all examinations)')
    .option('--json', 'print JSON')
    .action(async (flags: DoctorFlags) => {
      const { doctorCommand } = await import('../check/doctor.ts');
      finish(await doctorCommand(flags, io));
    });
}
