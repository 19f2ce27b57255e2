import { toShortId } from '../../domain/ids.ts';

/** The pages that a report links to, from trusted settings. Where one is missing, plain ids are shown. */
export interface Links {
  /** `https://host/owner/repository`, without a trailing slash. */
  readonly repositoryUrl?: string | undefined;
  readonly pullRequestUrl?: string | undefined;
  readonly runUrl?: string | undefined;
}

function renderLink(text: string, url: string): string {
  return `[${text}](${url})`;
}

/** Renders the short id of a commit, as a link where the repository is known. */
export function renderCommitLink(links: Links, sha: string): string {
  const text = `\`${toShortId(sha)}\``;
  return links.repositoryUrl === undefined ? text : renderLink(text, `${links.repositoryUrl}/commit/${sha}`);
}

/** Renders the changes between two commits, as a link to the comparison where the repository is known. */
export function renderCompareLink(links: Links, from: string, to: string): string {
  if (links.repositoryUrl === undefined) return `\`${toShortId(from)}..${toShortId(to)}\``;
  return renderLink(`\`${toShortId(to)}\``, `${links.repositoryUrl}/compare/${from}...${to}`);
}

/** Renders links to the pull request and the workflow run; undefined when neither is known. */
export function renderSourceLinks(links: Links): string | undefined {
  const parts: string[] = [];
  if (links.pullRequestUrl !== undefined) parts.push(renderLink('Pull request', links.pullRequestUrl));
  if (links.runUrl !== undefined) parts.push(renderLink('Workflow run', links.runUrl));
  return parts.length === 0 ? undefined : parts.join(' · ');
}
