import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { botJob } from './bot-job.ts';
import { label } from './bot-people.ts';

afterEach(cleanUp);

const ROLES = { wendy: 'write' } as const;
const INLINE = `\`\`\`groundhog
checkpoints:
  - id: greet
    spec: Write greeting.txt
    success_criteria: [{ kind: file_exists, path: greeting.txt }]
\`\`\`
`;
const SAY =
  'error: GH013: Repository rule violations found for $ref.\n- Cannot create ref due to creations being restricted.';

/** Lets the remote refuse branches of tasks as a ruleset of GitHub does. */
async function closeBranches(bare: string): Promise<string> {
  const file = join(bare, 'hooks', 'pre-receive');
  const check = `case "$ref" in refs/heads/groundhog/*) echo "${SAY}" >&2; exit 1 ;; esac`;
  await writeFile(file, `#!/bin/sh\nwhile read -r old new ref; do ${check}; done\n`, { mode: 0o755 });
  return file;
}

quickTest('a push that a rule refuses is reported on the issue, with a link to compare the work that is kept', () =>
  withHub({ roles: ROLES }, async (hub) => {
    const { github, bare, commit } = hub;
    const hook = await closeBranches(bare);
    const issue = await github.createIssue({ title: 'Greet', body: 'Plan: plan.yml', author: 'wendy' });
    const refused = await botJob(hub, await label(hub, issue), { agent: 'echo hello > greeting.txt' });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    const kept = await git(bare, 'rev-parse', 'refs/groundhog/hello/day-1');
    const [comment, ...others] = await github.comments(issue);
    expect(others).toEqual([]);
    expect(comment?.body).toContain('creations being restricted');
    expect(comment?.body).toContain(`/octo/hello/compare/${commit}...${kept})`);
    await rm(hook);
    const landed = await botJob(hub, await label(hub, issue), { agent: 'exit 1' });
    expect(landed).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect((await github.comments(issue))[0]?.body).not.toContain('/compare/');
  }),
);

slowTest('a plan whose commit a rule refuses is reported on the issue, too', () =>
  withHub({ roles: ROLES }, async (hub) => {
    const { github, bare } = hub;
    await closeBranches(bare);
    const issue = await github.createIssue({ title: 'Greet', body: INLINE, author: 'wendy' });
    const refused = await botJob(hub, await label(hub, issue), { agent: 'echo hello > greeting.txt' });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    const [answer, ...others] = await github.comments(issue);
    expect(others).toEqual([]);
    expect(answer?.body).toMatch(/A rule of the repository[\s\S]*creations being restricted[\s\S]*no work to compare/);
    expect(await git(bare, 'for-each-ref', 'refs/groundhog')).toBe('');
  }),
);
