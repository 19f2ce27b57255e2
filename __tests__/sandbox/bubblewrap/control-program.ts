// Runs `sleep` with the given seconds in a sandbox, by the given means, until somebody kills this program.
//   node --import ./scripts/typescript-hooks.mjs control-program.ts <means> <seconds>
import { listWays, openMachine, runShell } from './sandbox-ways.ts';

const [means = '', seconds = ''] = process.argv.slice(2);
const way = (await listWays()).find(({ bubblewrap }) => bubblewrap?.means === means);
if (way === undefined) throw new Error(`There is no ${means} here.`);
const machine = await openMachine(way);
const hidden = `setsid env -i PATH="$PATH" sleep ${seconds} </dev/null >/dev/null 2>&1 &`;
const tool = { isTool: true };
await Promise.all([runShell(machine, `${hidden} sleep ${seconds}`), runShell(machine, `sleep ${seconds}`, tool)]);
