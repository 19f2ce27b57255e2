import type { ObjectId } from '../domain/ids.ts';
import type { Author } from './commit-tree.ts';
import type { Git } from './git.ts';

/** Renders the history of some refs for a terminal, see git-log(1). */
export async function renderGraph(git: Git, refs: readonly string[]): Promise<string> {
  return (await git.text(['log', '--graph', '--decorate=short', '--format=%h%d %s', '--end-of-options', ...refs]))
    .stdout;
}

/** Renders the changes of one commit as a patch with its totals, see git-show(1). */
export async function renderCommit(git: Git, commit: ObjectId): Promise<string> {
  const flags = ['--format=%h %s', '--stat', '--patch', '--no-ext-diff', '--no-textconv'];
  return (await git.text(['show', ...flags, '--end-of-options', commit])).stdout;
}

/** Reads the email address of a commit's committer. */
export async function readCommitterEmail(git: Git, commit: ObjectId): Promise<string> {
  return (await git.text(['log', '-1', '--format=%ce', '--end-of-options', commit])).stdout.trim();
}

/** Reads the author of a commit. */
export async function readAuthor(git: Git, commit: ObjectId): Promise<Author> {
  const format = '--format=%an%x00%ae%x00%ad';
  const { stdout } = await git.text(['log', '-1', '--date=raw', format, '--end-of-options', commit]);
  const [name = '', email = '', date = ''] = stdout.trimEnd().split('\0');
  return { name, email, date };
}

/** Reads the message of a commit. */
export async function readMessage(git: Git, commit: ObjectId): Promise<string> {
  return (await git.text(['log', '-1', '--format=%B', '--end-of-options', commit])).stdout;
}
