import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { taskIdSchema, toTaskId } from '../../../src/domain/ids.ts';
import {
  attemptSnapshotNamespace,
  defaultTaskBranch,
  findBranchNameProblem,
  findRefConflict,
  findScratchBranches,
  findSnapshotNameProblem,
  isRefName,
  parseTaskRef,
  scratchBranchNamespace,
  type TaskRef,
  taskNamespace,
  toBranchRef,
  toRefName,
  toStreamName,
  toTaskPatterns,
} from '../../../src/domain/refs/ref-name.ts';
import { anyCharacter } from '../../helpers/any-character.ts';

const taskId = taskIdSchema.parse('demo');

describe('S17: a task id', () => {
  test.each(['a', 'issue-12', '0.1_x', 'a'.repeat(63)])('may be %s', (text) => {
    expect(taskIdSchema.safeParse(text).success).toBe(true);
    expect(toTaskId(text)).toBe(text);
  });

  test.each(['', 'A', '-a', '.a', 'a/b', 'a..b', 'a.', 'a.lock', 'a b', 'é', 'a'.repeat(64), 'a\n'])(
    'may not be %j',
    (text) => {
      expect(taskIdSchema.safeParse(text).success).toBe(false);
    },
  );

  test('is made of any text, or of none when nothing is left', () => {
    expect(toTaskId('  Fix the PARSER (now)!  ')).toBe('fix-the-parser-now');
    expect(toTaskId('../../etc/passwd')).toBe('etc-passwd');
    expect(toTaskId('...')).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const made = toTaskId(text);
        expect(made === undefined || taskIdSchema.safeParse(made).success).toBe(true);
      }),
    );
  });
});

describe('a ref of a task', () => {
  test('is built and read back', () => {
    const refs: readonly TaskRef[] = [
      { kind: 'state', taskId },
      { kind: 'result', taskId },
      { kind: 'scratch', taskId, day: 12 },
      { kind: 'scratch_branch', taskId, day: 12 },
      { kind: 'steps', taskId, base7: 'af5a770', number: 10 },
    ];
    expect(refs.map(toRefName)).toEqual([
      'refs/groundhog/demo/state',
      'refs/groundhog/demo/result',
      'refs/groundhog/demo/day-12',
      'refs/heads/groundhog/demo/day-12',
      'refs/groundhog/demo/steps/af5a770-10',
    ]);
    for (const ref of refs) expect(parseTaskRef(toRefName(ref))).toEqual(ref);
    expect(taskNamespace(taskId)).toBe('refs/groundhog/demo');
  });

  test('lies below a prefix of its task, its attempt or of all tasks', () => {
    expect(toTaskPatterns(taskId)).toContain('refs/groundhog/demo/*');
    expect(attemptSnapshotNamespace(12)).toBe('refs/sandbox/day-12/snapshots');
    expect(scratchBranchNamespace(taskId)).toBe('refs/heads/groundhog/demo');
    expect(scratchBranchNamespace(undefined)).toBe('refs/heads/groundhog');
    expect(defaultTaskBranch(taskId)).toBe('groundhog/demo/task');
  });

  test('is a scratch branch only below the branches', () => {
    const commit = 'a'.repeat(40);
    const names = ['refs/heads/groundhog/demo/day-2', 'refs/groundhog/demo/day-3', 'refs/heads/main'];
    expect(findScratchBranches(new Map(names.map((name) => [name, commit])))).toEqual(
      new Map([['groundhog/demo/day-2', commit]]),
    );
  });

  test('has a full name', () => {
    expect(['refs/heads/main', 'main', 'x/refs/', 'refs'].filter(isRefName)).toEqual(['refs/heads/main']);
  });

  test.each([
    'refs/heads/main',
    'refs/heads/groundhog/demo/task',
    'refs/heads/groundhog/demo/state',
    'refs/groundhog/demo/day-0',
    'refs/groundhog/demo/day-01',
    'refs/groundhog/demo/day-1/x',
    'refs/groundhog/De mo/state',
    'refs/groundhog/a/b/state',
    'refs/groundhog/demo/steps/af5a770',
    'refs/groundhog/demo/steps/af5a77-1',
    'refs/groundhog/demo/steps/af5a7700-1',
    'refs/groundhog/demo/steps/af5a770-0',
    'refs/groundhog/demo/steps/af5a770-01',
    'refs/groundhog/demo/steps/AF5A770-1',
    'refs/groundhog/demo/steps/af5a770-1/x',
    'refs/groundhog/demo/steps/main',
    'refs/groundhog/De mo/steps/af5a770-1',
    'refs/heads/groundhog/demo/steps/af5a770-1',
    'x/refs/groundhog/demo/state',
    'refs/groundhog/demo/state/x',
    'x/refs/heads/groundhog/demo/day-1',
    'refs/heads/groundhog/demo/day-1/x',
    'x/refs/groundhog/demo/steps/af5a770-1',
    'refs/groundhog/demo/day-10000000',
    'refs/heads/groundhog/demo/day-10000000',
  ])('is not %s', (ref) => {
    expect(parseTaskRef(ref)).toBeUndefined();
  });
});

