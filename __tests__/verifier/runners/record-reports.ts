// Runs our tiny projects with the real runners, and records their reports for the quick tests.
//   npm run record:reports -- /tmp/runners     the folder for projects and packages
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPrintedReport } from '../../../src/domain/plan/tests-criterion.ts';
import { formatOfFile } from '../../../src/verifier/reports/parse-report.ts';
import { readReports, removeReports } from '../../../src/verifier/reports/report-files.ts';
import { runInFolder } from '../../../src/verifier/run-in-folder.ts';
import { attempts } from './expected-verdicts.ts';
import { contextIn, criterionOf, installPackages, isThere, writeProject } from './play-runner.ts';
import { type RunnerProject, runnerProjects } from './runner-projects.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures/reports', import.meta.url));
const [target = '/tmp/groundhog-runners'] = process.argv.slice(2);
const root = resolve(target);

async function record(project: RunnerProject): Promise<void> {
  if (!(await isThere(project))) throw new Error(`${project.program} is missing`);
  const packages = await installPackages(project, join(root, 'packages', project.name.split('-')[0] ?? ''));
  const folder = join(FIXTURES, project.name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const ends: Record<string, unknown> = {};
  for (const { name, change, script = `${project.command}\n` } of attempts) {
    const files = { ...project.files(change), 'run-tests.sh': script };
    const path = await writeProject(join(root, project.name), files, packages);
    const { exitCode, reports } = await play(project, path);
    ends[name] = { exitCode, reports: reports.map(({ format }) => format) };
    for (const [index, { text }] of reports.entries())
      await writeFile(join(folder, `${name}-${index + 1}.txt`), hidePaths(text, path, packages));
  }
  await writeFile(join(folder, 'ends.json'), `${JSON.stringify(ends, undefined, 2)}\n`);
}

/** Names the folders of this machine as those of any other. */
function hidePaths(text: string, path: string, packages: string | undefined): string {
  const hidden = text.replaceAll(path, '/checkout').replace(/hostname="[^"]*"/g, 'hostname="host"');
  return (packages === undefined ? hidden : hidden.replaceAll(packages, '/packages')).replaceAll(root, '/runners');
}

async function play(project: RunnerProject, path: string) {
  const { report, timeout_seconds: timeoutSeconds } = criterionOf(project);
  const context = await contextIn(path, join(root, 'home'));
  const printed: Uint8Array[] = [];
  await removeReports(path, report);
  const { result } = await context.folders
    .lend(1, (folder) =>
      runInFolder(
        folder,
        { command: 'sh run-tests.sh', timeoutSeconds, onStdout: (bytes) => printed.push(bytes) },
        context,
      ),
    )
    .then((used) => {
      if (used.kind === 'used') return used.value;
      throw new Error(used.reason);
    });
  if (isPrintedReport(report)) {
    const text = Buffer.concat(printed).toString('utf8');
    return { exitCode: result.exitCode, reports: text === '' ? [] : [{ format: report, text }] };
  }
  const found = await readReports(path, report, 0);
  const files = found.kind === 'read' ? found.files : [];
  return {
    exitCode: result.exitCode,
    reports: files.map((file) => ({ format: formatOfFile(file.path), text: file.text })),
  };
}

for (const project of runnerProjects) {
  await record(project);
  const ends = await readFile(join(FIXTURES, project.name, 'ends.json'), 'utf8');
  console.log(`${project.name}: ${ends.replace(/\s+/g, ' ')}`);
}
