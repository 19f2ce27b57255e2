import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { requireCli } from '../../../agent/cli/check-cli.ts';
import { cliAdapters } from '../../../agent/cli/cli-adapters.ts';
import { CONFIG_PATH } from '../../../domain/config/run-config.ts';
import { GroundhogError } from '../../../domain/errors/errors.ts';
import { toGroundhogError } from '../../../domain/errors/to-groundhog-error.ts';
import { findOnPath } from '../../../exec/programs.ts';
import { findWorkTree, requireGitDir } from '../../../git/find-git-dir.ts';
import { findCommit } from '../../../git/rev-parse.ts';
import { requireGitVersion } from '../../../git/version.ts';
import type { Finding } from '../../../report/terminal/doctor-text.ts';
import { toSignature } from '../../../store/signature.ts';
import type { HostContext } from '../../compose/host-context.ts';
import { withGit } from '../../compose/with-git.ts';
import { findConfigBeside } from '../../settings/load-config.ts';
import { checkFile } from './check-file.ts';
import { inspectAgent, listKeys } from './inspect-agent.ts';
import { inspectHosting } from './inspect-hosting.ts';
import { inspectIsolationChoice } from './inspect-isolation-choice.ts';
import { listPlans, PLANS_FOLDER } from './list-plans.ts';

/** Examines programs, keys, and the plans, configuration, workflows and settings of a repository. Changes nothing. */
export async function inspectMachine(host: HostContext, repo: string): Promise<readonly Finding[]> {
  return [
    // An older one is refused before any command.
    { name: 'Node.js', state: 'fine', detail: process.versions.node },
    await inspectGit(host),
    ...(await Promise.all(cliAdapters.map((adapter) => inspectCli(adapter, host)))),
    inspectKeys(host),
    inspectIdentity(),
    ...(await inspectRepository(host, repo)),
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

async function inspectRepository(host: HostContext, repo: string): Promise<readonly Finding[]> {
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
  const files = [
    ...(await listPlans(dirname(join(root, CONFIG_PATH)))).filter((path) => path.endsWith(CONFIG_PATH)),
    ...plans,
  ];
  const checked = await Promise.all(files.map((path) => checkFile(path, host)));
  const wrong = checked.filter(({ problems }) => problems.length > 0);
  const none: Finding = { name: 'plans', state: 'optional', detail: `none in ${PLANS_FOLDER}`, fix: 'groundhog init' };
  return [
    await inspectCommits(host, root),
    ...(plans.length === 0 ? [none] : []),
    ...(files.length > 0 && wrong.length === 0
      ? [{ name: 'files', state: 'fine' as const, detail: `${files.length} in .groundhog, all valid` }]
      : []),
    ...wrong.map(({ path, problems }) => ({
      ...{ name: 'files', state: 'missing' as const, detail: `${path}: ${problems[0]?.message ?? ''}` },
      fix: `groundhog validate ${path}`,
    })),
    ...inspectIsolationChoice(await findConfigBeside(root), host.env),
    ...(await inspectAgent(host, root)),
    ...(await inspectHosting(host, root)),
  ];
}

/** Examines whether there is a commit that an attempt could start from. */
async function inspectCommits(host: HostContext, root: string): Promise<Finding> {
  const head = await withGit(host, async (git) =>
    findCommit(git.at({ gitDir: (await requireGitDir(git, root)).gitDir }), 'HEAD'),
  );
  return head === undefined
    ? {
        name: 'repository',
        state: 'missing',
        detail: `${root} has no commit yet`,
        fix: 'Commit something first: an attempt starts from a commit.',
      }
    : { name: 'repository', state: 'fine', detail: root };
}
