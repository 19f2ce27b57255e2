import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { renderInitFiles } from '../../src/entry/commands/check/init-files.ts';
import { startChild } from '../helpers/child-run.ts';
import { type LoopbackServer, startLoopbackServer } from '../helpers/http/loopback-server.ts';
import { cleanUp, createTempDir, writeFiles } from '../helpers/temp-repo.ts';
import { listAnchors, projectFolder, readPage } from './pages.ts';

interface WebLink {
  readonly page: string;
  readonly url: string;
}

const path = new URL('../../scripts/web-links.mjs', import.meta.url).href;
const { collectWebLinks }: { collectWebLinks(folder: string): Promise<readonly WebLink[]> } = await import(path);
const manifest = z.object({ repository: z.string(), version: z.string() });
const { repository, version } = manifest.parse(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')));
const project = repository.replace('github:', '');

/** The hosts that pages link to. A new one is a decision: it should still be there when somebody reads the page. */
const HOSTS = [
  ...['ai-sdk.dev', 'creativecommons.org', 'docs.github.com', 'github.blog', 'github.com'],
  ...['modelcontextprotocol.io', 'semver.org', 'www.npmjs.com'],
];
/** The links to headings of others, which only `npm run check:links` can find to be gone. */
const FOREIGN_HEADINGS = [
  'https://docs.github.com/en/enterprise-server@3.19/admin/all-releases#minimum-github-actions-runner-application-versions',
];

/** Finds what is wrong with the form of a link; undefined for nothing. */
function findProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return 'no address';
  const { protocol, hostname, username, pathname, hash } = new URL(url);
  if (protocol !== 'https:') return 'not https';
  if (username !== '' || !HOSTS.includes(hostname)) return `the host ${hostname} is not known`;
  if (/<|>|…|%3C|OWNER|\bexample\b/i.test(url)) return 'a placeholder';
  const [, owner, name, ...rest] = pathname.split('/');
  if (hostname === 'github.com' && `${owner}/${name}` === project) return findOwnProblem(rest, hash);
  if (hostname === 'github.com' && name === project.split('/')[1]) return `not the repository ${project}`;
  return hash === '' || FOREIGN_HEADINGS.includes(url) ? undefined : 'a heading that is not listed here';
}

/** Finds why an address below the project's own repository leads nowhere: pages of GitHub, or a file of this tree. */
function findOwnProblem([kind = '', ref = '', ...rest]: readonly string[], hash: string): string | undefined {
  const file = kind === 'actions' ? join('.github/workflows', rest[0] ?? '') : rest.join('/');
  if (['', 'issues', 'releases', 'security'].includes(kind)) return undefined;
  if (!['actions', 'blob', 'raw', 'tree'].includes(kind)) return `no part of a repository: ${kind}`;
  if (kind !== 'actions' && !['main', `v${version}`].includes(ref)) return `no branch or tag: ${ref}`;
  if (!existsSync(join(projectFolder, file))) return `no such file: ${file}`;
  if (hash === '' || listAnchors(readPage(file)).includes(hash.slice(1))) return undefined;
  return `no such heading: ${hash}`;
}

