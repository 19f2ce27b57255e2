#!/usr/bin/env node
import { loadCli } from './groundhog.js';

try {
  const { runCli } = await loadCli();
  await runCli(process.argv.slice(2));
} catch (error) {
  // The texts of errors are in a file that could not be opened.
  if (error?.code !== 'EMFILE') throw error;
  console.error('Too many files are open.\nRaise the limit of this process, with: ulimit -n 1024');
  process.exitCode = 1;
}
