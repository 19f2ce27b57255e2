import { loadAction } from './groundhog.js';

try {
  const { runAction } = await loadAction();
  await runAction();
} catch (error) {
  // The texts of errors are in a file that could not be opened.
  if (error?.code !== 'EMFILE') throw error;
  console.error('Too many files are open.\nRaise the limit of this process, with: ulimit -n 1024');
  process.exitCode = 1;
}
