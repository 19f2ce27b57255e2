import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { readSmallBlobs } from '../../../src/git/cat-file.ts';
import { diffTrees } from '../../../src/git/diff-tree.ts';
import { writeTree } from '../../../src/git/update-index.ts';
import { hasDifferences } from '../../../src/workspace/verification/file-differences.ts';
import type { KeptFiles } from '../../../src/workspace/verification/kept-files.ts';
import { bringCheckout, landIndexes, type TreesToVerify } from '../../../src/workspace/verification/move-checkout.ts';
import {
  isIndexOurs,
  keepOutputs,
  settleCheckout,
  useOutputs,
} from '../../../src/workspace/verification/verification-checkout.ts';
import { isCompleteRun, isSlowRun } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import {
  type CheckoutFixture,
  checkOutInto,
  DAMAGE,
  listAll,
  openCheckout,
  type TreeName,
} from './checkout-fixture.ts';

const RUNS = isCompleteRun ? 40 : isSlowRun ? 12 : 3;
const OPEN = { outputs: undefined, isShielded: false };

afterEach(cleanUp);

const SETUP =
  'mkdir -p out/deep out/hollow hollow; echo lib > out/lib.js; echo d > out/deep/d; ln -s lib.js out/link; chmod 750 out/deep';

const TREES: readonly TreeName[] = ['base', 'changed', 'other', 'twisted'];

const step = fc.record({
  base: fc.constantFrom(...TREES),
  tree: fc.constantFrom(...TREES),
  hasOutputs: fc.boolean(),
  known: fc.constantFrom('nothing', 'changes', 'changes and blobs'),
  damage: fc.option(fc.constantFrom(...DAMAGE)),
  landed: fc.constantFrom(...TREES),
});

/** Keeps what a setup makes at the base. */
async function setUp({ checkout, root, sh }: CheckoutFixture): Promise<KeptFiles> {
  await sh(SETUP);
  const kept = await keepOutputs(checkout, join(root, '../../setup-1'));
  await settleCheckout(checkout);
  return kept;
}

interface Target {
  readonly base: TreeName;
  readonly tree: TreeName;
  readonly known: string;
}

/** Describes trees to verify with as much as a capture may know of them. */
async function describeTarget({ control, trees }: CheckoutFixture, target: Target): Promise<TreesToVerify> {
  const [base, tree] = [trees[target.base], trees[target.tree]];
  if (target.known === 'nothing') return { base, tree };
  const changes = await diffTrees(control, base, tree);
  if (target.known === 'changes') return { base, tree, changes };
  const ids = changes.filter(({ status }) => status !== 'D').map(({ id }) => id);
  return { base, tree, changes, blobs: await readSmallBlobs(control, ids, 1000) };
}

/** Lists what a checkout holds that was made for one tree, and never moved. */
async function listNew({ control, trees }: CheckoutFixture, tree: TreeName, outputs: KeptFiles | undefined) {
  const { checkout, root } = await checkOutInto(control, trees[tree]);
  useOutputs(checkout, outputs);
  await settleCheckout(checkout);
  const found = await listAll(root);
  await rm(join(root, '../..'), { recursive: true });
  return found;
}

/** Returns the tree of what the index of a checkout holds, by a copy: git notes the tree in the index that it reads. */
async function readIndexTree({ checkout, root }: CheckoutFixture): Promise<string> {
  const { git } = checkout.workspace;
  const indexFile = join(root, '../../copy.index');
  await copyFile(join(root, '../../index'), indexFile);
  return writeTree(git.at({ ...git.location, indexFile }));
}

