/** The rules of Groundhog that stop cheats; `docs/security.md` describes them. */
export type Defence =
  | 'captured without the index, attributes and settings of the agent'
  | 'protected paths'
  | 'changes that fail an attempt'
  | 'files hidden by new ignore rules are removed'
  | 'criteria run in a checkout of the captured tree'
  | 'outputs of the setup are kept'
  | 'the checkout is compared before and after each command'
  | 'a HOME for criteria'
  | 'a TMPDIR for criteria'
  | 'a PATH as it was before the first agent'
  | 'a repository for criteria'
  | 'the control repository uses no settings of others'
  | 'the run stops what an attempt has left'
  | 'verbs carry no verdict'
  | 'the verdict is the exit code of the command'
  | 'tests are compared with the base by name';

/** The defences against a cheat that Groundhog does not stop by itself, as `docs/security.md` has them. */
export type Remedy =
  | 'protect what the criteria run'
  | 'say where changes belong'
  | 'a test that starts the code as another process'
  | 'a review'
  | 'isolation';

/** An agent that does not do its work and claims it. Names are sentences after "an agent that". */
export interface Cheat {
  readonly name: string;
  /** Shell commands after `AGENT_PRELUDE`, before the claim of success. One that claims itself calls `did` first. */
  readonly agent: string;
  /** The commands of the criteria; `node test/sum.test.js` unless given. */
  readonly criteria?: readonly string[];
  /** The program that runs the criterion `tests`, instead of commands. */
  readonly tests?: 'node --test' | 'in one process';
  /** How many attempts the agent has, with the same script; one unless given. */
  readonly attempts?: number;
  /** True where the plan protects nothing but what is always protected. */
  readonly isUnprotected?: boolean;
  /** True where it is played in the user's checkout, too. */
  readonly isPlayedInPlace?: boolean;
  readonly stoppedBy: Defence | { readonly notStoppedWithout: Remedy };
}

/** Cheats of one kind, for the table of results. */
export interface CheatClass {
  readonly title: string;
  readonly cheats: readonly Cheat[];
}
