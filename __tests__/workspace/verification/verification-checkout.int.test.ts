import { chmod, lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { TreeDifference } from '../../../src/git/diff-tree.ts';
import { hasDifferences } from '../../../src/workspace/verification/file-differences.ts';
import { findCollisions } from '../../../src/workspace/verification/kept-files.ts';
import { bringCheckout } from '../../../src/workspace/verification/move-checkout.ts';
import { isIndexOurs, keepOutputs, settleCheckout } from '../../../src/workspace/verification/verification-checkout.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type CheckoutFixture, DAMAGE, listAll, openCheckout } from './checkout-fixture.ts';

afterEach(cleanUp);

async function moveTo({ checkout }: CheckoutFixture, base: string, tree: string): Promise<void> {
  await bringCheckout(checkout, { base, tree }, { outputs: checkout.held?.kept, isShielded: false });
}

describe('a verification checkout', () => {
  test('is brought back to its tree and its outputs after whatever a command does, and says what differed', async () => {
    const fixture = await openCheckout();
    const { checkout, root, trees, sh } = fixture;
    await sh(
      'mkdir -p out/deep out/hollow; echo lib > out/lib.js; echo d > out/deep/d; ln -s lib.js out/link; chmod 750 out/deep; mkfifo out/pipe; echo loose > loose.txt',
    );
    await keepOutputs(checkout, join(root, '../../setup-1'));
    await settleCheckout(checkout);
    const { base, changed, other } = trees;
    const expected = new Map<string, string>();
    for (const tree of [changed, other, base]) {
      await moveTo(fixture, base, tree);
      expected.set(tree, await listAll(root));
    }
    expect(expected.get(base)).toContain('./out/lib.js  lib');
    expect(expected.get(base)).not.toContain('pipe');
    for (const [index, damage] of DAMAGE.entries()) {
      const tree = [base, changed, other][index % 3] ?? base;
      await moveTo(fixture, base, tree);
      await sh(damage);
      const found = await settleCheckout(checkout);
      expect([damage, await listAll(root)]).toEqual([damage, expected.get(tree)]);
      expect([damage, hasDifferences(found)]).toEqual([damage, true]);
    }
    await sh('cd ..; rm -rf workspace');
    await settleCheckout(checkout);
    await moveTo(fixture, base, base);
    expect(await listAll(root)).toBe(expected.get(base));
  });

  test.each([
    ['in a new folder', 'new', 'x'],
    ['in a folder of the tree', 'z/deep', 'd'],
    ['with nothing else in them', 'x', 'x'],
  ])('removes folders that are nested deeper than a path can be long: %s', async (_, start, name) => {
    const fixture = await openCheckout();
    const { checkout, root, trees } = fixture;
    await moveTo(fixture, trees.base, trees.base);
    const before = await listAll(root);
    const long = name.repeat(200);
    await fixture.sh(
      `mkdir -p ${start}; cd ${start}; for i in $(seq 30); do mkdir ${long}; cd ${long}; done; echo planted > note`,
    );
    const found = await settleCheckout(checkout);
    expect(found.added).toHaveLength(1);
    expect(await listAll(root)).toBe(before);
    expect(hasDifferences(await settleCheckout(checkout))).toBe(false);
  });

  test('finds what was changed in it since its last use, also where two trees agree', async () => {
    const fixture = await openCheckout();
    const { base, changed, other } = fixture.trees;
    await moveTo(fixture, base, changed);
    await fixture.sh('echo planted > new/d.txt; echo planted > z/deep/c.txt');
    const { tracked, changed: touched } = await bringCheckout(
      fixture.checkout,
      { base, tree: other },
      { outputs: undefined, isShielded: false },
    );
    expect([tracked, touched]).toEqual([['z/deep/c.txt'], ['new/d.txt']]);
    expect(await readFile(join(fixture.root, 'new/d.txt'), 'utf8')).toBe('d\n');
  });

  test('compares tracked files without git once their stamps are known, and finds each change of them', async () => {
    const fixture = await openCheckout();
    const { checkout, root, trees, sh } = fixture;
    await moveTo(fixture, trees.base, trees.base);
    const run = jest.spyOn(checkout.workspace.git, 'bytes');
    await sh('cat a.txt; echo made > out.txt');
    expect((await settleCheckout(checkout)).tracked).toEqual([]);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
    for (const [damage, path] of [
      ['printf "x\\n" > a.txt; touch -d @1 a.txt', 'a.txt'],
      ['cp -p a.txt copy; printf "x\\n" > a.txt; touch -r copy a.txt; rm copy', 'a.txt'],
      ['chmod +x a.txt', 'a.txt'],
      ['rm dir/b.txt', 'dir/b.txt'],
      // Behind the link the file keeps its stamp.
      ['mv z/deep moved; ln -s ../moved z/deep', 'z/deep/c.txt'],
    ]) {
      await sh(damage ?? '');
      expect([damage, (await settleCheckout(checkout)).tracked]).toEqual([damage, [path]]);
      expect([damage, hasDifferences(await settleCheckout(checkout))]).toEqual([damage, false]);
    }
    expect(await readFile(join(root, 'a.txt'), 'utf8')).toBe('a\n');
  });

  test('has no command start in the tick of the clock in which a stamp was read', async () => {
    const fixture = await openCheckout();
    const { checkout, root, trees } = fixture;
    await moveTo(fixture, trees.base, trees.base);
    await fixture.sh('true');
    await writeFile(join(root, 'a.txt'), 'a\n');
    expect((await settleCheckout(checkout)).tracked).toEqual([]);
    const { ctimeNs } = await lstat(join(root, 'a.txt'), { bigint: true });
    const { ctimeMs } = await lstat(join(root, 'a.txt'));
    expect(checkout.tracked.get('a.txt')?.ctimeMs).toBe(ctimeMs);
    expect(checkout.writtenAt).toBeGreaterThanOrEqual(ctimeNs);
  });

  test('knows the stamps of what a landing, and what a move back to the base, made tracked files', async () => {
    const fixture = await openCheckout();
    const { checkout, trees, sh } = fixture;
    const { base, changed, other } = trees;
    await moveTo(fixture, base, base);
    for (const [to, tree] of [
      [base, changed],
      [base, other],
      [base, base],
      [base, changed],
      [changed, changed],
      [changed, other],
    ] as const) {
      const shielded = { outputs: undefined, isShielded: true };
      await bringCheckout(checkout, { base: to, tree }, shielded);
      const run = jest.spyOn(checkout.workspace.git, 'bytes');
      await sh('echo made > out.txt');
      expect((await settleCheckout(checkout)).tracked).toEqual([]);
      expect(run).not.toHaveBeenCalled();
      run.mockRestore();
    }
    await sh('echo planted > new/d.txt');
    expect((await settleCheckout(checkout)).tracked).toEqual(['new/d.txt']);
  });

  test('finds the files of a tree that stand in the place of outputs, above or below them', async () => {
    const { checkout, root, sh } = await openCheckout();
    await sh('mkdir out; echo lib > out/lib.js; echo loose > loose; mkdir build; echo x > build/x');
    const kept = await keepOutputs(checkout, join(root, '../../setup-1'));
    const write = (path: string): TreeDifference => ({ status: 'A', path, mode: '100644', id: 'a'.repeat(40) });
    const paths = ['loose', 'loose/in.txt', 'build', 'build/x', 'build/new', 'outside', 'out/lib.js'];
    expect(findCollisions(kept, paths.map(write))).toEqual(['loose', 'loose/in.txt', 'build', 'build/x', 'out/lib.js']);
    expect(findCollisions(kept, [{ ...write('loose'), status: 'D' }])).toEqual([]);
  });

  test('keeps nothing of what a link leads to that a setup has put in the place of the folder', async () => {
    const { checkout, root, sh } = await openCheckout();
    const before = await listAll(root);
    await sh('mkdir -p ../user/keys; echo secret > ../user/keys/id; mv ../workspace ../moved; ln -s user ../workspace');
    expect([...(await keepOutputs(checkout, join(root, '../../setup-1'))).files.keys()]).toEqual([]);
    await settleCheckout(checkout);
    expect(await listAll(root)).toBe(before);
    expect(await readFile(join(root, '../user/keys/id'), 'utf8')).toBe('secret\n');
  });

  test('follows the base, and knows when another program has written its index', async () => {
    const fixture = await openCheckout();
    const { base, changed, other } = fixture.trees;
    await moveTo(fixture, base, changed);
    await moveTo(fixture, changed, changed);
    await moveTo(fixture, changed, other);
    expect(await readFile(join(fixture.root, 'a.txt'), 'utf8')).toBe('other\n');
    expect(isIndexOurs(fixture.checkout)).toBe(true);
    const index = join(fixture.root, '../../index');
    const bytes = await readFile(index);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(index, bytes);
    expect(isIndexOurs(fixture.checkout)).toBe(false);
  });

  test('compares outputs whose names are no text, or hold a folder now where a file was', async () => {
    const { checkout, root, sh } = await openCheckout();
    const odd = 'out/$(printf "odd\\377name")';
    await sh(`mkdir out; echo odd > "${odd}"; echo lib > out/lib.js`);
    await keepOutputs(checkout, join(root, '../../setup-1'));
    expect(hasDifferences(await settleCheckout(checkout))).toBe(false);
    await sh(`echo bad > "${odd}"; rm out/lib.js; mkdir out/lib.js`);
    expect([...(await settleCheckout(checkout)).kept].sort()).toEqual(['out/lib.js', 'out/odd\xffname']);
    expect(hasDifferences(await settleCheckout(checkout))).toBe(false);
  });

  test('refuses a copy of an output that somebody has changed', async () => {
    const fixture = await openCheckout();
    const { checkout, root, sh } = fixture;
    await sh('mkdir out; echo lib > out/lib.js');
    const { pristine } = await keepOutputs(checkout, join(root, '../../setup-1'));
    await settleCheckout(checkout);
    await chmod(join(pristine, 'out'), 0o700);
    await writeFile(join(pristine, 'out/lib.js'), 'bad\n');
    await sh('rm out/lib.js');
    await expect(settleCheckout(checkout)).rejects.toMatchObject({
      data: { message: expect.stringContaining('was changed by another program') },
    });
  });
});