describe('bringing a verification checkout to other trees', () => {
  test('leaves exactly the tree and the outputs, whatever it held and whatever was done to it', async () => {
    const fixture = await openCheckout();
    const { checkout, root, sh } = fixture;
    const kept = await setUp(fixture);
    const expected = new Map<string, string>();
    for (const tree of TREES)
      for (const outputs of [undefined, kept])
        expected.set(`${tree} ${outputs !== undefined}`, await listNew(fixture, tree, outputs));
    const steps = fc.array(step, { minLength: 4, maxLength: 12 });
    const property = fc.asyncProperty(steps, async (all) => {
      for (const { base, tree, hasOutputs, known, damage, landed } of all) {
        if (damage !== null) await sh(`${damage} || true`);
        const target = await describeTarget(fixture, { base, tree, known });
        const { found, isSame } = await bring(hasOutputs, target);
        if (damage === null && isSame)
          expect([...found.tracked, ...found.changed, ...found.kept, ...found.added]).toEqual([]);
        expect(await listAll(root)).toBe(expected.get(`${tree} ${hasOutputs}`));
        expect(hasDifferences(await settleCheckout(checkout))).toBe(false);
        await landIndexes([checkout], fixture.trees[landed]);
        expect(await readIndexTree(fixture)).toBe(fixture.trees[landed === tree ? landed : base]);
      }
    });
    const bring = async (hasOutputs: boolean, target: TreesToVerify) => {
      const outputs = hasOutputs ? kept : undefined;
      const isSame = checkout.held?.kept === outputs;
      return { isSame, found: await bringCheckout(checkout, target, { outputs, isShielded: false }) };
    };
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  });

  test('takes a folder in the place of a file for what it is, also when a command writes in it', async () => {
    const fixture = await openCheckout();
    const { checkout, root, trees, sh } = fixture;
    await bringCheckout(checkout, { base: trees.twisted, tree: trees.changed }, OPEN);
    await sh('echo left > dir/left; echo left > z/left');
    const { changed, added } = await settleCheckout(checkout);
    expect([changed, [...added].sort()]).toEqual([[], ['dir/left', 'z/left']]);
    expect(await listAll(root)).toBe(await listNew(fixture, 'changed', undefined));
  });

  test('undoes what others did between two uses, where the move writes as well as where it does not', async () => {
    const fixture = await openCheckout();
    const { checkout, root, trees, sh } = fixture;
    const { base, changed, other } = trees;
    await bringCheckout(checkout, { base, tree: changed }, OPEN);
    await sh('echo planted > new/d.txt; echo planted > z/deep/c.txt; echo planted > a.txt; touch dir/b.txt planted');
    const found = await bringCheckout(checkout, { base: changed, tree: other }, OPEN);
    expect([...found.tracked, ...found.changed, ...found.added].sort()).toEqual(
      ['a.txt', 'dir/b.txt', 'new/d.txt', 'planted', 'z/deep/c.txt'].sort(),
    );
    expect(await listAll(root)).toBe(await listNew(fixture, 'other', undefined));
  });

  test('moves a checkout that nobody else reaches without a comparison, and holds the tree all the same', async () => {
    const fixture = await openCheckout();
    const { checkout, root, trees, sh } = fixture;
    const shielded = { outputs: undefined, isShielded: true };
    await bringCheckout(checkout, { base: trees.base, tree: trees.changed }, shielded);
    await sh('echo left > dir/left; echo edited > a.txt; rm -rf z');
    await settleCheckout(checkout);
    for (const tree of ['other', 'twisted', 'changed', 'base'] as const) {
      const found = await bringCheckout(checkout, { base: trees.base, tree: trees[tree] }, shielded);
      expect(found).toEqual({ tracked: [], changed: [], kept: [], added: [] });
      await sh(`echo ${tree} > mine; echo x 2>/dev/null >> a.txt || echo y > a.txt/y`);
      await settleCheckout(checkout);
      expect(await listAll(root)).toBe(await listNew(fixture, tree, undefined));
    }
  });
});

describe('a checkout whose tree has landed', () => {
  /** Brings a checkout to a tree that then lands, and returns what its next verification needs to know. */
  async function verifyAndNext(fixture: CheckoutFixture) {
    const { checkout, trees, sh } = fixture;
    await settleCheckout(checkout);
    await bringCheckout(
      checkout,
      await describeTarget(fixture, { base: 'base', tree: 'changed', known: 'changes' }),
      OPEN,
    );
    await sh('cat a.txt');
    await settleCheckout(checkout);
    const next = await describeTarget(fixture, { base: 'changed', tree: 'other', known: 'changes and blobs' });
    return { landed: trees.changed, next };
  }

  test('has the next index already, so that its next move starts no git', async () => {
    const fixture = await openCheckout();
    const { checkout } = fixture;
    const { landed, next } = await verifyAndNext(fixture);
    const before = await listAll(fixture.root);
    await landIndexes([checkout], landed);
    expect(await readIndexTree(fixture)).toBe(landed);
    expect(await listAll(fixture.root)).toBe(before);
    const { git, control } = checkout.workspace;
    const started = [jest.spyOn(git, 'at'), jest.spyOn(git, 'bytes'), jest.spyOn(control, 'bytes')];
    await bringCheckout(checkout, next, { outputs: undefined, isShielded: true });
    await settleCheckout(checkout);
    for (const spy of started) expect(spy).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    expect(await listAll(fixture.root)).toBe(await listNew(fixture, 'other', undefined));
    expect(await readIndexTree(fixture)).toBe(landed);
  });

  test('is restored by its next use where another program has changed a landed file meanwhile', async () => {
    const fixture = await openCheckout();
    const { checkout, root, sh } = fixture;
    const { landed, next } = await verifyAndNext(fixture);
    await landIndexes([checkout], landed);
    await sh('echo planted > new/d.txt; rm a.txt');
    const { tracked } = await bringCheckout(checkout, next, OPEN);
    expect([...tracked].sort()).toEqual(['a.txt', 'new/d.txt']);
    expect(await listAll(root)).toBe(await listNew(fixture, 'other', undefined));
  });

  test('is brought there by its next move where the index could not be written', async () => {
    const fixture = await openCheckout();
    const { checkout, root, trees } = fixture;
    const { landed, next } = await verifyAndNext(fixture);
    const obstacle = join(root, '../../index.next');
    await mkdir(obstacle);
    await landIndexes([checkout], landed);
    expect(await readIndexTree(fixture)).toBe(trees.base);
    await expect(bringCheckout(checkout, next, OPEN)).rejects.toThrow('index.next');
    await rm(obstacle, { recursive: true });
    await bringCheckout(checkout, next, OPEN);
    expect(await readIndexTree(fixture)).toBe(landed);
    expect(await listAll(root)).toBe(await listNew(fixture, 'other', undefined));
  });

  test('keeps an index that another program has written from being taken for ours', async () => {
    const fixture = await openCheckout();
    const { checkout, root } = fixture;
    const { landed } = await verifyAndNext(fixture);
    const index = join(root, '../../index');
    await copyFile(index, `${index}.copy`);
    await rename(`${index}.copy`, index);
    await landIndexes([checkout], landed);
    expect(isIndexOurs(checkout)).toBe(false);
  });
});
