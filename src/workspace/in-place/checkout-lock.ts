import { link, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type CheckoutOwner, checkoutOwnerSchema } from '../../domain/record/checkout-record.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { isProcessGone } from '../../exec/process-identity.ts';

/** The lock of a checkout. No other run holds it until it is released or its owner has died. */
export interface CheckoutLock {
  /** Our folder in the checkout's git directory, for files that must outlive a run that dies. */
  readonly folder: string;
  /** The last owner, if it died without releasing the lock. */
  readonly previousOwner: CheckoutOwner | undefined;
  release(): Promise<void>;
}

const MAX_TRIES = 50;
/** Age of a claim without content that is none: a claim is linked to its place with its content, or its disk was full. */
const EMPTY_CLAIM_MS = 60 * 60 * 1000;

/**
 * Locks a checkout for one run: each owner is a numbered file that is created only when it does not exist, so that only
 * one run succeeds a dead one. Throws ConfigurationError `checkout_in_use` while another run holds it.
 */
export async function lockCheckout(
  { gitDir, root }: { readonly gitDir: string; readonly root: string },
  owner: CheckoutOwner,
  now: Date,
): Promise<CheckoutLock> {
  const folder = join(gitDir, 'groundhog', 'in-place');
  const mine = join(gitDir, 'groundhog', `claim-${owner.run_id}`);
  await makeFolder(dirname(folder));
  try {
    // A full disk leaves an empty file.
    await writeFile(mine, `${JSON.stringify(owner)}\n`);
    await removeDeadClaims(dirname(folder), now);
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      await makeFolder(folder);
      const last = await findLastClaim(folder, now);
      if (last !== undefined && !(await isDead(last)))
        throw new ConfigurationError('checkout_in_use', { path: root, pid: last.owner?.pid, folder });
      if (await claim(mine, join(folder, `claim-${(last?.number ?? 0) + 1}`)))
        return { folder, previousOwner: last?.owner, release: () => release(folder, owner) };
    }
  } finally {
    await rm(mine, { force: true });
    await rmdir(dirname(folder)).catch(() => undefined);
  }
  throw new ConfigurationError('checkout_in_use', { path: root, pid: undefined, folder });
}

/** Returns false when another run was faster, or has just released the lock and its folder. */
async function claim(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOENT')) return false;
    throw error;
  }
}

interface Claim {
  /** Undefined when it cannot be read: then the owner counts as alive, unless the claim never had an owner. */
  readonly owner: CheckoutOwner | undefined;
  /** Whether it is empty and old. */
  readonly isVoid: boolean;
}

async function isDead({ owner, isVoid }: Claim): Promise<boolean> {
  return owner === undefined ? isVoid : isProcessGone(owner);
}

/** Removes the files that runs which died while they claimed a checkout have left beside our folder. */
async function removeDeadClaims(parent: string, now: Date): Promise<void> {
  for (const name of (await readdir(parent)).filter((each) => each.startsWith('claim-'))) {
    const path = join(parent, name);
    if (await isDead(await readClaim(path, now))) await rm(path, { force: true });
  }
}

async function findLastClaim(folder: string, now: Date): Promise<(Claim & { readonly number: number }) | undefined> {
  const names = await readdir(folder).catch(() => []);
  const numbers = names.flatMap((name) => /^claim-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
  if (numbers.length === 0) return undefined;
  const number = Math.max(...numbers);
  return { number, ...(await readClaim(join(folder, `claim-${number}`), now)) };
}

async function readClaim(path: string, now: Date): Promise<Claim> {
  const owner = parseOwner(await readFile(path, 'utf8').catch(() => ''));
  const found = await stat(path).catch(() => undefined);
  const isVoid = found?.size === 0 && now.getTime() - found.mtimeMs > EMPTY_CLAIM_MS;
  return { owner, isVoid };
}

function parseOwner(text: string): CheckoutOwner | undefined {
  try {
    const parsed = checkoutOwnerSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Renames the folder before it removes it, so that the next run finds all of it or nothing. */
async function release(folder: string, { run_id }: CheckoutOwner): Promise<void> {
  const away = `${folder}.${run_id}`;
  await rename(folder, away).catch(() => undefined);
  await rm(away, { recursive: true, force: true });
  await rmdir(dirname(folder)).catch(() => undefined);
}
