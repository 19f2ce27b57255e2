// The scripted agent of a replay: attempt k applies the k-th recorded patch and claims success.
//   node agent.mjs <patch of attempt 1> <patch of attempt 2> …
import { execFileSync } from 'node:child_process';

const patch = process.argv[Number(process.env.GROUNDHOG_ATTEMPT) + 1];
if (patch === undefined) throw new Error(`no patch is recorded for attempt ${process.env.GROUNDHOG_ATTEMPT}`);
execFileSync('git', ['apply', '--whitespace=nowarn', '--', patch], { stdio: 'inherit' });
execFileSync('groundhog', ['verb', 'checkpoint-success', '--summary', 'Recorded attempt'], { stdio: 'inherit' });
