import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseFiles, git } from './ground.mjs';
import { openBench } from './ours.mjs';

/** Edits that keep a file's size, right after it was landed or put back: how many of them a capture does not see. */
export async function missedRacyEdits({ rounds, ...world }) {
  const bench = await openBench({ ...world, hasCache: true });
  const workspace = await bench.prepare();
  const { edited } = await chooseFiles(world.repository, 10);
  const length = (await git(world.repository, ['cat-file', '-s', `HEAD:${edited[0]}`])).trim();
  let missed = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const path = edited[round % edited.length];
    const snapshot = await bench.create(workspace, round);
    const letter = String.fromCharCode(97 + (round % 26));
    await writeFile(join(workspace.path, path), letter.repeat(Number(length)));
    const capture = await bench.capture(workspace, snapshot);
    if (capture.changes.length !== 1) missed += 1;
    if (round % 2 === 0) await bench.land(workspace, snapshot, { capture, isUntouched: round % 4 === 0 });
    else await bench.rewind(workspace, snapshot, round % 3 === 0 ? { untouchedSince: capture } : {});
  }
  return missed;
}

/** The same for an agent's snapshots, all of them in one attempt: how many do not hold what was on disk. */
export async function missedRacySnapshots({ rounds, ...world }) {
  const bench = await openBench({ ...world, hasCache: true });
  const workspace = await bench.prepare();
  const { edited } = await chooseFiles(world.repository, 10);
  const length = (await git(world.repository, ['cat-file', '-s', `HEAD:${edited[0]}`])).trim();
  const place = await bench.openSnapshots(workspace, await bench.create(workspace, 1));
  let missed = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const path = edited[round % edited.length];
    const text = `${round} `.repeat(Number(length)).slice(0, Number(length));
    await writeFile(join(workspace.path, path), text);
    const { snapshot } = await bench.createNamed(place, { name: `r${round}` });
    const held = await git(workspace.control.location.gitDir, ['cat-file', 'blob', `${snapshot.id}:${path}`]);
    if (held !== text) missed += 1;
    if (round % 10 !== 0) continue;
    await bench.restoreNamed(place, { name: `r${round - 1}` });
    if ((await readFile(join(workspace.path, path), 'utf8')) === text) missed += 1;
  }
  return missed;
}
