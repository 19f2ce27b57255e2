import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { requireCli } from '../../../agent/cli/check-cli.ts';
import { cliAdapters } from '../../../agent/cli/cli-adapters.ts';
import { CONFIG_PATH } from '../../../domain/config/run-config.ts';
import { ConfigurationError, GroundhogError } from '../../../domain/errors/errors.ts';
import { toGroundhogError } from '../../../domain/errors/to-groundhog-error.ts';
import type { ObjectId } from '../../../domain/ids.ts';
import { findRefConflict } from '../../../domain/refs/ref-name.ts';
import { listSome } from '../../../domain/text/list-some.ts';
import { renderShellCommand } from '../../../domain/text/quote-for-shell.ts';
import { findOnPath } from '../../../exec/programs.ts';
import { findWorkTree, requireGitDir } from '../../../git/find-git-dir.ts';
import { findLfsRules } from '../../../git/find-lfs-rules.ts';
import { listRefs } from '../../../git/for-each-ref.ts';
import type { Git } from '../../../git/git.ts';
import { toReadablePath } from '../../../git/path-bytes.ts';
import { findCommit } from '../../../git/rev-parse.ts';
import { requireGitVersion } from '../../../git/version.ts';
import type { CheckedFile } from '../../../report/terminal/checked-files.ts';
import type { Finding } from '../../../report/terminal/doctor-text.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import { readEntryOf } from '../../../store/read-file-at.ts';
import { toSignature } from '../../../store/signature.ts';
import type { HostContext } from '../../compose/host-context.ts';
import { PROJECT } from '../../compose/version.ts';
import { withGit } from '../../compose/with-git.ts';
import { readWorkflows, WORKFLOWS_FOLDER } from '../../job/read-workflows.ts';
import { compareConfig, findValidConfigBeside } from '../../settings/load-config.ts';
import { checkFile, isConfigPath } from './check-file.ts';
import { type ChosenAgent, inspectAgent, listKeys, toFinding } from './inspect-agent.ts';
import { inspectHosting } from './inspect-hosting.ts';
import { inspectIsolationChoice } from './inspect-isolation-choice.ts';
import { listPlans, PLANS_FOLDER } from './list-plans.ts';
import { warnOfSharedTasks } from './shared-tasks.ts';

/** Examines programs, keys, and the plans, configuration, workflows and settings of a repository. Changes nothing. */
export async function inspectMachine(
  host: HostContext,
  { repo, ...chosen }: ChosenAgent & { readonly repo: string },
): Promise<readonly Finding[]> {
  return [
    // An older one is refused before any command.
    { name: 'Node.js', state: 'fine', detail: process.versions.node },
    await inspectGit(host),
    ...(await Promise.all(cliAdapters.map((adapter) => inspectCli(adapter, host)))),
    inspectKeys(host),
    inspectIdentity(),
    ...(await inspectRepository(host, repo, chosen)),
  ];
}

async function inspectGit(host: HostContext): Promise<Finding> {
  try {
    return { name: 'git', state: 'fine', detail: await withGit(host, requireGitVersion) };
  } catch (thrown) {
    if (!(thrown instanceof GroundhogError)) throw thrown;
    return { name: 'git', state: 'missing', detail: 'not found, or too old', fix: 'Install git 2.38 or newer.' };
  }
}

/** Examines a coding CLI, of which a run needs one at most. */
async function inspectCli(adapter: (typeof cliAdapters)[number], { env }: HostContext): Promise<Finding> {
  const { name, program, packageName, minVersion } = adapter;
  const fix = `npm install --global ${packageName}@${minVersion}`;
  const file = await findOnPath(program, env.PATH ?? '');
  if (file === undefined) return { name, state: 'optional', detail: `"${program}" is not on the PATH`, fix };
  try {
    await requireCli({ adapter, program, env: { PATH: env.PATH ?? '', HOME: homedir() } });
    return { name, state: 'fine', detail: file };
  } catch (thrown) {
    if (!(thrown instanceof GroundhogError)) throw thrown;
    return { name, state: 'optional', detail: `${file} does not run, or is older than ${minVersion}`, fix };
  }
}

function inspectKeys({ env }: HostContext): Finding {
  const set = listKeys(env);
  return set.length > 0
    ? { name: 'keys', state: 'fine', detail: set.join(', ') }
    : {
        ...{ name: 'keys', state: 'optional' as const, detail: 'no variable with the key of a model is set' },
        fix: 'Set one, such as ANTHROPIC_API_KEY; an agent command needs none.',
      };
}

/** Examines who commits are by: always us, so that no configuration of git is needed. */
function inspectIdentity(): Finding {
  const { name, email } = toSignature(new Date(0));
  return {
    name: 'identity',
    state: 'fine',
    detail: `commits are by ${name} <${email}>, whatever git is configured to`,
  };
}

