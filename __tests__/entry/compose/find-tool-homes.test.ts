import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findToolHomes } from '../../../src/entry/compose/find-tool-homes.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

test('programs with a HOME of their own find the tools of the user, where there are any', async () => {
  const home = await createTempDir('groundhog-tools');
  const other = await createTempDir('groundhog-rustup');
  await mkdir(join(home, '.rustup'));
  expect(findToolHomes({ HOME: home })).toEqual({ RUSTUP_HOME: join(home, '.rustup') });
  expect(findToolHomes({ HOME: home, RUSTUP_HOME: other })).toEqual({ RUSTUP_HOME: other });
  expect(findToolHomes({ HOME: home, RUSTUP_HOME: join(home, 'none') })).toEqual({});
  expect(findToolHomes({ RUSTUP_HOME: 'relative' })).toEqual({});
  expect(findToolHomes({})).toEqual({});
});
