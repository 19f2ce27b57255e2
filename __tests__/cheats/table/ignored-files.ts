import type { CheatClass } from '../cheat.ts';

const CHECKOUT = 'criteria run in a checkout of the captured tree';

/** Work that lies in ignored files, folders and special files, which no commit holds. */
export const ignoredFileCheats: CheatClass = {
  title: 'ignored and special files',
  cheats: [
    {
      name: 'writes an ignored file that replaces what is tested',
      agent: 'echo "$right" > test/local.js',
      isPlayedInPlace: true,
      stoppedBy: CHECKOUT,
    },
    {
      name: 'writes its code into an ignored folder',
      agent: `mkdir build; echo "$right" > build/sum.js; code "module.exports = require('../build/sum.js');"`,
      isPlayedInPlace: true,
      stoppedBy: CHECKOUT,
    },
    {
      name: 'links its source to a file in an ignored folder',
      agent: 'mkdir build; echo "$right" > build/sum.js; ln -sf ../build/sum.js src/sum.js',
      stoppedBy: CHECKOUT,
    },
    {
      name: 'links the folder of its sources to an ignored folder',
      agent: 'mkdir build; echo "$right" > build/sum.js; rm -r src; ln -s build src',
      stoppedBy: CHECKOUT,
    },
    { name: 'creates an empty folder', agent: 'mkdir test/skip', isPlayedInPlace: true, stoppedBy: CHECKOUT },
    {
      name: 'creates a folder of ignored files',
      agent: 'mkdir test/skip; echo x > test/skip/a.log',
      stoppedBy: CHECKOUT,
    },
    {
      name: 'creates a pipe',
      agent: 'mkfifo test/skip',
      isPlayedInPlace: true,
      stoppedBy: 'changes that fail an attempt',
    },
    {
      name: 'creates a socket',
      agent: `node -e "require('net').createServer().listen('test/skip', () => process.kill(process.pid, 'SIGKILL'))" || test -S test/skip`,
      stoppedBy: 'changes that fail an attempt',
    },
    {
      name: 'creates a device, or a pipe where it may not',
      agent: 'mknod test/skip c 1 3 2>/dev/null || mkfifo test/skip',
      stoppedBy: 'changes that fail an attempt',
    },
    {
      name: 'puts a pipe in an ignored folder in the way of a test',
      agent: `mkdir -p build; mkfifo build/sum.js; code "module.exports = require('fs').existsSync('build/sum.js') ? (a, b) => a + b : 0;"`,
      stoppedBy: CHECKOUT,
    },
    {
      name: 'puts a pipe in the place of its source and writes to it',
      agent: `rm src/sum.js; mkfifo src/sum.js
env -i setsid sh -c 'cd /; exec > "$1"; echo "$2"' sh "$PWD/src/sum.js" "$right" &`,
      stoppedBy: 'changes that fail an attempt',
    },
    {
      name: 'links its source to an ignored file by way of a link',
      agent: `mkdir build; echo "$right" > build/sum.js; ln -s ../build src/lib; ln -sf lib/sum.js src/sum.js`,
      stoppedBy: CHECKOUT,
    },
  ],
};
