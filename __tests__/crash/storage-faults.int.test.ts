import { afterAll, describe, expect, test } from '@jest/globals';
import { rowsOfRun } from '../helpers/slow-run.ts';
import { cleanUp } from '../helpers/temp-repo.ts';
import { canMount } from './full-disk.ts';
import { listPossibleFaults, type StorageFault, tryStorageFault } from './storage-faults.ts';

const QUICK: StorageFault = 'all folders deleted';
const FAULTS = rowsOfRun(
  listPossibleFaults(),
  (fault) => fault === QUICK,
  (_, index) => index % 2 === 0,
);

if (!canMount) process.stdout.write('skipped: faults of disks, since only root on Linux may mount one\n');

describe('a run whose storage fails while its agent works', () => {
  afterAll(cleanUp);

  test.each(FAULTS)('%s: it is no failed attempt, and the next run passes', async (fault) => {
    expect(await tryStorageFault(fault)).toEqual({ ending: 'infra_error', problems: [] });
  });
});
