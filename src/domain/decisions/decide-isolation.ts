import type { IsolationChoice } from '../setting-limits.ts';

/** The facts about a machine that decide whether untrusted programs run in a sandbox. */
export interface IsolationFacts {
  readonly choice: IsolationChoice;
  /** Whether nobody watches, as in a job. */
  readonly isJob: boolean;
  readonly isLinux: boolean;
  /** Whether the program that makes sandboxes is installed. */
  readonly isInstalled: boolean;
  /** Whether it made one here. */
  readonly works: boolean;
  /** The messages of the trials that failed, in their order. */
  readonly problems: readonly string[];
  /** Whether AppArmor keeps users from making user namespaces, as on Ubuntu since 24.04. */
  readonly restrictsNamespaces: boolean;
}

export type IsolationDecision =
  | { readonly kind: 'sandbox' }
  /** `warning` is for the user; undefined where the user has asked for it. */
  | { readonly kind: 'none'; readonly warning: string | undefined }
  /** Nothing may run. `remedy` says what to add where. */
  | { readonly kind: 'refused'; readonly reason: string; readonly remedy: string };

const MISSING_RIGHTS = /setting up uid map|uid_map|Operation not permitted|Permission denied|ENOSPC|No space left/i;
/** Lets bubblewrap, and no other program, make user namespaces. */
const APP_ARMOR_PROFILE = `abi <abi/4.0>,
include <tunables/global>
profile bwrap /usr/bin/bwrap flags=(unconfined) {
  userns,
}`;

/** Decides whether the programs of a run are isolated; without a sandbox a job runs only where that was asked for. */
export function decideIsolation(facts: IsolationFacts): IsolationDecision {
  if (facts.choice === 'none') return { kind: 'none', warning: undefined };
  if (facts.works) return { kind: 'sandbox' };
  const reason = describeObstacle(facts);
  if (facts.choice === 'sandbox' || facts.isJob) return { kind: 'refused', reason, remedy: describeRemedy(facts) };
  return { kind: 'none', warning: `No isolation: ${reason}. The agent runs with your rights.` };
}

function describeObstacle({ isLinux, isInstalled, problems }: IsolationFacts): string {
  if (!isLinux) return 'sandboxes need Linux';
  if (!isInstalled) return 'bubblewrap (bwrap) is not installed, and could not be installed';
  return `bubblewrap cannot make a sandbox here (${problems.join('; ')})`;
}

function describeRemedy({ isLinux, isInstalled, problems, restrictsNamespaces }: IsolationFacts): string {
  if (!isLinux) return 'Use a runner with Linux.';
  if (!isInstalled) return 'Add a step before Groundhog: "run: sudo apt-get install -y bubblewrap".';
  if (restrictsNamespaces)
    return `On a machine of your own let bwrap make user namespaces: write these lines to /etc/apparmor.d/bwrap, and run "sudo apparmor_parser -r /etc/apparmor.d/bwrap". In a container, run the job outside of one.\n\n${APP_ARMOR_PROFILE}\n`;
  if (problems.some((problem) => MISSING_RIGHTS.test(problem)))
    return 'In a container start it with the option --privileged, or run the job outside of one: "container: { image: …, options: --privileged }".';
  return 'See docs/isolation.md for what a sandbox needs.';
}
