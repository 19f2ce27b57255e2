import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { toBranchRef } from '../../../src/domain/refs/ref-name.ts';
import { addToIndex } from '../../../src/git/update-index.ts';
import { finishAgentRepository, startAgentRepository } from '../../../src/workspace/agent-git/agent-repository.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { openWorkspace, TASK_BRANCH } from '../../helpers/open-workspace.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

test("an agent's repository that was begun before the index was written has the index of now", async () => {
  const { workspace, head } = await openWorkspace();
  const begun = startAgentRepository(workspace);
  await actAsAgent(workspace.path, 'echo 1 > added.txt');
  await addToIndex(workspace.git, ['added.txt']);
  const ref = toBranchRef(TASK_BRANCH);
  await finishAgentRepository(workspace, begun, { head: ref, refs: new Map([[ref, head]]) });
  expect(await readFile(join(workspace.path, '.git/index'))).toEqual(
    await readFile(workspace.git.location.indexFile ?? ''),
  );
  expect(await git(workspace.path, 'diff', '--cached', '--name-only')).toBe('added.txt');
  expect(await git(workspace.path, 'fsck', '--no-dangling')).toBe('');
  expect(await readdir(dirname(workspace.path))).toEqual(['workspace']);
});
