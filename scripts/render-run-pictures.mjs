#!/usr/bin/env node
// Takes pictures of what a run really prints in a terminal of 80 columns, light and dark, and of its report:
//   npm run build && npm run pictures:run -- [--out <folder>] [--only demo]
// Needs tmux, and for the report Chromium and pngquant: apt-get install tmux chromium pngquant. CHROMIUM names another binary.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PICTURED_FILES, PICTURED_RUN } from './pictured-run.mjs';
import { renderTerminalSvg, THEMES } from './render-terminal-svg.mjs';

const project = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(project, 'docs', 'pictures') },
    only: { type: 'string', default: '' },
  },
});
const COLUMNS = 80;
const ROWS = 48;
const PROMPT = '$ ';
const work = mkdtempSync(join(tmpdir(), 'groundhog-run-pictures-'));
const bin = join(work, 'bin');
const repository = join(work, 'project');
const socket = join(work, 'tmux');

const env = {
  ...{ HOME: work, LANG: 'C.UTF-8', TERM: 'screen-256color', TMPDIR: '/tmp', SHELL: '/bin/sh' },
  PATH: `${bin}:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
};
const run = (program, args, options = {}) =>
  execFileSync(program, args, {
    env,
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
const tmux = (...args) => run('tmux', ['-S', socket, '-f', '/dev/null', ...args]);

const scenes = {
  demo: { command: 'groundhog demo' },
  // Taken while the agent works on the second checkpoint.
  run: { command: PICTURED_RUN, isDone: (screen) => /2\/3 shorthands · .*edit_file/.test(screen) },
  verdict: { command: `${PICTURED_RUN} --quiet` },
};

mkdirSync(values.out, { recursive: true });
prepare();
try {
  for (const [name, scene] of Object.entries(scenes)) {
    if (!name.includes(values.only)) continue;
    const screen = await capture(scene);
    for (const theme of Object.keys(THEMES)) {
      const file = join(values.out, `terminal-${name}-${theme}.svg`);
      writeFileSync(file, renderTerminalSvg(screen, { theme, columns: COLUMNS, title: scene.command }));
      console.log(file);
    }
  }
  if ('report'.includes(values.only)) takeReport();
} finally {
  rmSync(work, { recursive: true, force: true });
}

function prepare() {
  mkdirSync(bin, { recursive: true });
  symlinkSync(join(project, 'dist', 'cli.js'), join(bin, 'groundhog'));
  for (const [path, text] of Object.entries(PICTURED_FILES)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  }
  run('git', ['init', '--quiet', '--initial-branch=main']);
  run('git', ['add', '.']);
  run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message=Start']);
}

/** Types a command into a terminal, and returns its screen, with colours, when the command has ended or earlier. */
async function capture({ command, isDone }) {
  const exports = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const size = ['-x', String(COLUMNS), '-y', String(ROWS)];
  tmux('new-session', '-d', '-s', 'picture', ...size, ...exports, '-c', repository, `PS1='${PROMPT}' exec sh`);
  await until((screen) => screen.trimEnd() === PROMPT.trim());
  tmux('send-keys', '-t', 'picture', '-l', command);
  tmux('send-keys', '-t', 'picture', 'Enter');
  await until(
    isDone ?? ((screen) => screen.trimEnd().split('\n').length > 3 && screen.trimEnd().endsWith(`\n${PROMPT.trim()}`)),
  );
  const screen = tmux('capture-pane', '-p', '-e', '-t', 'picture');
  if (isDone !== undefined) {
    tmux('send-keys', '-t', 'picture', 'C-c');
    await until((text) => text.trimEnd().endsWith(`\n${PROMPT.trim()}`));
    for (const ref of run('git', ['for-each-ref', '--format=%(refname)']).split('\n'))
      if (/groundhog/.test(ref)) run('git', ['update-ref', '-d', ref]);
  }
  tmux('kill-session', '-t', 'picture');
  return screen.trimEnd().replace(/\n\$$/, '');
}

async function until(isReached) {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (isReached(tmux('capture-pane', '-p', '-t', 'picture'))) return;
    await sleep(100);
  }
  throw new Error(`The terminal never got there:\n${tmux('capture-pane', '-p', '-t', 'picture')}`);
}

function takeReport() {
  const page = join(work, 'report.html');
  run('groundhog', ['report', '--task', 'parse-args', '--out', page]);
  const base = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--window-size=1100,660'];
  for (const theme of ['light', 'dark']) {
    const file = join(values.out, `report-${theme}.png`);
    const isDark = theme === 'dark' ? ['--force-dark-mode', '--blink-settings=preferredColorScheme=0'] : [];
    run(process.env.CHROMIUM ?? 'chromium', [...base, ...isDark, `--screenshot=${file}`, `file://${page}`], {
      stdio: 'ignore',
    });
    run('pngquant', ['--force', '--strip', '--speed', '1', '--ext', '.png', '24', file]);
    console.log(file);
  }
}
