import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readSmallBlobs } from '../../../src/git/cat-file.ts';
import { diffTrees } from '../../../src/git/diff-tree.ts';
import { hasDifferences } from '../../../src/workspace/verification/file-differences.ts';
import type { KeptFiles } from '../../../src/workspace/verification/kept-files.ts';
import { bringCheckout, type TreesToVerify } from '../../../src/workspace/verification/move-checkout.ts';
import { keepOutputs, settleCheckout, useOutputs } from '../../../src/workspace/verification/verification-checkout.ts';
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
      for (const { base, tree, hasOutputs, known, damage } of all) {
        if (damage !== null) await sh(`${damage} || true`);
        const target = await describeTarget(fixture, { base, tree, known });
        const { found, isSame } = await bring(hasOutputs, target);
        if (damage === null && isSame)
          expect([...found.tracked, ...found.changed, ...found.kept, ...found.added]).toEqual([]);
        expect(await listAll(root)).toBe(expected.get(`${tree} ${hasOutputs}`));
        expect(hasDifferences(await settleCheckout(checkout))).toBe(false);
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
