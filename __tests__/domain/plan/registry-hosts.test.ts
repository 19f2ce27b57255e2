import { describe, expect, test } from '@jest/globals';
import { isLockfile, listRegistryHosts } from '../../../src/domain/plan/registry-hosts.ts';

describe('lockfiles', () => {
  test.each([
    [
      'package-lock.json',
      '{"resolved": "https://npm.corp.example/a/-/a-1.tgz"}',
      ['npm.corp.example', 'registry.npmjs.org'],
    ],
    [
      'web/yarn.lock',
      '  resolved "https://Registry.Yarnpkg.com/a/-/a.tgz#1"',
      ['registry.npmjs.org', 'registry.yarnpkg.com', 'repo.yarnpkg.com'],
    ],
    ['requirements-dev.txt', 'pytest==8', ['files.pythonhosted.org', 'pypi.org']],
    ['dev-requirements.txt', '', ['files.pythonhosted.org', 'pypi.org']],
    ['api/requirements/test.txt', '', ['files.pythonhosted.org', 'pypi.org']],
    [
      'uv.lock',
      'url = "https://files.corp.example/x.whl"',
      ['files.corp.example', 'files.pythonhosted.org', 'pypi.org'],
    ],
    ['go.sum', '', ['proxy.golang.org', 'sum.golang.org']],
    [
      'crates/a/Cargo.lock',
      'source = "registry+https://github.com/rust-lang/index"',
      ['index.crates.io', 'static.crates.io'],
    ],
  ])('%s names the hosts that it loads from', (path, text, hosts) => {
    expect(isLockfile(path)).toBe(true);
    expect(listRegistryHosts(new Map([[path, text]]))).toEqual(hosts);
  });

  test.each(['package.json', 'lock/readme.md', 'requirements.md', 'constructor'])('%s is none', (path) => {
    expect(isLockfile(path)).toBe(false);
  });

  test('name no address, no port and no more than 50 hosts', () => {
    const addresses = ['https://127.0.0.1/a', 'https://10.1/a', 'https://a.example:8443/a', 'http://plain.example/a'];
    const many = Array.from({ length: 80 }, (_, index) => `https://h${index}.example/a`);
    const toLock = (urls: readonly string[]) =>
      new Map([['go/package-lock.json', urls.map((url) => `"resolved": "${url}"`).join('\n')]]);
    expect(listRegistryHosts(toLock(addresses))).toEqual(['registry.npmjs.org']);
    expect(listRegistryHosts(toLock(many))).toHaveLength(50);
  });
});
