// Attacks a machine from sandboxes, and once more with each defence switched off; prints a table, and writes it to
// lib/security-table.md.
//   npm run test:security
//   npm run test:security -- --match survive --match AT-29   rows whose text matches
//   npm run test:security -- --user somebody                 as this user, too (default: nobody), when root starts it
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';
import { listWays } from '../sandbox/bubblewrap/sandbox-ways.ts';
import { promises } from './attack.ts';
import { findSecurityProblem, playAttack, type SecurityResult } from './play-attack.ts';
import { allAttacks } from './table/all-attacks.ts';
import { allChecks } from './table/all-checks.ts';
import { elsewhere } from './table/elsewhere.ts';

const { values } = parseArgs({
  options: {
    match: { type: 'string', multiple: true, default: [''] },
    user: { type: 'string', multiple: true, default: ['nobody'] },
    json: { type: 'boolean', default: false },
  },
});
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const isMatch = (...words: readonly string[]) => values.match.some((part) => words.join(' ').includes(part));

async function playAll(): Promise<readonly SecurityResult[]> {
  const results: SecurityResult[] = [];
  const ways = await listWays();
  const possible = ways.filter(({ missing }) => missing === undefined);
  for (const { title, missing } of ways.filter((way) => !possible.includes(way)))
    results.push(
      print({
        ...{ acceptance: 'AT-30', name: 'does any of these', defence: '', way: title },
        ...{ inside: undefined, without: undefined, note: `not run: ${missing?.split('\n')[0]}` },
      }),
    );
  for (const attack of allAttacks.filter(({ acceptance, name }) => isMatch(acceptance, name)))
    for (const way of possible) results.push(print(await playAttack(attack, way)));
  for (const check of allChecks.filter(({ acceptance, name }) => isMatch(acceptance, name)))
    results.push(print(await check.play(ways)));
  if (!values.json)
    for (const { acceptance, name, files } of elsewhere.filter((one) => isMatch(one.acceptance, one.name)))
      results.push(
        print({
          ...{ acceptance, name, defence: '', way: '' },
          ...{ inside: undefined, without: undefined, note: `not run: npm test plays it: ${files.join(', ')}` },
        }),
      );
  return results;
}

function print(result: SecurityResult): SecurityResult {
  const { acceptance, name, way, note } = result;
  const problem = findSecurityProblem(result);
  const verdict = problem !== undefined ? 'BAD ' : result.inside === undefined ? '-   ' : 'ok  ';
  process.stderr.write(`${verdict} ${acceptance} [${way}] ${name}${note === '' ? '' : `: ${note}`}\n`);
  if (problem !== undefined && problem !== note) process.stderr.write(`     ${problem}\n`);
  return result;
}

/** Plays everything once more as another user, which only root can. */
async function playAs(user: string): Promise<readonly SecurityResult[]> {
  const home = await createTempDir('groundhog-user');
  const [uid, gid] = [await readId('-u', user), await readId('-g', user)];
  await chown(home, uid, gid);
  const flags = values.match.flatMap((part) => ['--match', part]);
  const script = ['--import', './scripts/typescript-hooks.mjs', fileURLToPath(import.meta.url), '--json', ...flags];
  const child = spawn('setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', process.execPath, ...script], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, HOME: home },
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(output);
}

async function readId(kind: '-u' | '-g', user: string): Promise<number> {
  const child = spawn('id', [kind, user], { stdio: ['ignore', 'pipe', 'inherit'] });
  return Number(await text(child.stdout));
}

function render(results: readonly SecurityResult[]): string {
  const word = (value: boolean | undefined) => (value === undefined ? '–' : value ? 'succeeds' : 'fails');
  const rows = results.map(({ acceptance, name, way, defence, inside, without, note }) => [
    acceptance,
    promises[acceptance],
    name,
    way,
    word(inside),
    defence,
    word(without),
    note,
  ]);
  const head = ['test', 'promise', 'a program …', 'who, and how', 'in a sandbox', 'defence', 'without it', 'note'];
  const lines = [head, head.map(() => '---'), ...rows];
  return `${lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')}\n`;
}

try {
  const own = await playAll();
  if (values.json) {
    process.stdout.write(JSON.stringify(own));
  } else {
    const others = process.getuid?.() === 0 ? await Promise.all(values.user.map(playAs)) : [];
    const results = [...own, ...others.flat()];
    const table = render(results);
    const file = join(projectFolder, 'lib', 'security-table.md');
    await mkdir(join(projectFolder, 'lib'), { recursive: true });
    await writeFile(file, table);
    const played = results.filter(({ inside }) => inside !== undefined);
    const bad = results.filter((result) => findSecurityProblem(result) !== undefined);
    console.log(
      `${table}\n${played.length} played, ${bad.length} bad, ${results.length - played.length} not run; ${file}`,
    );
    process.exitCode = bad.length === 0 ? 0 : 1;
  }
} finally {
  await cleanUp();
}
