import { describe, expect, test } from '@jest/globals';
import { toSetupInputs } from '../../../src/domain/plan/setup-inputs.ts';

describe('the files that a setup reads', () => {
  test.each([
    ['package.json', true],
    ['packages/a/package.json', true],
    ['package-lock.json', true],
    ['requirements-dev.txt', true],
    ['dev-requirements.txt', true],
    ['requirements/test.txt', true],
    ['docs/test.txt', false],
    ['Cargo.lock', true],
    ['app/build.gradle.kts', true],
    ['src/index.js', false],
    ['docs/package.json.md', false],
    ['my-package.json', false],
  ])('are lockfiles and manifests in any folder unless the plan names others: %s is %s', (path, isInput) => {
    expect(toSetupInputs({})(path)).toBe(isInput);
  });

  test('are those that the plan names, and no others then', () => {
    const isInput = toSetupInputs({ setup_inputs: ['tools/**', 'versions.txt'] });
    expect(['tools/a/b', 'versions.txt', 'package.json', 'src/versions.txt'].filter(isInput)).toEqual([
      'tools/a/b',
      'versions.txt',
    ]);
  });

  test('are none where the plan names none', () => {
    expect(toSetupInputs({ setup_inputs: [] })('package.json')).toBe(false);
  });
});
