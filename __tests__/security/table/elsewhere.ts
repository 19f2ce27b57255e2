import type { Acceptance } from '../attack.ts';

/** An acceptance test that is about texts and trees, not about a machine: `npm test` plays it, with its own controls. */
export interface PlayedElsewhere {
  readonly acceptance: Acceptance;
  readonly name: string;
  /** Below `__tests__`. */
  readonly files: readonly string[];
}

export const elsewhere: readonly PlayedElsewhere[] = [
  {
    acceptance: 'AT-16',
    name: 'changes a file between its verification and its landing',
    files: ['scenarios/verification/clean-checkout.int.test.ts', 'workspace/attempt/porcelain-oracle.int.test.ts'],
  },
  {
    acceptance: 'AT-17',
    name: 'has a criterion read outside of the tree, or without end',
    files: ['verifier/tree-criterion.test.ts'],
  },
  {
    acceptance: 'AT-18',
    name: 'stops the run by a pattern that takes forever',
    files: ['verifier/tree-criterion.test.ts', 'domain/plan/pattern-size.test.ts'],
  },
  {
    acceptance: 'AT-21',
    name: 'gives commands to the runner by its output',
    files: ['scenarios/action/action-safe.int.test.ts'],
  },
  {
    acceptance: 'AT-22',
    name: 'mentions people, closes issues or shows pictures by a comment',
    files: ['report/pages/comment-safety.test.ts'],
  },
  { acceptance: 'AT-23', name: 'is given instructions that readers do not see', files: ['agent/brief.test.ts'] },
  {
    acceptance: 'AT-25',
    name: 'has a name become an option, a path or another ref',
    files: ['domain/refs/ref-name.int.test.ts'],
  },
  {
    acceptance: 'AT-26',
    name: 'exhausts the machine by a plan',
    files: ['domain/yaml/yaml-limits.test.ts', 'domain/plan/parse-plan.test.ts'],
  },
  {
    acceptance: 'AT-27',
    name: 'has a tree written that becomes a repository',
    files: ['workspace/files/forbidden-names.int.test.ts', 'scenarios/agents/cli-forbidden-changes.int.test.ts'],
  },
];
