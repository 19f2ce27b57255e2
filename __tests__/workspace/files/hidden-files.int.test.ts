import { afterAll, expect, test } from '@jest/globals';
import { findHiddenFiles } from '../../../src/workspace/files/hidden-files.ts';
import { readWorktreeStatus } from '../../../src/workspace/workspace.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { openWorkspace } from '../../helpers/open-workspace.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

// Git lists neither a pipe nor the folder of one, so that no other file says that the rules hide something else now.
test.each([
  ['a rule was changed', "echo v2 > a.txt; echo '*.log' > .gitignore"],
  ['rules were added', "echo n > n.txt; echo '!build/' > src/.gitignore"],
])('a pipe that the last rules hid is found once %s', async (_what, script) => {
  const files = { 'a.txt': 'v1\n', 'src/b.txt': 'b1\n', '.gitignore': 'build/\n' };
  const { workspace } = await openWorkspace({ files });
  const find = async () => findHiddenFiles(workspace, await readWorktreeStatus(workspace));
  await actAsAgent(workspace.path, 'mkdir src/build; mkfifo src/build/pipe');
  const { ignored, strays } = await find();
  expect(ignored).toContain('src/build/');
  expect(strays).not.toContain('src/build/pipe');
  await actAsAgent(workspace.path, script);
  expect((await find()).strays).toContain('src/build/pipe');
});
