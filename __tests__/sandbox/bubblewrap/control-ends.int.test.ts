import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { findProcesses, toUniqueSeconds } from '../../security/table/beside-control.ts';
import { listWays } from './sandbox-ways.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const ways = (await listWays()).filter(({ missing }) => missing === undefined);
/** The last resort: there is no telling sudo(8) to end. */
const canEnd = ways.filter(({ bubblewrap }) => bubblewrap?.means !== 'root');

async function waitForSleepers(seconds: string, isEnough: (count: number) => boolean): Promise<void> {
  while (!isEnough((await findProcesses(seconds)).length)) await sleep(20);
}

(canEnd.length > 0 ? describe : describe.skip)('a sandbox whose Groundhog is killed', () => {
  test.each(canEnd)('ends with all of its programs, as $title', async ({ bubblewrap }) => {
    const seconds = toUniqueSeconds();
    const args = ['--no-warnings', '--import', inProject('scripts/typescript-hooks.mjs')];
    const program = inProject('__tests__/sandbox/bubblewrap/control-program.ts');
    const control = spawn(process.execPath, [...args, program, bubblewrap?.means ?? '', seconds], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: process.env,
    });
    const ended = once(control, 'exit');
    // Those of the hidden one, of its neighbour and of the tool; the others have the seconds among their arguments.
    await Promise.race([waitForSleepers(seconds, (count) => count >= 4), ended]);
    control.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await waitForSleepers(seconds, (count) => count === 0);
  });
});
