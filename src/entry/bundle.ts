import { keepHeapSmall } from './compose/keep-heap-small.ts';

keepHeapSmall();

// Why: docs/decisions/0009-one-bundle-three-doors.md
export const loadAction = () => withoutEvent(() => import('./action.ts'));
export const loadCli = () => import('./cli.ts');
export const loadPost = () => withoutEvent(() => import('./post.ts'));

/** Loads a program without the event of the job: a library of GitHub reads its payload while it is loaded, and may throw. */
async function withoutEvent<Program>(load: () => Promise<Program>): Promise<Program> {
  const { GITHUB_EVENT_PATH: path } = process.env;
  delete process.env.GITHUB_EVENT_PATH;
  try {
    return await load();
  } finally {
    if (path !== undefined) process.env.GITHUB_EVENT_PATH = path;
  }
}
