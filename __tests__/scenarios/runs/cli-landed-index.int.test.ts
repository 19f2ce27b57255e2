import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp, gitEnv } from '../../helpers/temp-repo.ts';
import { agentCommand, createNotes, createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

test('a run that ends with a landing waits for the git that writes the next index of its verification checkout', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const notes = await createNotes();
  const bin = notes.file('bin');
  await mkdir(bin);
  // A git that takes long over that index alone.
  const script = `#!/bin/sh
PATH=$\{PATH#*:}
case "$GIT_INDEX_FILE $*" in */verification-1.index.next*\\ update-index\\ *) ;; *) exec git "$@" ;; esac
sleep 1
git "$@"
status=$?
echo "$status" >> '${notes.file('ended')}'
exit "$status"
`;
  await writeFile(join(bin, 'git'), script, { mode: 0o755 });
  const planText = `${greetPlan()}      - { kind: command, command: "test -e greeting.txt" }\n`;
  const agent = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
  const run = await runOnLaptop(dir, { agent, planText, env: { PATH: `${bin}:${gitEnv.PATH}` } });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(await readFile(notes.file('ended'), 'utf8')).toBe('0\n');
});
