import { describe, expect, test } from '@jest/globals';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import { toGroundhogError } from '../../../src/domain/errors/to-groundhog-error.ts';

function systemError(code: string, more: Readonly<Record<string, unknown>> = { path: '/here/file' }): Error {
  return Object.assign(new Error(`${code}: some reason, open '/here/file'`), { code, ...more });
}

describe('an error of the operating system', () => {
  test.each([
    ['ENOSPC', 'disk_full'],
    ['EDQUOT', 'disk_full'],
    ['EROFS', 'permission_denied'],
    ['EACCES', 'permission_denied'],
    ['EPERM', 'permission_denied'],
    ['EMFILE', 'open_files_limit'],
    ['ENFILE', 'open_files_limit'],
  ])('%s is %s, with the path and without a place in our code', (code, expected) => {
    const error = toGroundhogError(systemError(code));
    expect(error.code).toBe(expected);
    expect(renderError(error)).toContain('/here/file');
    expect(renderError(error)).not.toMatch(/^ +at |Error:|bug in Groundhog/m);
  });

  test('names what was to be created where there are two paths, and a temporary folder where there is none', () => {
    expect(toGroundhogError(systemError('ENOSPC', { path: '/from', dest: '/to' })).data.path).toBe('/to');
    expect(renderError(toGroundhogError(systemError('ENOSPC', {})))).toContain('a temporary folder');
  });

  test('keeps what was thrown as its cause, and an error of the catalogue as it is', () => {
    const [full, bug] = [systemError('ENOSPC'), new Error('bug')];
    expect(toGroundhogError(full).cause).toBe(full);
    expect(toGroundhogError(bug).cause).toBe(bug);
    const known = new GroundhogError('disk_full', {});
    expect(toGroundhogError(known)).toBe(known);
  });

  test('has no empty line where its place is not known', () => {
    const error = Object.assign(new Error('bug'), { stack: 'Error: bug' });
    expect(toGroundhogError(error).data.message).toBe('Error: bug');
  });

  test('that no user can do anything about is a bug, with its place', () => {
    const error = toGroundhogError(systemError('EBADF'));
    expect(error.code).toBe('internal');
    expect(renderError(error)).toMatch(/EBADF.*\n +at /);
  });
});

test('the command that removes a broken ref quotes its name, which whoever may push chooses', () => {
  const text = renderError(new GroundhogError('repository_damaged', { path: '/here', ref: 'refs/heads/a;id' }));
  expect(text).toContain("git update-ref -d 'refs/heads/a;id';");
});
