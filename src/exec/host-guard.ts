/**
 * The port through which a run finds what its programs changed outside of the workspace. It detects and does not
 * prevent: a program of the same user can write wherever this process can.
 */
export interface HostGuard {
  /** Trusts what git reads as configuration in a repository of ours, as it is now. */
  trustRepository(gitDir: string): void;
  /**
   * Compares everything that was trusted. Called after each program that is not ours, before anything else is used.
   * Restores what others wrote for the runner of the job, and returns a note about each file. Throws GroundhogError
   * `trusted_file_changed` for a change of anything else; repeats it at each later call.
   */
  inspect(): readonly string[];
}
