import { existsSync } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONFIG_PATH } from '../../../domain/config/run-config.ts';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { ObjectId } from '../../../domain/ids.ts';
import { findRemoteUrl } from '../../../git/config.ts';
import { findWorkTree, requireGitDir } from '../../../git/find-git-dir.ts';
import type { Git } from '../../../git/git.ts';
import { findCommit } from '../../../git/rev-parse.ts';
import { readFileOf } from '../../../store/read-file-at.ts';
import { readRepositoryFiles } from '../../../store/read-repository-files.ts';
import type { Io } from '../../compose/host-context.ts';
import { PROJECT } from '../../compose/version.ts';
import { withGit } from '../../compose/with-git.ts';
import { readWorkflows } from '../../job/read-workflows.ts';
import { findValidConfigBeside } from '../../settings/load-config.ts';
import { requireAll } from '../../settings/require-all.ts';
import { type Env, parseChoice } from '../../settings/settings.ts';
import { findReader } from '../reader.ts';
import { toExitCode } from '../to-exit-code.ts';
import { writeNewFiles } from '../write-new-files.ts';
import { askChoices, type InitFlags, isAsking, LEFT } from './ask-choices.ts';
import { findHostedRepository, findServer, isForEnterprise } from './hosted-repository.ts';
import { type InitChoices, type InitRepository, initAgents, initTriggers, WORKFLOW_PATH } from './init-choices.ts';
import { renderInitFiles } from './init-files.ts';
import { namesVersions } from './init-languages.ts';
import { renderInitJson, renderInitText } from './init-text.ts';

/** Writes the files of a first set-up that are not there yet, and prints the next commands. Overwrites nothing. */
export function initCommand(flags: InitFlags, io: Io): Promise<number> {
  const { host, console } = io;
  return toExitCode(io, { name: 'init', json: flags.json }, async () => {
    readChoices(flags);
    const { root, files } = await withGit(host, (git) => readRepository(git, flags.repo, host.env));
    const kept = await findKeptAgent(root, flags, console.err);
    const given = kept === undefined || flags.agent !== undefined ? flags : { ...flags, agent: kept };
    const hasWorkflow = existsSync(join(root, files.workflowPath ?? WORKFLOW_PATH));
    const terminal = { input: process.stdin, output: process.stdout, hasWorkflow };
    const answers = isAsking(given, hasWorkflow) ? await askChoices(given, terminal) : given;
    if (answers === undefined) {
      console.err('\nNothing was written.\n');
      return LEFT;
    }
    const choices = readChoices(answers);
    const rendered = renderInitFiles(files, choices);
    await requireRealFolders(root, [...rendered.keys()]);
    const made = await writeNewFiles(new Map([...rendered].map(([path, text]) => [join(root, path), text])));
    const written = [...rendered.keys()].filter((path) => made.includes(join(root, path)));
    const left = [...rendered.keys()].filter((path) => !written.includes(path));
    if (flags.json === true) console.out(renderInitJson({ choices, files, written, kept: left }));
    else {
      const { program } = findReader(host.env, process.argv);
      console.out(
        renderInitText({ choices, written, kept: left, files }, { program, root, folder: await realpath(flags.repo) }),
      );
    }
    return 0;
  });
}

/**
 * Finds the agent of a configuration that is there, which the workflow has to fit; undefined where it has none that a workflow
 * can be written for. Warns where a flag asks for another one.
 */
async function findKeptAgent(
  root: string,
  { agent: asked }: InitFlags,
  write: (text: string) => void,
): Promise<string | undefined> {
  const kept = (await findValidConfigBeside(root))?.agent;
  const known = initAgents.find((name) => name === kept);
  if (known !== undefined && asked !== undefined && asked.trim() !== known)
    write(
      `Warning: ${CONFIG_PATH} has "agent: ${known}", and is left as it is: name the same agent there and in the workflow.\n`,
    );
  return known;
}

/** Throws ConfigurationError `path_unusable` for a folder that is a link: it may lead elsewhere, and git commits nothing behind it. */
async function requireRealFolders(root: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const found = await lstat(join(root, folder)).catch(() => undefined);
      if (found?.isSymbolicLink() === true)
        throw new ConfigurationError('path_unusable', { path: join(root, folder), reason: 'is a link' });
    }
}

function readChoices({ agent, trigger }: Pick<InitFlags, 'agent' | 'trigger'>): InitChoices {
  const parseAgent = () => parseChoice(agent?.trim() || 'builtin', 'agent', initAgents);
  const parseTrigger = () => parseChoice(trigger?.trim() || 'manual', 'trigger', initTriggers);
  requireAll([parseAgent, parseTrigger]);
  return { agent: parseAgent(), trigger: parseTrigger() };
}

/** Reads the files of the commit that is checked out; none in a repository without a commit. */
async function readRepository(opened: Git, repo: string, env: Env): Promise<{ root: string; files: InitRepository }> {
  const { gitDir } = await requireGitDir(opened, repo);
  const root = await findWorkTree(opened, repo);
  if (root === undefined) throw new ConfigurationError('no_files_here', { path: repo });
  const git = opened.at({ gitDir });
  const head = await findCommit(git, 'HEAD');
  const files =
    head === undefined ? { paths: new Set<string>(), manifests: new Map() } : await readRepositoryFiles(git, head);
  const address = await findRemoteUrl(git, 'origin');
  const hosted = address === undefined ? undefined : findHostedRepository(address, env);
  const isEnterprise = isForEnterprise(address, env);
  const isKnown = address === undefined || hosted !== undefined || isEnterprise;
  const otherServer = isKnown ? undefined : findServer(address);
  const workflowPath = await chooseWorkflowPath(root);
  const texts = head === undefined ? new Map() : await readTexts(git, head, [...files.paths].filter(namesVersions));
  const isUncommitted = head === undefined && (await readdir(root)).some((name) => name !== '.git');
  return { root, files: { ...files, isEnterprise, otherServer, workflowPath, isUncommitted, texts } };
}

/** The path of the workflow where the usual one is that of another program. */
const SECOND_WORKFLOW_PATH = '.github/workflows/groundhog-plans.yml';

/** Chooses another path for the workflow where a file of the usual name does not use the action. */
async function chooseWorkflowPath(root: string): Promise<string> {
  const usual = (await readWorkflows(root)).find(({ name }) => WORKFLOW_PATH.endsWith(`/${name}`));
  const isOfOthers = usual !== undefined && !usual.text.toLowerCase().includes(PROJECT);
  return isOfOthers ? SECOND_WORKFLOW_PATH : WORKFLOW_PATH;
}

async function readTexts(git: Git, commit: ObjectId, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const bytes = await readFileOf(git, commit, path);
    if (bytes !== undefined) texts.set(path, Buffer.from(bytes).toString('utf8'));
  }
  return texts;
}