describe('a name that git reads as another ref', () => {
  test.each([
    'heads/main',
    'Heads/main',
    'heads',
    'refs/heads/main',
    'refs/groundhog/demo/state',
    'refs/x',
    'tags/v1',
    'remotes/origin/main',
    'FETCH_HEAD',
    'head',
  ])('is no task branch: %s', (name) => {
    expect(findBranchNameProblem(name)).toMatch(/^(?:must be the plain name of a branch: "|is a name that git keeps)/);
  });

  test.each(['headstart', 'my/heads/main', 'refspec/x', 'overhead', 'groundhog/demo/task'])('is not %s', (name) => {
    expect(findBranchNameProblem(name)).toBeUndefined();
  });
});

describe('the name of a stream of steps', () => {
  test.each([1, 2, 10, 9_999_999])('may have the number %s', (number) => {
    expect(toStreamName('af5a770', number)).toBe(`af5a770-${number}`);
    expect(toStreamName('af5a770f'.repeat(5), number)).toBe(`af5a770-${number}`);
  });

  test.each([
    ['af5a77', 1],
    ['', 1],
    ['../../x', 1],
    ['af5a770', 0],
    ['af5a770', 1.5],
    ['af5a770', -1],
    ['af5a770', 10_000_000],
  ])('is not made of %s and %s', (base, number) => {
    expect(() => toStreamName(base, number)).toThrow('names no stream');
  });

  test('is read back from any ref that was made of it', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 9_999_999 }), (base, number) => {
        const ref = { kind: 'steps', taskId, base7: base.slice(0, 7), number } as const;
        expect(parseTaskRef(toRefName(ref))).toEqual(ref);
      }),
    );
  });
});

describe('a branch name', () => {
  test.each([
    '',
    '-x',
    'a..b',
    'a b',
    'a~1',
    'a^',
    'a:b',
    'a?',
    'a*',
    'a[',
    'a\\b',
    '/a',
    'a/',
    'a//b',
    '.a',
    'a/.b',
    'a.lock',
    'a.lock/b',
    'a.',
    '@',
    'a@{b',
    'HEAD',
    'refs/heads/a',
    'a\u0000',
    'x'.repeat(201),
  ])('%j is refused with a reason', (name) => {
    expect(findBranchNameProblem(name)).toMatch(/^(must|is)/);
  });

  test.each(['main', 'feature/x', 'a.b', 'a-b', 'é', '@a', 'groundhog/demo/task', 'x'.repeat(200)])(
    '%s is taken',
    (name) => {
      expect(findBranchNameProblem(name)).toBeUndefined();
    },
  );
});

describe('the name of a snapshot', () => {
  test.each(['before', '_x', '0', 'a.b-c_d', 'lock', 'a.lock.b', 'x'.repeat(100)])('may be %s', (name) => {
    expect(findSnapshotNameProblem(name)).toBeUndefined();
  });

  test.each([
    ['', 'name is required'],
    ['-x', 'must match'],
    ['.x', 'must match'],
    ['a/b', 'must match'],
    ['a b', 'must match'],
    ['a\n', 'must match'],
    ['é', 'must match'],
    ['x'.repeat(101), 'must have at most 100 characters'],
    ['a..b', 'must not contain'],
    ['a.', 'must not contain'],
    ['a.lock', 'must not contain'],
  ])('may not be %j', (name, reason) => {
    expect(findSnapshotNameProblem(name)).toContain(reason);
  });

  test('is shown cut when it is refused', () => {
    expect(findSnapshotNameProblem('x'.repeat(101))).toContain(`"${'x'.repeat(100)}"`);
  });
});

describe('S10: refs in the way of each other', () => {
  const wanted = [toBranchRef('groundhog/demo/task'), 'refs/groundhog/demo/state'];

  test.each([
    ['refs/heads/groundhog', wanted[0]],
    ['refs/heads/groundhog/demo', wanted[0]],
    ['refs/heads/groundhog/demo/task/x', wanted[0]],
    ['refs/groundhog/demo', wanted[1]],
    ['refs/groundhog/demo/state/x', wanted[1]],
  ])('%s is found', (existing, want) => {
    expect(findRefConflict(wanted, ['refs/heads/main', existing])).toEqual({ wanted: want, existing });
  });

  test('are not names that only begin alike, or the same name', () => {
    const existing = [
      'refs/heads/groundhog/demo/task',
      'refs/heads/groundhog/demo2',
      'refs/heads/groundhog-x',
      'refs/tags/groundhog',
    ];
    expect(findRefConflict(wanted, existing)).toBeUndefined();
  });
});