describe('the links to the web', () => {
  test('are found in the pages', async () => {
    const found = await collectWebLinks(projectFolder);
    const pages = [...new Set(found.map(({ page }) => page))];
    expect(pages).toEqual(expect.arrayContaining(['CHANGELOG.md', 'README.md', 'docs/faq.md']));
    expect(found).toContainEqual({ page: 'README.md', url: `https://github.com/${project}/actions/workflows/ci.yml` });
  });

  test('have the form of links, lead to known hosts, and those to the project to what is there', async () => {
    const wrong = (await collectWebLinks(projectFolder)).flatMap(({ page, url }) => {
      const problem = findProblem(url);
      return problem === undefined ? [] : [`${page}: ${url}: ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  test('to headings of others are those that are listed', async () => {
    const urls = new Set((await collectWebLinks(projectFolder)).map(({ url }) => url));
    expect(FOREIGN_HEADINGS.filter((url) => !urls.has(url))).toEqual([]);
    expect(HOSTS.filter((host) => ![...urls].some((url) => new URL(url).hostname === host))).toEqual([]);
  });

  test('to the schemas, which init writes, lead to files of the release', () => {
    const files = renderInitFiles({ paths: new Set(), manifests: new Map() }, { agent: 'builtin', trigger: 'manual' });
    const named = [...files.values()].flatMap((text) => [...text.matchAll(/\$schema=(\S+)/g)].map(([, url]) => url));
    const start = `https://raw.githubusercontent.com/${project}/v${version}/`;
    expect(named).toHaveLength(2);
    for (const url of named) {
      expect(url?.startsWith(start)).toBe(true);
      expect(existsSync(join(projectFolder, url?.slice(start.length) ?? ''))).toBe(true);
    }
  });

  test.each([
    ['https://', 'no address'],
    ['http://github.com/octo/hello', 'not https'],
    ['https://example.com/a', 'the host example.com is not known'],
    ['https://github.com/<owner>/hello', 'a placeholder'],
    ['https://github.com/octo/groundhog/issues', `not the repository ${project}`],
    ['https://docs.github.com/en/actions#nothing', 'a heading that is not listed here'],
    [`https://github.com/${project}/blob/main/docs/nowhere.md`, 'no such file: docs/nowhere.md'],
    [`https://github.com/${project}/blob/main/README.md#nothing`, 'no such heading: #nothing'],
    [`https://github.com/${project}/blob/v0.0.0/README.md`, 'no branch or tag: v0.0.0'],
    [`https://github.com/${project}/actions/workflows/nothing.yml`, 'no such file: .github/workflows/nothing.yml'],
    [`https://github.com/${project}/blob/main/README.md#what-it-promises`, undefined],
  ])('such as %s are found to be: %s', (url, problem) => {
    expect(findProblem(url)).toBe(problem);
  });
});

describe('npm run check:links', () => {
  let server: LoopbackServer | undefined;
  afterEach(async () => {
    await server?.close();
    await cleanUp();
  });

  async function check(pages: Readonly<Record<string, string>>) {
    const folder = await createTempDir('groundhog-links');
    await writeFiles(folder, pages);
    const script = join(projectFolder, 'scripts', 'check-links.mjs');
    return startChild({ args: [script, folder], cwd: folder, env: { PATH: process.env.PATH ?? '' } }).finished;
  }

  test('names each dead address and heading with its page, and passes without one', async () => {
    const asked: string[] = [];
    const answers: Readonly<Record<string, number>> = { '/gone': 404, '/moved': 302, '/refused': 403 };
    server = await startLoopbackServer(({ url = '' }, response) => {
      const isFirst = !asked.includes(url);
      asked.push(url);
      const status = url === '/flaky' && isFirst ? 503 : (answers[url] ?? 200);
      response
        .writeHead(status, status === 302 ? { location: '/page' } : {})
        .end('<h2 id="user-content-here">Here</h2>');
    });
    const { url } = server;
    const good = `[a](${url}/page#here) [b](${url}/moved) [c](${url}/flaky) \`[d](${url}/code)\`\n`;
    const picture = `<img src="${url}/picture">\n`;
    const fine = await check({ 'README.md': good, 'docs/a.md': `${picture}[e](${url}/refused)\n` });
    expect(fine).toMatchObject({ exitCode: 0, stderr: '' });
    expect(fine.stdout).toBe(`not checked: docs/a.md: ${url}/refused: the server answers 403\n5 addresses, 0 dead\n`);
    expect([...new Set(asked)].sort()).toEqual(['/flaky', '/moved', '/page', '/picture', '/refused']);
    const bad = await check({ 'README.md': good, 'docs/b.md': `[f](${url}/gone) [g](${url}/page#there)\n` });
    expect(bad).toMatchObject({ exitCode: 1, stdout: '5 addresses, 2 dead\n' });
    expect(bad.stderr).toBe(
      `docs/b.md: ${url}/gone: the server answers 404\ndocs/b.md: ${url}/page#there: the page has no such heading\n`,
    );
  });
});
