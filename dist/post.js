const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const run = async () => {
  const hash = createHash('sha256');
  const files = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of files.map((file) => file.name).sort()) {
    const content = readFileSync(join(__dirname, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  const saved = process.env.STATE_bundle ?? '';
  if (saved === '') {
    console.log('The main step did not start; nothing is left to do.');
  } else if (saved !== hash.digest('hex')) {
    console.log('::error::The program of the action was changed after the main step had started. It is not run; the next run of the task closes the record. Discard this machine, and replace the secrets of the job.');
    process.exitCode = 1;
  } else {
    const { loadPost } = await import('./groundhog.mjs');
    const { runPost } = await loadPost();
    await runPost();
  }
};

const fail = () => {
  process.exitCode ??= 13;
};
process.once('beforeExit', fail);
run()
  .catch((error) => {
    // The texts of errors are in a file that could not be opened.
    if (error?.code !== 'EMFILE') throw error;
    console.error('Too many files are open.\nRaise the limit of this process, with: ulimit -n 1024');
    // As the command line ends for a failure of the machine.
    process.exitCode = 5;
  })
  .finally(() => process.removeListener('beforeExit', fail));
