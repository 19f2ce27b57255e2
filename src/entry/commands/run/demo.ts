import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf } from '../../../domain/record/ending.ts';
import { quoteForShell, renderShellCommand } from '../../../domain/text/quote-for-shell.ts';
import { makeTemporaryFolder } from '../../../exec/folder-access.ts';
import { createRepository } from '../../../git/make-repository.ts';
import { findLineTone } from '../../../report/terminal/marks.ts';
import { renderRunJson } from '../../../report/terminal/run-json.ts';
import { wrapToStyle } from '../../../report/terminal/wrap-to-style.ts';
import { toSignature } from '../../../store/signature.ts';
import type { Io } from '../../compose/host-context.ts';
import { systemClock } from '../../compose/system-clock.ts';
import { withGit } from '../../compose/with-git.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { findProgramAnywhere } from '../reader.ts';
import { toExitCode } from '../to-exit-code.ts';
import { createDemoNotifier } from './demo-notifier.ts';
import { DEMO_AGENT, DEMO_FILES } from './demo-repository.ts';
import { runLocally } from './run-locally.ts';

export interface DemoFlags extends VerboseFlags {
  readonly json?: boolean;
}

/** Creates a small repository, runs a plan in it with a scripted agent, and explains each step. */
export function demoCommand(flags: DemoFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode(io, { name: 'demo', json: flags.json }, async () => {
    const folder = await makeTemporaryFolder(host.tempDir ?? tmpdir(), 'demo');
    const repository = join(folder, 'repository');
    const agent = join(folder, 'agent.sh');
    await mkdir(repository);
    await writeFile(agent, DEMO_AGENT);
    await chmod(agent, 0o755);
    const location = { gitDir: join(repository, '.git'), workTree: repository };
    const files = { branch: 'main', files: DEMO_FILES, message: 'Start\n', signature: toSignature(systemClock.now()) };
    await withGit(host, (git) => createRepository(git.at(location), files));
    const [write, style] = flags.json === true ? [console.err, console.errStyle] : [console.out, console.outStyle];
    const print = (text: string) => write(text, findLineTone);
    print(wrapToStyle(START, 0, style));
    const plan = join(repository, '.groundhog', 'plans', 'demo.yml');
    // Its agent is a script of ours, which needs no sandbox.
    const runFlags = {
      repo: repository,
      agent: 'command',
      agentCommand: `sh ${quoteForShell(agent)}`,
      isolation: 'none',
    };
    const notifier = createDemoNotifier(print, style);
    const { result, taskId } = await runLocally(plan, runFlags, { host, console, notifier });
    print(renderEnd(repository, findProgramAnywhere(host.env, process.argv)));
    if (flags.json === true) console.out(renderRunJson({ taskId, ...result }, host.redactor.redact));
    return exitCodeOf(result.ending);
  });
}

const START = `A new repository, a plan of three checkpoints, and a script in place of the agent: no key, no network.

`;

function renderEnd(repository: string, program: string): string {
  return `
See what is on the branch, what was undone, and the whole record:
  ${renderShellCommand(['cd', repository])}
  git log --stat groundhog/demo/task
  git show refs/groundhog/demo/day-2
  ${program} chronicle

Try it in your own repository:
  ${program} init
`;
}
