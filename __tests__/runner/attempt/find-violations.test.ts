import { expect, test } from '@jest/globals';
import { type Checkpoint, checkpointSchema } from '../../../src/domain/plan/plan.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { openGit } from '../../../src/git/git.ts';
import { findViolations } from '../../../src/runner/attempt/find-violations.ts';

const redactor = createRedactor([]);
const control = openGit(
  { gitDir: '/nonexistent' },
  { programs: { git: undefined, path: '' }, home: '/nonexistent', redact: (text) => text },
);
const checkpoint: Checkpoint = checkpointSchema.parse({
  id: 'first',
  spec: 'Do it',
  success_criteria: [{ kind: 'file_exists', path: 'a.txt' }],
});

test('what git cannot hold is named with what to do instead, also where it is new', async () => {
  const id = 'a'.repeat(40);
  const problems = [{ kind: 'special_file', paths: ['.gitmodules'] }] as const;
  const capture = { commit: id, tree: id, changes: [], problems, blobs: new Map(), notes: [], status: undefined };
  const planSource = { plan: { checkpoints: [checkpoint] }, path: undefined };
  const options = { control, planSource, checkpoint, redactor, findProtection: () => undefined };
  expect((await findViolations(capture, options)).violations).toEqual([
    {
      sentence: 'The attempt left something that git cannot hold: .gitmodules.',
      advice:
        'Use plain files and links, under no name that some system takes for ".git", and make no link of ".gitmodules".',
    },
  ]);
});
