import { afterEach, expect, test } from '@jest/globals';
import { parseRunnerCommands } from '../../helpers/runner-commands.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { JOB_TOKEN, withHub } from '../job.ts';
import { agentCommand } from '../laptop.ts';

afterEach(cleanUp);

const basic = Buffer.from(`x-access-token:${JOB_TOKEN}`).toString('base64');

test("with the runner's debug logging on, a job shows git commands, requests and decisions, and no secret", () =>
  withHub({}, async ({ run }) => {
    const job = { agent: agentCommand('commands-runner.sh'), env: { RUNNER_DEBUG: '1' } };
    const result = await run(job);
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    const lines = result.stdout.split('\n').filter((line) => line.startsWith('debug: '));
    expect(lines).toContainEqual(expect.stringMatching(/^debug: git .*push.*\(exit 0, \d+ ms\)$/));
    expect(lines).toContainEqual(expect.stringMatching(/^debug: POST \/\S*\/pulls 201 \(\d+ ms/));
    expect(lines).toContainEqual(expect.stringMatching(/^debug: next: attempt 1, number 1 at "greet"/));
    const shown = result.stdout.replaceAll(`::add-mask::${JOB_TOKEN}\n`, '');
    for (const secret of [JOB_TOKEN, basic]) expect(shown).not.toContain(secret);
    const names = parseRunnerCommands(result.stdout).map(({ name }) => name);
    expect(names).toEqual(['add-mask', 'stop-commands', 'notice', 'notice']);
    const post = await run({ ...job, phase: 'post', state: { run: result.state.run ?? '' } });
    expect(post).toMatchObject({ exitCode: 0 });
    expect(post.stdout).toMatch(/^debug: git /m);
    for (const secret of [JOB_TOKEN, basic]) expect(post.stdout).not.toContain(secret);
  }));

test('without it a job shows none of them', () =>
  withHub({}, async ({ run }) => {
    const result = await run({ agent: agentCommand('does-all-steps.sh') });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(result.stdout).not.toMatch(/^debug: /m);
  }));
