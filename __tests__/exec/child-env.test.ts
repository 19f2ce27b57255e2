import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { childEnv } from '../../src/exec/child-env.ts';

const allowed = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'TMPDIR', 'CI'];

describe('childEnv', () => {
  test('takes the allowed names and leaves out those that are not set', () => {
    expect(childEnv({ PATH: '/bin', HOME: '/h', CI: undefined, EDITOR: 'vi' })).toEqual({ PATH: '/bin', HOME: '/h' });
  });

  test.each(['GITHUB_TOKEN', 'GITHUB_ENV', 'ACTIONS_RUNTIME_TOKEN', 'INPUT_TOKEN', 'RUNNER_TEMP', 'NODE_OPTIONS'])(
    'never takes %s',
    (name) => {
      expect(childEnv({ [name]: 'x', PATH: '/bin' })).toEqual({ PATH: '/bin' });
    },
  );

  test('adds the extras, which win', () => {
    expect(childEnv({ PATH: '/bin', CI: 'true' }, { CI: '', MODEL_KEY: 'k' })).toEqual({
      PATH: '/bin',
      CI: '',
      MODEL_KEY: 'k',
    });
  });

  test('lets nothing through but the allowed names, whatever the source', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (source) => {
        expect(Object.keys(childEnv(source)).filter((name) => !allowed.includes(name))).toEqual([]);
      }),
    );
  });
});
