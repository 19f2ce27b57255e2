import { dirname, join } from 'node:path';
import { childEnv } from '../../../exec/child-env.ts';
import { makeFolder } from '../../../exec/folder-access.ts';
import { findOnPath } from '../../../exec/programs.ts';
import { startDetached } from '../../../exec/user-programs.ts';
import { markMerged } from '../../../store/mark-merged.ts';
import { findTask, listTasks } from '../../../store/read-tasks.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { openRecords } from '../../compose/open-records.ts';
import { systemClock } from '../../compose/system-clock.ts';
import { withGit } from '../../compose/with-git.ts';
import { chooseTask, toTaskNotFound } from '../../events/choose-task.ts';
import { renderReport } from '../../task-report/make-report.ts';
import { writeReport } from '../../task-report/write-report.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { toExitCode } from '../to-exit-code.ts';
import { withInterruption } from './find-interruption.ts';

/** The flags of `groundhog report`, as texts. */
export interface ReportFlags extends VerboseFlags {
  readonly repo: string;
  readonly task?: string;
  readonly remote?: string;
  readonly out?: string;
  readonly open?: boolean;
}

/** Writes the record of a task as one HTML file, and opens it where that is asked for. */
export function reportCommand(flags: ReportFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode({ host, console }, { name: 'report', repo: flags.repo, remote: flags.remote }, async () => {
    const { target, page } = await withGit(host, async (git) => {
      const { git: repository, findTip, commonDir, refsFolder } = await openRecords(git, flags);
      const known = await listTasks(repository);
      const found = chooseTask(flags.task, known, flags.remote);
      const options = { links: {}, madeAt: systemClock.now().toISOString(), redact: host.redactor.redact };
      const task = await findTask(repository, found);
      if (task === undefined) throw toTaskNotFound(found, known, flags.remote);
      const { view } = await withInterruption(task);
      const reader = { openGit: () => Promise.resolve(repository), findTip, commonDir: refsFolder };
      const [shown = view] = await markMerged([view], reader);
      return {
        target: join(commonDir, 'groundhog', `report-${found}.html`),
        page: await renderReport(repository, shown, options),
      };
    });
    if (flags.out === undefined) await makeFolder(dirname(target));
    const file = await writeReport(flags.out ?? target, page);
    console.out(`${file}\n`);
    if (flags.open === true && !(await openInBrowser(file, host)))
      console.err('No program opens it from here: open the file above in a browser.\n');
    return 0;
  });
}

/** Variables by which a program finds the desktop of the user. */
const DESKTOP = ['BROWSER', 'DBUS_SESSION_BUS_ADDRESS', 'DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY'];

/** Opens a file in the user's browser; false where nothing on this machine does. */
async function openInBrowser(file: string, { env }: HostContext): Promise<boolean> {
  const opener = await findOnPath(process.platform === 'darwin' ? 'open' : 'xdg-open', env.PATH ?? '');
  if (opener === undefined) return false;
  const desktop = Object.entries(env).filter(([name]) => DESKTOP.includes(name) || name.startsWith('XDG_'));
  const extras = desktop.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return startDetached(opener, [file], childEnv(env, Object.fromEntries(extras)));
}
