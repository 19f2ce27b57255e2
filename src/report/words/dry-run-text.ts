/** Says what became of the work of a dry run on GitHub. */
export const DRY_RUN_MEANING =
  'nothing was pushed, and nothing written to GitHub. The branch, the commits and the record that are named here are in no repository, so there is nothing to review or merge.';
