import { rm } from 'node:fs/promises';

/** Removes the folder that jest-prepare-run.mjs has made, with what tests have left in it. */
export default async function endRun() {
  const folder = process.env.TMPDIR;
  if (folder?.endsWith(`/ghtest-${process.pid}`)) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
