import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf } from '../../domain/record/ending.ts';
import { renderCommit, renderGraph } from '../../git/log.ts';
import { createRepository } from '../../git/make-repository.ts';
import { renderChronicleText } from '../../report/terminal/chronicle-text.ts';
import type { RunResult } from '../../runner/run-plan.ts';
import { toSignature } from '../../store/signature.ts';
import { type HostContext, withGit } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { systemClock } from '../compose/system-clock.ts';
import { toFailure } from '../compose/to-failure.ts';
import { DEMO_AGENT, DEMO_FILES } from './demo-repository.ts';
import { runLocally } from './run.ts';

interface DemoIo {
  readonly host: HostContext;
  readonly console: Console;
}

/** Makes a small repository, carries out a plan in it with a scripted agent, and shows what came of it. */
export async function demoCommand(io: DemoIo): Promise<number> {
  const { host, console } = io;
  try {
    const folder = await mkdtemp(join(host.tempDir ?? tmpdir(), 'groundhog-demo-'));
    const repository = join(folder, 'repository');
    const agent = join(folder, 'agent.sh');
    await mkdir(repository);
    await writeFile(agent, DEMO_AGENT);
    await chmod(agent, 0o755);
    const place = { gitDir: join(repository, '.git'), workTree: repository };
    const files = { branch: 'main', files: DEMO_FILES, message: 'Start\n', signature: toSignature(systemClock.now()) };
    await withGit(host, (git) => createRepository(git.at(place), files));
    console.out(
      `A repository was made in ${repository}\nIts plan has four checkpoints; a script stands in for the agent.\n\n`,
    );
    const plan = join(repository, '.groundhog', 'plans', 'demo.yml');
    const flags = { repo: repository, agent: 'command', agentCommand: `sh ${quote(agent)}` };
    const { result } = await runLocally(plan, flags, { host, console: { out: console.out, err: console.out } });
    console.out(await renderResult(result, { host, repository, agent }));
    return exitCodeOf(result.ending);
  } catch (error) {
    const { ending, text } = toFailure(error, host.redactor.redact);
    console.err(`${text}\n`);
    return exitCodeOf(ending);
  }
}

interface DemoFolders {
  readonly host: HostContext;
  readonly repository: string;
  readonly agent: string;
}

function renderResult(result: RunResult, { host, repository, agent }: DemoFolders): Promise<string> {
  return withGit(host, async (door) => {
    const git = door.at({ gitDir: join(repository, '.git') });
    const attempts = result.view?.run.checkpoints.flatMap((checkpoint) => checkpoint.attempts) ?? [];
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

Look around:   cd ${repository} && git log --stat groundhog/demo/task
Your own plan: ${program} validate plan.yml
               ${program} run plan.yml --repo . --agent-command '<any program that changes files and calls the verbs>'
`;
}

function title(text: string): string {
  return `\n${text}\n${'-'.repeat(text.length)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
