import { existsSync } from 'node:fs';
import { withRunFolders } from '../../../src/entry/compose/run-folders.ts';

/**
 * Has the folders of a run below its first argument, and says so. With a second one it handles SIGINT: it says whether the
 * folders are still there, and ends in order. It never ends otherwise.
 */
const [, , parent, handles] = process.argv;
const timer = setInterval(() => undefined, 60_000);

await withRunFolders(parent, ({ runDir }) => {
  process.stdout.write('ready\n');
  return new Promise<void>((resolve) => {
    if (handles === undefined) return;
    process.once('SIGINT', () => {
      process.stdout.write(existsSync(runDir) ? 'there\n' : 'gone\n');
      resolve();
    });
  });
});
clearInterval(timer);
process.stdout.write(`${process.listenerCount('SIGINT')} left\n`);
