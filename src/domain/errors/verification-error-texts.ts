import type { ErrorData } from './errors.ts';

/** The texts of errors about criteria that cannot be run, and about what they were to check. */
export const verificationErrorTexts = {
  criterion_unrunnable: ({ checkpoint, number, reason, setup }: ErrorData) => ({
    title: 'A criterion cannot be run at the base, so its checkpoint gets no attempt.',
    observed: `Checkpoint "${checkpoint}": criterion ${number} could not be run: \`${reason}\`.`,
    hint: [
      setup === undefined ? 'Install it where the run starts, or change the plan.' : `Is \`setup: ${setup}\` missing?`,
      'If the checkpoint itself is to make it run, give --force, or the input "force".',
    ].join(' '),
  }),
  tests_pass_at_base: ({ checkpoint, number, tests }: ErrorData) => ({
    title: 'Tests that must fail at the base pass there, so its checkpoint gets no attempt.',
    observed: `Checkpoint "${checkpoint}": criterion ${number} says "must_fail_at_base", and before any work these pass: ${tests}.`,
    hint: [
      'Narrow "must_pass" to the tests of the work, or write tests that fail without it;',
      'where the work is done already, skip the checkpoint.',
    ].join(' '),
  }),
  landed_outside: ({ checkpoint, wait, paths, commits, line }: ErrorData) => ({
    title: 'What has landed goes beyond what the plan allows now, so its checkpoint gets no attempt.',
    observed: `Checkpoint "${checkpoint}" has changed in the plan, and what it has landed (${commits}) changed ${paths}, which its "protect" or "changes_within" does not allow.`,
    hint: [
      `${wait}Take it back on the task branch, with what came later in those paths: ${line}`,
      'The next run checks what is left, and an agent does the rest. To keep it, allow the paths in the plan, or skip the checkpoint.',
    ].join('\n'),
  }),
  guard_without_report: ({ checkpoint, number, title, detail, output }: ErrorData) => ({
    title: 'A guard has no tests to compare at the base, so its checkpoint gets no attempt.',
    observed: `Checkpoint "${checkpoint}": guard ${number} ran \`${title}\`. ${detail}\n${output}`,
    hint: [
      'Run the command in a fresh clone of the base: it has to find the tests, "setup" has to bring what they need, and "caches" what lies below HOME.',
      'If the checkpoint itself is to make it run, give --force, or the input "force".',
    ].join(' '),
  }),
  guard_fails_at_base: ({ checkpoint, number, title, detail, output }: ErrorData) => ({
    title: 'A guard fails at the base, so its checkpoint gets no attempt.',
    observed: [`Checkpoint "${checkpoint}": guard ${number} failed: \`${title}\`. ${detail}`.trimEnd(), output]
      .join('\n')
      .trimEnd(),
    hint: [
      'Every attempt would fail by it. Make it hold on the base branch, which --rebase or the command "rebase" takes in, or take it out of "guards"; a guard of the kind "tests" lets tests fail that fail at the base.',
      'If the checkpoint itself is to make it hold, add it to its "success_criteria" too, or give --force, or the input "force".',
    ].join(' '),
  }),
  setup_failed: ({ command, commit, detail, output, refusals }: ErrorData) => ({
    title: 'The setup command of the plan failed.',
    observed: [`${command}: ${detail}`, refusals ?? [], output].flat().join('\n').trimEnd(),
    hint:
      refusals === undefined
        ? `Run the command in a fresh clone, at ${commit}, where it ran; fix it there or change "setup" in the plan. In a sandbox it reaches the registries of the lockfiles alone: --network-setup, or the input of its name, adds hosts.`
        : 'Give the run the flag that allows the host, or the input of its name, or change "setup" in the plan.',
  }),
  nothing_landed: ({ task }: ErrorData) => ({
    title: 'There is nothing to audit.',
    observed: `No checkpoint of the plan has landed a commit in the task "${task}".`,
    hint: 'Run the plan first, or give the plan and the task that have landed.',
  }),
} as const;