async function inspectRepository(host: HostContext, repo: string, chosen: ChosenAgent): Promise<readonly Finding[]> {
  const root = await withGit(host, (git) => findWorkTree(git, repo)).catch((error: unknown) => toGroundhogError(error));
  if (root instanceof GroundhogError && root.code !== 'not_a_repository')
    return [
      { name: 'repository', state: 'missing', detail: 'not examined, since git does not run', fix: 'See "git" above.' },
    ];
  if (root === undefined || root instanceof GroundhogError)
    return [
      { name: 'repository', state: 'missing', detail: `none at "${repo}"`, fix: 'cd to one, or give --repo DIR.' },
    ];
  const plans = await listPlans(join(root, PLANS_FOLDER));
  const beside = await listPlans(dirname(join(root, CONFIG_PATH)));
  const files = [...beside.filter(isConfigPath), ...plans];
  const checked = await Promise.all(files.map((path) => checkFile(path, host)));
  const isChosen = Object.values(chosen).some((value) => value !== undefined);
  const wrong = checked.filter(({ problems }) => problems.length > 0);
  const none: Finding = { name: 'plans', state: 'optional', detail: `none in ${PLANS_FOLDER}`, fix: 'groundhog init' };
  return [
    ...(await inspectOrigin(host, root, isChosen)),
    ...(plans.length === 0 ? [none] : []),
    ...(files.length > 0 && wrong.length === 0
      ? [{ name: 'files', state: 'fine' as const, detail: `${files.length} in .groundhog, all valid` }]
      : []),
    ...beside.filter((path) => !isConfigPath(path)).map(toUnread),
    ...(await listSharedTasks(checked)),
    ...wrong.map(({ path, problems }) => ({
      ...{ name: 'files', state: 'missing' as const, detail: `${path}: ${problems[0]?.message ?? ''}` },
      fix: `groundhog validate ${path}`,
    })),
    ...inspectIsolationChoice(await findValidConfigBeside(root), host.env),
    ...(await inspectAgent(host, { root, ...chosen })),
    ...(await inspectHosting(host, root)),
  ];
}

/** Finds fault with a YAML file in the folder of the configuration, such as `config.yaml`, which has no effect. */
function toUnread(path: string): Finding {
  const detail = `${path} is read by no run: settings are in ${CONFIG_PATH}, plans in ${PLANS_FOLDER}`;
  return { name: 'files', state: 'optional', detail, fix: `Rename it, or move it to ${PLANS_FOLDER}.` };
}

async function listSharedTasks(checked: readonly CheckedFile[]): Promise<readonly Finding[]> {
  const warned = await warnOfSharedTasks(checked.map((file) => ({ ...file, warnings: [] })));
  return warned.flatMap(({ path, warnings }) =>
    warnings.map(({ message }) => ({
      ...{ name: 'files', state: 'optional' as const, detail: `${path}: ${message}` },
      fix: 'task: <another name>',
    })),
  );
}

/** A task that does not exist, to see whether the names of its refs are free. */
const TASK_REFS = ['refs/heads/groundhog/doctor/task', 'refs/groundhog/doctor/state'];

/** Examines whether an attempt could start from the commit that is checked out, and its records be kept here. */
async function inspectOrigin(host: HostContext, root: string, isChosen: boolean): Promise<readonly Finding[]> {
  const name = 'repository';
  try {
    return await withGit(host, async (opened) => {
      await openLocalOrigin(opened, root);
      const git = opened.at({ gitDir: (await requireGitDir(opened, root)).gitDir });
      const head = await findCommit(git, 'HEAD');
      if (head === undefined) throw new ConfigurationError('no_commits', { path: root });
      const taken = await listRefs(git, ['refs/heads/groundhog', 'refs/groundhog']);
      const conflict = findRefConflict(TASK_REFS, [...taken.keys()]);
      if (conflict !== undefined) throw new ConfigurationError('ref_name_taken', conflict);
      const rules = (await findLfsRules(git, head)).map(toReadablePath);
      const settings = await inspectSettings(git, { root, head, isChosen });
      return [{ name, state: 'fine', detail: root }, ...settings, ...(rules.length === 0 ? [] : [toLfsFinding(rules)])];
    });
  } catch (thrown) {
    const error = toGroundhogError(thrown);
    if (error.code === 'internal') throw thrown;
    return [toFinding(error, { name, state: 'missing' })];
  }
}

/** Judges settings that are not committed as they are: a run reads them at its base, as a job does. Flags may be in their place. */
async function inspectSettings(
  git: Git,
  { root, head, isChosen }: { readonly root: string; readonly head: ObjectId; readonly isChosen: boolean },
): Promise<readonly Finding[]> {
  const found = await compareConfig(root, await readEntryOf(git, head, CONFIG_PATH));
  if (found === undefined) return [];
  const what = found === 'not_committed' ? 'is not committed' : 'has changes that are not committed';
  const paths = found === 'not_committed' ? await listOfSetup(git, root, head) : [CONFIG_PATH];
  return [
    {
      ...{ name: 'files', state: found === 'not_committed' && !isChosen ? 'missing' : 'optional' },
      detail: `${CONFIG_PATH} ${what}: a run reads it at its base`,
      fix: `${renderShellCommand(['git', 'add', ...paths])} && git commit -m "Set up Groundhog"`,
    },
  ];
}

/** Lists what a first set-up leaves to commit: the folder of the configuration, and the workflows with the action that the head lacks. */
async function listOfSetup(git: Git, root: string, head: ObjectId): Promise<readonly string[]> {
  const workflows: string[] = [];
  for (const { name, text } of await readWorkflows(root)) {
    const path = `${WORKFLOWS_FOLDER}/${name}`;
    if (text.includes(PROJECT) && (await readEntryOf(git, head, path)) === undefined) workflows.push(path);
  }
  return [...workflows, dirname(CONFIG_PATH)];
}

function toLfsFinding(rules: readonly string[]): Finding {
  return {
    ...{ name: 'Git LFS', state: 'optional', detail: `${listSome(rules)}: a run is refused, or sees pointer files` },
    fix: 'groundhog run --lfs, or the input "lfs": true',
  };
}
