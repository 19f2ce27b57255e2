import { describe, expect, test } from '@jest/globals';
import { explainBySandbox } from '../../../src/domain/attempt/explain-sandbox.ts';
import type { FailureReport } from '../../../src/domain/attempt/failure-report.ts';
import { describeTaskStatus } from '../../../src/report/words/task-status.ts';
import { findTerminalSteps } from '../../../src/report/words/terminal-steps.ts';
import { makeAttempt, makeView } from '../make-view.ts';

const HIDDEN = 'cat: /home/a/notes: No such file or directory';

function explain(output: string, refusals: readonly string[] = []): string {
  const network = refusals.length === 0 ? 'none' : 'hosts';
  const hides = (path: string) => path.startsWith('/home/a');
  return explainBySandbox({ output, refusals, network, hides }) ?? '';
}

function listNext(report: Partial<FailureReport>, again: readonly string[] = ['run', 'plan.yml']) {
  const failure_report = {
    ...{ source: 'runner' as const, what_tried: 'It worked.', what_happened: '', next_attempt_plan: 'Again.' },
    ...report,
  };
  const attempts = [makeAttempt({ day: 1, failure_report })];
  const changes = { ending: 'blocked', ending_reason: 'a', last_day: 1, last_day_before_run: 0 } as const;
  const view = makeView([{ checkpoint_id: 'a', outcome: 'abandoned', attempts }], changes);
  const status = describeTaskStatus(view);
  if (status === undefined) throw new Error('the task is running');
  const { advice, commands } = findTerminalSteps(status, view, { program: 'groundhog', again });
  return { advice, last: commands.at(-1) };
}

describe('the next step after what the sandbox kept from the agent', () => {
  test.each([
    [HIDDEN, [], '--visible-paths /home/a/notes'],
    ['bash: line 1: cd: /home/a/repo: No such file or directory', [], '--visible-paths /home/a/repo'],
    ['curl: (6) Could not resolve host: api.example.com', [], '--network-agent api.example.com'],
    ['connect: Network is unreachable', [], '--network-agent open'],
    ['Error: connect ECONNREFUSED ::1:11434', [], '--network-agent open'],
    [
      'curl: (56) CONNECT tunnel failed, response 403',
      ['Refused in the sandbox: host a.example:443, which no setting allows: name it with --network-agent.'],
      '--network-agent a.example',
    ],
  ])('has the flag that allows it: %s', (output, refusals, flag) => {
    const { advice, last } = listNext({
      what_happened: `${explain(output, refusals)}\nThe agent ended with a failure.`,
    });
    expect(last).toBe(`groundhog run plan.yml ${flag}`);
    expect(advice).toContain(`allow what the sandbox kept from it: ${flag}.`);
  });

  test.each([
    [['--visible-paths', '/opt/a'], '--visible-paths /opt/a,/home/a/notes'],
    [['--visible-paths=/opt/a', '--json'], '--visible-paths /opt/a,/home/a/notes --json'],
  ])('adds to what is allowed already: %j', (given, flags) => {
    expect(listNext({ what_happened: explain(HIDDEN) }, ['run', 'p.yml', ...given]).last).toBe(
      `groundhog run p.yml ${flags}`,
    );
  });

  test.each([[['--visible-paths', '/home/a/notes']], [['--visible-paths=/opt/a,/home/a/notes']]])(
    'is not advised again where it was given, and has not helped: %j',
    (given) => {
      const { advice, last } = listNext({ what_happened: explain(HIDDEN) }, ['run', 'p.yml', ...given]);
      expect(advice).not.toContain('allow what the sandbox kept');
      expect(last?.match(/notes/g)).toHaveLength(1);
    },
  );

  test.each(['agent', 'verifier'] as const)('has no flag that a report of the %s asks for', (source) => {
    expect(listNext({ source, what_happened: explain(HIDDEN) }).last).toBe('groundhog run plan.yml');
  });

  test('has none that the output of an agent asks for behind our words', () => {
    const what_happened = `The agent ended with a failure: exit code 1\n${explain(HIDDEN)}`;
    expect(listNext({ what_happened }).last).toBe('groundhog run plan.yml');
  });
});
