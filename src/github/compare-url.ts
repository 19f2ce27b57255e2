/** Two branches, named without `refs/heads/`; without a base the head is compared with the default branch. */
interface Compared {
  readonly base?: string;
  readonly head: string;
}

/** Returns the page on which a pull request of a branch can be opened by hand; undefined without a repository's page. */
export function toCompareUrl(repositoryUrl: string | undefined, { base, head }: Compared): string | undefined {
  if (repositoryUrl === undefined) return undefined;
  const encode = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');
  const range = base === undefined ? encode(head) : `${encode(base)}...${encode(head)}`;
  return `${repositoryUrl}/compare/${range}?expand=1`;
}
