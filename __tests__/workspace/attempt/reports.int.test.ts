import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { compileReportFiles } from '../../../src/domain/plan/report-files.ts';
import { succeeds } from '../../../src/domain/succeeds.ts';
import { land } from '../../../src/workspace/attempt/land.ts';
import { createSnapshot, type Snapshot } from '../../../src/workspace/attempt/snapshot.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { capture, type Opened, openWorkspace, TASK, takeInventory } from '../../helpers/open-workspace.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const isReport = (path: string) => /(?:^|\/)junit[^/]*\.xml$/.test(path);

function start({ workspace }: Opened): Promise<Snapshot> {
  return createSnapshot(workspace, { taskId: TASK, day: 1, isReport });
}

describe('a report of tests that an attempt makes', () => {
  test.concurrent('is not captured, and is gone from the folder with the folders that it was in', async () => {
    const opened = await openWorkspace({ files: { 'a.txt': '1\n' } });
    const before = await takeInventory(opened.workspace.path);
    const snapshot = await start(opened);
    await actAsAgent(opened.workspace.path, 'mkdir -p out/x; echo 1 > out/x/junit.xml; echo 1 > junit.xml');
    const captured = await capture(opened, snapshot);
    expect(captured.changes).toEqual([]);
    expect(captured.notes).toEqual([
      'Reports of tests and compiled modules that the attempt made, and no part of its work: junit.xml, out/x/junit.xml.',
    ]);
    expect(await takeInventory(opened.workspace.path)).toEqual(before);
    await land(opened.workspace, snapshot, { commit: undefined, capture: captured, isUntouched: true });
    expect(await takeInventory(opened.workspace.path)).toEqual(before);
  });

  test.concurrent('is none of its work where the agent commits it or opens an ignored folder, as with modules of Python', async () => {
    const isReport = compileReportFiles({ task: 'a', checkpoints: [] } as unknown as Plan);
    const opened = await openWorkspace({ files: { 'shop/a.py': '1\n', '.gitignore': '__pycache__/\n' } });
    const snapshot = await createSnapshot(opened.workspace, { taskId: TASK, day: 1, isReport });
    const compiled = 'shop/__pycache__/a.cpython-311.pyc';
    await actAsAgent(
      opened.workspace.path,
      `mkdir shop/__pycache__; echo x > ${compiled}; echo '!__pycache__/' > shop/.gitignore; git add -A; git commit -qm mine`,
    );
    const { changes, notes } = await capture(opened, snapshot);
    expect(changes.map(({ path }) => path)).toEqual(['shop/.gitignore']);
    expect(notes).toContainEqual(expect.stringContaining(`no part of its work: ${compiled}.`));
    expect(await succeeds(access(join(opened.workspace.path, compiled)))).toBe(false);
  });

  test.concurrent.each([
    ['the repository has it', 'echo new > tracked/junit.xml', 'tracked/junit.xml'],
    ['it is a link', 'ln -s a.txt junit.xml', 'junit.xml'],
    ['it is a program', 'echo "#!/bin/sh" > junit.xml; chmod +x junit.xml', 'junit.xml'],
  ])('is captured where %s', async (_, script, path) => {
    const opened = await openWorkspace({ files: { 'a.txt': '1\n', 'tracked/junit.xml': 'old\n' } });
    const snapshot = await start(opened);
    await actAsAgent(opened.workspace.path, script);
    const { changes, problems } = await capture(opened, snapshot);
    expect([changes.map((change) => change.path), problems]).toEqual([[path], []]);
  });

  test.concurrent('stays where it lay before the attempt', async () => {
    const opened = await openWorkspace({ files: { 'a.txt': '1\n' } });
    const path = join(opened.workspace.path, 'junit.xml');
    await writeFile(path, 'mine\n');
    const captured = await capture(opened, await start(opened));
    expect([captured.changes, captured.notes, await succeeds(access(path))]).toEqual([[], [], true]);
  });
});
