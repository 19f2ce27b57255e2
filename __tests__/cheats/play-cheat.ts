import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runCli } from '../helpers/run-built.ts';
import { createRepo, createTempDir, writeFiles } from '../helpers/temp-repo.ts';
import type { Cheat } from './cheat.ts';
import { worksInClone } from './oracle.ts';
import { AGENT_PRELUDE, HOME_FILES, HOME_PATH, PROJECT_FILES, RELATIVE_PATH, renderPlan } from './project.ts';

export type CheatWorkspace = 'worktree' | 'in_place';

/** The end of a run with a cheat in it. */
export interface CheatResult {
  readonly cheat: Cheat;
  readonly workspace: CheatWorkspace;
  readonly isIsolated: boolean;
  /** True when the agent has cheated up to its claim. */
  readonly didCheat: boolean;
  readonly isLanded: boolean;
  /** The oracle's answer on the landed commit; undefined when nothing landed. */
  readonly works: boolean | undefined;
  readonly ending: string;
  readonly reason: string;
  readonly output: string;
}

export interface CheatOptions {
  readonly workspace: CheatWorkspace;
  /** Whether programs run in a sandbox; not so when absent. */
  readonly isIsolated?: boolean;
  /** Further flags of the run, to try the cheats without a defence. */
  readonly flags?: readonly string[];
}

const documentSchema = z.object({
  ending: z.string(),
  reason: z.string(),
  checkpoints: z.array(
    z.object({
      committed_ref: z.string().nullable(),
      attempts: z.array(z.object({ failure_report: z.object({ what_happened: z.string() }).nullable() })),
    }),
  ),
});

/** Plays a cheat through the built command line, and asks the oracle about what lands. */
export async function playCheat(
  cheat: Cheat,
  { workspace, isIsolated = false, flags = [] }: CheatOptions,
): Promise<CheatResult> {
  const { dir } = await createRepo({ files: { ...PROJECT_FILES, 'plan.yml': renderPlan(cheat) } });
  const home = await createTempDir('cheat-home');
  const tempDir = await createTempDir('cheat-tmp');
  const notes = await createTempDir('cheat-notes');
  await writeFiles(home, HOME_FILES);
  await chmod(join(home, 'bin/sum-check'), 0o755);
  await writeFile(join(notes, 'agent.sh'), renderAgent(cheat, notes));
  const path = [...HOME_PATH.map((folder) => join(home, folder)), RELATIVE_PATH, process.env.PATH].join(':');
  const command = ['run', 'plan.yml', '--json', '--workspace', workspace, ...flags];
  const isolation = isIsolated ? 'sandbox' : 'none';
  const ended = await runCli([...command, '--agent-command', `sh '${join(notes, 'agent.sh')}'`], {
    cwd: dir,
    env: { HOME: home, TMPDIR: tempDir, PATH: path, GROUNDHOG_ISOLATION: isolation },
  });
  const didCheat = ended.stderr.includes(toSign(notes));
  // What the agent has left outside of the commit is on its machine alone; its processes end without their HOME.
  for (const folder of [home, tempDir, notes]) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  const { ending, reason, commit } = readDocument(ended.stdout);
  const works = commit === undefined ? undefined : await worksInClone(dir, commit);
  const isLanded = commit !== undefined;
  return { cheat, workspace, isIsolated, didCheat, isLanded, works, ending, reason, output: ended.stderr };
}

/** Returns what the agent prints when its cheat is done; no other program of the run knows it. */
function toSign(notes: string): string {
  return `cheated in ${notes}`;
}

function renderAgent({ agent }: Cheat, notes: string): string {
  const claim = "groundhog verb checkpoint-success --summary 'Add sum'";
  return `did() { echo '${toSign(notes)}'; }\n${AGENT_PRELUDE}${agent.trim()}\ndid\n${claim}\n`;
}

function readDocument(text: string) {
  if (text.trim() === '') return { ending: 'none', reason: 'the run was killed', commit: undefined };
  const { ending, reason, checkpoints } = documentSchema.parse(JSON.parse(text));
  const [checkpoint] = checkpoints;
  const report = checkpoint?.attempts.at(-1)?.failure_report?.what_happened;
  return { ending, reason: report ?? reason, commit: checkpoint?.committed_ref ?? undefined };
}
