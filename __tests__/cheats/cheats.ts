// Plays cheats through the built command line, and asks an oracle outside of it whether what landed works.
//   npm run test:cheats
//   npm run test:cheats -- --match HOME --match PATH         cheats whose class or name matches
//   npm run test:cheats -- --match pipe --reasons            also prints what the run said
//   npm run test:cheats -- --isolation none                  without a sandbox: shows what it stops
//   npm run test:cheats -- --verify-in workspace             without clean verification: shows how many it stops
import { parseArgs } from 'node:util';
import { cleanUp } from '../helpers/temp-repo.ts';
import type { Cheat } from './cheat.ts';
import { findCheatProblem, isFalsePass } from './judge-cheat.ts';
import { type CheatResult, type CheatWorkspace, playCheat } from './play-cheat.ts';
import { allCheats } from './table/all-cheats.ts';

const { values } = parseArgs({
  options: {
    match: { type: 'string', multiple: true, default: [''] },
    workspace: { type: 'string', multiple: true, default: ['worktree', 'in_place'] },
    'verify-in': { type: 'string', default: 'checkout' },
    isolation: { type: 'string', default: 'sandbox' },
    reasons: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
});

interface PlannedCheat {
  readonly title: string;
  readonly cheat: Cheat;
  readonly workspace: CheatWorkspace;
}

const workspaces: readonly CheatWorkspace[] = ['worktree', 'in_place'];
const flags = ['--verify-in', values['verify-in']];
const isIsolated = values.isolation === 'sandbox';
const planned = allCheats.flatMap(({ title, cheats }) => cheats.flatMap((cheat) => plan(title, cheat)));
const results: CheatResult[] = [];

function plan(title: string, cheat: Cheat): readonly PlannedCheat[] {
  if (!values.match.some((text) => `${title} ${cheat.name}`.includes(text))) return [];
  return workspaces
    .filter((workspace) => values.workspace.includes(workspace))
    .filter((workspace) => workspace === 'worktree' || cheat.isPlayedInPlace === true)
    .map((workspace) => ({ title, cheat, workspace }));
}

async function playAll(): Promise<void> {
  const waiting = planned.values();
  const playNext = async () => {
    for (const { title, cheat, workspace } of waiting) {
      const result = await playCheat(cheat, { workspace, flags, isIsolated });
      results.push(result);
      const problem = findCheatProblem(result);
      const verdict = !result.didCheat
        ? 'could not'
        : isFalsePass(result)
          ? 'FALSE PASS'
          : result.isLanded
            ? 'landed, works'
            : `${result.ending}`;
      console.log(
        `${problem === undefined ? 'ok ' : 'BAD'} ${workspace.padEnd(8)} ${verdict.padEnd(13)} ${title}: ${cheat.name}`,
      );
      if (problem !== undefined) console.log(`    ${problem}`);
      if (values.reasons) console.log(`    ${result.reason}\n${result.output}`);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, playNext));
}

function printSums(): void {
  const falsePasses = results.filter(isFalsePass);
  const expected = falsePasses.filter(({ cheat }) => typeof cheat.stoppedBy !== 'string');
  console.log(
    `${results.length} runs of ${new Set(results.map(({ cheat }) => cheat)).size} cheats: ${falsePasses.length} false passes, ${expected.length} of them known`,
  );
}

try {
  await playAll();
  printSums();
  process.exitCode = results.every((result) => findCheatProblem(result) === undefined) ? 0 : 1;
} finally {
  await cleanUp();
}
