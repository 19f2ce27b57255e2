import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { useCommittedDist } from '../../helpers/built-program.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  readRecord,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);
useCommittedDist();

const seenSchema = z.array(z.object({ name: z.string(), isError: z.boolean(), text: z.string() }));

test('an agent that speaks MCP does a checkpoint with the tools of groundhog mcp, and is stopped by its success', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('speaks-mcp.mjs', notes.dir) });
  expect(run.document).toMatchObject({
    ending: 'passed',
    checkpoints: [{ attempts: [{ day: 1, outcome: 'passed' }] }],
  });
  expect(await git(dir, 'log', '-1', '--format=%s', TASK_BRANCH)).toBe('Greet by MCP');
  const seen = seenSchema.parse(JSON.parse(await readFile(notes.file('seen.json'), 'utf8')));
  expect(seen.slice(0, 6).map(({ name, isError }) => [name, isError])).toEqual([
    ['chronicle', false],
    ['snapshot_create', false],
    ['snapshot_diff', false],
    ['snapshot_restore', false],
    ['side_effect', false],
    ['checkpoint_success', true],
  ]);
  expect(JSON.parse(seen[0]?.text ?? '')).toMatchObject({ failed_attempts: [] });
  expect(seen[2]?.text).toContain('+good bye');
  expect(seen[5]?.text).toContain('must not be blank');
  await expect(readFile(notes.file('after.txt'), 'utf8')).rejects.toThrow(/ENOENT/);
  const record = JSON.parse(await readRecord(dir, 'run.json'));
  expect(record.checkpoints[0].attempts[0]).toMatchObject({
    side_effects: [{ target: 'a letter' }],
    tool_calls: [
      { tool_name: 'groundhog.chronicle' },
      { tool_name: 'snapshot_create' },
      { tool_name: 'snapshot_diff' },
      { tool_name: 'snapshot_restore' },
      { tool_name: 'groundhog.side_effect' },
      { tool_name: 'groundhog.checkpoint_success', is_error: true },
      { tool_name: 'groundhog.checkpoint_success', is_error: false },
    ],
  });
});
