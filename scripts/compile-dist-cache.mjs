import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHUNK } from './compile-dist.mjs';

const PLAN = `task: compile
checkpoints:
  - id: file
    spec: Write file.txt.
    success_criteria: [{ kind: command, command: test -s file.txt }]
`;
const AGENT = 'echo text > file.txt; groundhog verb checkpoint-success --summary "Write it"';

// Started by compile-dist.mjs in a process of its own, since what V8 compiles depends on the flags of its process.
const [folder = ''] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(folder, name)).href);
const { loadAction, loadCli } = await load('groundhog.mjs');
await loadAction();
const { runCli } = await loadCli();
// The cache holds the functions that were called: those of a run that passes, and of the readers of its record.
process.env.GROUNDHOG_ISOLATION = 'none';
const repo = await createRepo();
for (const args of [
  ['run', join(repo, 'plan.yml'), '--repo', repo, '--agent-command', AGENT],
  ['status', '--repo', repo],
  ['retry', '--repo', repo],
])
  await runCli(args);
process.exitCode = 0;
await rm(repo, { recursive: true, force: true });
for (const name of (await readdir(folder)).filter((file) => CHUNK.test(file))) {
  const { script } = await load(name);
  await writeFile(join(folder, name.replace(/\.mjs$/, '.cache')), script.createCachedData());
}

async function createRepo() {
  const dir = await mkdtemp(join(tmpdir(), 'groundhog-compile-'));
  await writeFile(join(dir, 'plan.yml'), PLAN);
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];
  const steps = [
    ['init', '--quiet'],
    ['add', 'plan.yml'],
    ['commit', '--quiet', '--message=Plan'],
  ];
  for (const step of steps) execFileSync('git', [...identity, ...step], { cwd: dir, stdio: 'ignore' });
  return dir;
}
