import { toShortId } from '../../domain/ids.ts';

/** Where a report may point to. All of it comes from trusted settings; what is missing is shown as plain ids. */
export interface Links {
  /** `https://host/owner/repository`, without a slash at the end. */
  readonly repositoryUrl?: string | undefined;
  readonly pullRequestUrl?: string | undefined;
  readonly runUrl?: string | undefined;
}

function renderLink(text: string, url: string): string {
  return `[${text}](${url})`;
}

/** A commit as people read it, with a link where the repository is known. */
export function renderCommitLink(links: Links, sha: string): string {
  const text = `\`${toShortId(sha)}\``;
  return links.repositoryUrl === undefined ? text : renderLink(text, `${links.repositoryUrl}/commit/${sha}`);
}

/** What changed from one commit to another, with a link to the comparison where the repository is known. */
export function renderCompareLink(links: Links, from: string, to: string): string {
  if (links.repositoryUrl === undefined) return `\`${toShortId(from)}..${toShortId(to)}\``;
  return renderLink(`\`${toShortId(to)}\``, `${links.repositoryUrl}/compare/${from}...${to}`);
}

/** The pull request and the workflow run as one line; undefined when neither is known. */
export function renderSourceLinks(links: Links): string | undefined {
  const parts: string[] = [];
  if (links.pullRequestUrl !== undefined) parts.push(renderLink('Pull request', links.pullRequestUrl));
  if (links.runUrl !== undefined) parts.push(renderLink('Workflow run', links.runUrl));
  return parts.length === 0 ? undefined : parts.join(' · ');
}
