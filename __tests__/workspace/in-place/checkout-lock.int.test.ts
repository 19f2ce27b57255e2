import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readOurIdentity } from '../../../src/exec/process-identity.ts';
import { lockCheckout } from '../../../src/workspace/in-place/checkout-lock.ts';
import { canMount, withDisk } from '../../crash/full-disk.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const DAY_MS = 86_400_000;

async function lock(gitDir: string) {
  const owner = { ...(await readOurIdentity()), run_id: 'ours', process_mark: 'mark' };
  return lockCheckout({ gitDir, root: gitDir }, owner, new Date());
}

/** Writes a claim of a day ago, or of now. */
async function leave(
  gitDir: string,
  path: string,
  { text, isOld }: { readonly text: string; readonly isOld: boolean },
) {
  const file = join(gitDir, 'groundhog', path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
  const at = new Date(Date.now() - DAY_MS);
  if (isOld) await utimes(file, at, at);
}

async function describeDead(): Promise<string> {
  const gone = { ...(await readOurIdentity()), started: 'another-boot 1', run_id: 'dead', process_mark: 'mark' };
  return `${JSON.stringify(gone)}\n`;
}

describe('the claims of a checkout', () => {
  test('that runs have left which died while they claimed it are removed with the next lock', async () => {
    const gitDir = await createTempDir('claims');
    const alive = JSON.stringify({ ...(await readOurIdentity()), run_id: 'alive', process_mark: 'mark' });
    await leave(gitDir, 'claim-empty', { text: '', isOld: true });
    await leave(gitDir, 'claim-dead', { text: await describeDead(), isOld: false });
    await leave(gitDir, 'claim-new', { text: '', isOld: false });
    await leave(gitDir, 'claim-alive', { text: alive, isOld: true });
    await (await lock(gitDir)).release();
    expect((await readdir(join(gitDir, 'groundhog'))).sort()).toEqual(['claim-alive', 'claim-new']);
  });

  test.each([
    ['empty and old', { text: '', isOld: true, isFree: true }],
    ['empty and new', { text: '', isOld: false, isFree: false }],
    ['not to be read, and old', { text: '{"run_id"', isOld: true, isFree: false }],
  ] as const)('that is %s holds the checkout or not', async (_how, { text, isOld, isFree }) => {
    const gitDir = await createTempDir('claims');
    await leave(gitDir, 'in-place/claim-1', { text, isOld });
    const locked = lock(gitDir);
    if (isFree) await expect(locked).resolves.toMatchObject({ previousOwner: undefined });
    else await expect(locked).rejects.toMatchObject({ code: 'checkout_in_use' });
    expect(await readdir(join(gitDir, 'groundhog'))).toEqual(['in-place']);
  });

  (canMount ? test : test.skip)('leave nothing when the disk is full', () =>
    withDisk('size=8k,nr_inodes=100', async (gitDir) => {
      await writeFile(join(gitDir, 'filler'), Buffer.alloc(16_384)).catch(() => undefined);
      await expect(lock(gitDir)).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(await readdir(gitDir)).toEqual(['filler']);
    }),
  );
});
