import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { renderActivity } from '../../../src/report/terminal/activity-line.ts';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, commitAll, createRepo, writeFiles } from '../../helpers/temp-repo.ts';
import { readTerminalPicture } from '../../helpers/terminal-picture.ts';

// The pictures of the docs show what the program prints: the run that they show is run again.

interface PicturedRun {
  readonly PICTURED_FILES: Readonly<Record<string, string>>;
  readonly PICTURED_RUN: string;
}

const path = new URL('../../../scripts/pictured-run.mjs', import.meta.url).href;
const { PICTURED_FILES, PICTURED_RUN }: PicturedRun = await import(path);

afterAll(cleanUp);

let story = '';
let verdict = '';

beforeAll(async () => {
  const { dir } = await createRepo({ files: { 'README.md': '# Project\n' } });
  const files = Object.entries(PICTURED_FILES).map(([name, text]) => [name, text.replaceAll('sleep 1', 'sleep 0')]);
  await writeFiles(dir, Object.fromEntries(files));
  await chmod(join(dir, 'agent.sh'), 0o755);
  await commitAll(dir, 'Start');
  const [, ...words] = PICTURED_RUN.split(' ');
  const { stdout, stderr, exitCode } = await runCli(words, { cwd: dir });
  expect(exitCode).toBe(1);
  [story, verdict] = [stderr, stdout];
});

/** Whether a line is about the machine: its sandboxes, or what a program without one may write. */
const isOfMachine = (line: string) => /^(?:\d\d:\d\d:\d\d)? +(?:Isolated|Isolation|Warning): /.test(line);

/** The words of lines: without their ends, and without what is another in each run. */
function toWords(lines: readonly string[]): string {
  return lines
    .filter((line) => !isOfMachine(line))
    .map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))
    .join('\n')
    .replace(/\bnode \S+cli\.js /g, 'groundhog ')
    .replace(/\b[0-9a-f]{7}\b/g, 'COMMIT')
    .replace(/\b\d+(?:\.\d+)? (?:ms|s)\b/g, 'TIME')
    .replace(/\s/g, '');
}

describe.each(['light', 'dark'])('the %s picture', (theme) => {
  test('of a run shows the lines that the run prints, up to the live one', async () => {
    const [command, ...lines] = await readTerminalPicture(`run-${theme}`);
    expect(command).toBe(`$ ${PICTURED_RUN}`);
    expect(lines.length).toBeGreaterThan(10);
    expect(toWords(story.split('\n')).slice(0, toWords(lines.slice(0, -1)).length)).toBe(toWords(lines.slice(0, -1)));
  });

  test('of a run ends with the live line', async () => {
    const live = (await readTerminalPicture(`run-${theme}`)).at(-1) ?? '';
    const [, turns, seconds, left] = /turn (\d+) · .* (\d+) s · left: \$([\d.]+)$/.exec(live) ?? [];
    const usage = { turns: Number(turns), input_tokens: null, cached_input_tokens: null, output_tokens: null };
    const activity = {
      ...{ position: 2, total: 3, checkpointId: 'shorthands', day: 2, attempt: 1, attemptBudget: 2, tool: 'edit_file' },
      ...{ usage: { ...usage, cost_usd: null, estimated: false }, phase: undefined },
      elapsedMs: Number(seconds) * 1000,
      limits: { maxTokens: undefined, maxCostUsd: 2, deadlineMs: undefined },
      spent: { tokens: 0, costUsd: 2 - Number(left), elapsedMs: 0 },
    };
    expect(live).toBe(renderActivity(activity, { columns: 80 }));
  });

  test('of the verdict shows the end that the run prints', async () => {
    const [command, first = '', ...lines] = await readTerminalPicture(`verdict-${theme}`);
    expect(command).toBe(`$ ${PICTURED_RUN} --quiet`);
    expect(story).toContain(first);
    expect(toWords(lines).replace('--quiet', '')).toBe(toWords(verdict.split('\n')));
  });
});
