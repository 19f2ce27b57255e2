import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf } from '../../domain/record/ending.ts';
import { renderCommit, renderGraph } from '../../git/log.ts';
import { createRepository } from '../../git/make-repository.ts';
import { renderChronicleText } from '../../report/terminal/chronicle-text.ts';
import type { RunResult } from '../../runner/run-plan.ts';
import { toSignature } from '../../store/signature.ts';
import type { HostContext, Io } from '../compose/host-context.ts';
import { quoteForShell } from '../compose/run-folders.ts';
import { systemClock } from '../compose/system-clock.ts';
import { withGit } from '../compose/with-git.ts';
import { DEMO_AGENT, DEMO_FILES } from './demo-repository.ts';
import { type VerboseFlags, withVerbose } from './flags.ts';
import { runLocally } from './run.ts';
import { toExitCode } from './to-exit-code.ts';

/** Creates a small repository, runs a plan in it with a scripted agent, and shows the result. */
export function demoCommand(flags: VerboseFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode(io, undefined, async () => {
    const folder = await mkdtemp(join(host.tempDir ?? tmpdir(), 'groundhog-demo-'));
    const repository = join(folder, 'repository');
    const agent = join(folder, 'agent.sh');
    await mkdir(repository);
    await writeFile(agent, DEMO_AGENT);
    await chmod(agent, 0o755);
    const location = { gitDir: join(repository, '.git'), workTree: repository };
    const files = { branch: 'main', files: DEMO_FILES, message: 'Start\n', signature: toSignature(systemClock.now()) };
    await withGit(host, (git) => createRepository(git.at(location), files));
    console.out(
      `A repository was made in ${repository}\nIts plan has four checkpoints; a script stands in for the agent.\n\n`,
    );
    const plan = join(repository, '.groundhog', 'plans', 'demo.yml');
    const runFlags = { repo: repository, agent: 'command', agentCommand: `sh ${quoteForShell(agent)}` };
    // Its agent is a script of ours, which needs no sandbox where there can be none, not even in a job.
    const laptop = { ...host, env: { ...host.env, CI: undefined } };
    const { result } = await runLocally(plan, runFlags, {
      host: laptop,
      console: { out: console.out, err: console.out },
    });
    console.out(await renderResult(result, { host, repository, agent }));
    return exitCodeOf(result.ending);
  });
}

function renderResult(
  result: RunResult,
  { host, repository, agent }: { readonly host: HostContext; readonly repository: string; readonly agent: string },
): Promise<string> {
  return withGit(host, async (opened) => {
    const git = opened.at({ gitDir: join(repository, '.git') });
    const attempts = result.view?.record.checkpoints.flatMap((checkpoint) => checkpoint.attempts) ?? [];
    const rewound = attempts.find(({ outcome }) => outcome === 'failed');
    const scratch = rewound?.scratch_commit ?? undefined;
    return [
      `\nEnding: ${result.ending}. ${result.reason}\n`,
      title('The chronicle'),
      result.view === undefined ? '' : renderChronicleText(result.view),
      title('The task branch: one commit for each checkpoint that needed one'),
      await renderGraph(git, [`refs/heads/${result.taskBranch}`]),
      title(`The rewound attempt: kept as refs/groundhog/demo/day-${rewound?.day ?? 0}, not on any branch`),
      scratch === undefined ? '' : await renderCommit(git, scratch),
      title('Where things are'),
      renderFolders(repository, agent),
    ].join('\n');
  });
}

function renderFolders(repository: string, agent: string): string {
  const program = `node ${process.argv[1] ?? 'dist/cli.js'}`;
  return `repository   ${repository}
results      branch groundhog/demo/task
record       ref refs/groundhog/demo/state: plan.yml, chronicle.jsonl, run.json, memory.json, evidence
agent        ${agent}

Inspect it:    cd ${repository} && git log --stat groundhog/demo/task
Your own plan: ${program} validate plan.yml
               ${program} run plan.yml --repo . --agent-command '<any program that changes files and calls the verbs>'
`;
}

function title(text: string): string {
  return `\n${text}\n${'-'.repeat(text.length)}`;
}
