import { keepHeapSmall } from './keep-heap-small.ts';

keepHeapSmall();

// Why: docs/decisions/0009-one-bundle-three-doors.md
export const loadAction = () => withoutJob(() => import('./action.ts'));
export const loadCli = () => import('./cli.ts');
export const loadPost = () => withoutJob(() => import('./post.ts'));

/**
 * Loads a program without the variables of the job that a library of GitHub reads while it is loaded, where it may throw:
 * the event, whose payload it parses, and an address that is none.
 */
async function withoutJob<Program>(load: () => Promise<Program>): Promise<Program> {
  const { GITHUB_EVENT_PATH: path, GITHUB_API_URL: apiUrl = '' } = process.env;
  delete process.env.GITHUB_EVENT_PATH;
  if (!URL.canParse(apiUrl)) delete process.env.GITHUB_API_URL;
  try {
    return await load();
  } finally {
    if (path !== undefined) process.env.GITHUB_EVENT_PATH = path;
    if (apiUrl !== '') process.env.GITHUB_API_URL = apiUrl;
  }
}
