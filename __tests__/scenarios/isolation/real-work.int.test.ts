import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from '@jest/globals';
import { findToolHomes } from '../../../src/entry/compose/find-tool-homes.ts';
import { rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, writeFiles } from '../../helpers/temp-repo.ts';
import { listWays, openMachine, readShell, runShell } from '../../sandbox/bubblewrap/sandbox-ways.ts';

afterEach(cleanUp);

interface Work {
  readonly tool: string;
  /** Succeeds where the tool is there. */
  readonly probe: string;
  readonly files: Readonly<Record<string, string>>;
  readonly command: string;
  /** Part of what it prints. */
  readonly prints: string;
  readonly isQuick?: boolean;
}

const works: readonly Work[] = [
  {
    tool: 'git',
    probe: 'git --version',
    files: { 'a.txt': 'a\n' },
    command:
      'git init -q . && git -c user.name=a -c user.email=a@b.c add a.txt && git -c user.name=a -c user.email=a@b.c commit -qm first && git log --format=%s',
    prints: 'first',
    isQuick: true,
  },
  {
    tool: 'npm test',
    probe: 'npm --version',
    files: {
      'package.json': '{ "name": "demo", "type": "module", "scripts": { "test": "node --test" } }\n',
      'demo.test.js': "import { test } from 'node:test';\ntest('it runs', () => undefined);\n",
    },
    command: 'npm test',
    prints: ' pass 1\n',
  },
  {
    tool: 'pytest in an environment of its own',
    probe: 'python3 -m pytest --version && python3 -m venv --help',
    files: { 'test_demo.py': 'def test_it():\n    assert 1 + 1 == 2\n' },
    command:
      'python3 -m venv --system-site-packages .venv && .venv/bin/python -m pip --version && .venv/bin/python -m pytest -q',
    prints: '1 passed',
  },
  {
    tool: 'go test',
    probe: 'go version',
    files: {
      'go.mod': 'module demo\n\ngo 1.18\n',
      'demo_test.go': 'package demo\n\nimport "testing"\n\nfunc TestIt(t *testing.T) {}\n',
    },
    command: 'go test ./...',
    prints: 'ok',
  },
  {
    tool: 'cargo test',
    probe: 'cargo --version',
    files: {
      'Cargo.toml': '[package]\nname = "demo"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': '#[test]\nfn it_works() { assert_eq!(1 + 1, 2); }\n',
    },
    command: 'cargo test --offline',
    prints: '1 passed',
  },
  {
    tool: 'Chromium without a sandbox of its own',
    probe: 'chromium --version',
    files: { 'page.html': '<script>document.title = `sum ${1 + 1}`;</script>' },
    command: 'chromium --headless --no-sandbox --disable-gpu --dump-dom "file://$PWD/page.html"',
    prints: 'sum 2',
  },
];

const way = (await listWays()).find(({ missing }) => missing === undefined);

test.each(
  rowsOfRun(works, ({ isQuick }) => isQuick === true).map((work) => {
    const isThere = spawnSync('sh', ['-c', work.probe], { stdio: 'ignore' }).status === 0;
    const obstacle = way === undefined ? 'no sandbox' : isThere ? undefined : 'it is not on this machine';
    const note = obstacle === undefined ? '' : ` (not run here: ${obstacle})`;
    return { ...work, obstacle, title: `${work.tool}${note}` };
  }),
)('work in a sandbox without a network: $title', async ({ obstacle, files, command, prints }) => {
  if (obstacle !== undefined || way === undefined) return;
  // As a run shows them, and names them to its programs.
  const homes = findToolHomes(process.env);
  const mounts = Object.values(homes).map((path) => ({ kind: 'read' as const, source: path, path }));
  const machine = await openMachine(way, { mounts });
  await writeFiles(machine.folder, files);
  const env = { PATH: process.env.PATH ?? '', HOME: machine.home, ...homes };
  const result = await runShell(machine, command, { env });
  const output = `${Buffer.from(result.stdout)}${Buffer.from(result.stderr)}`;
  expect([result.exitCode, output]).toEqual([0, expect.stringContaining(prints)]);
  expect(await readShell(machine, 'tail -n +3 /proc/net/dev | cut -d: -f1')).toBe('lo');
});
