/** One thing that people see on GitHub, with what stands over it there. */
export interface SamplePage {
  readonly name: string;
  /** HTML of ours. */
  readonly head: string;
  /** The title of the pull request that the page is the body of. */
  readonly title?: string;
  /** Whether it is a page of a job or a check, and no comment. */
  readonly isPage?: boolean;
  readonly markdown: string;
}

export const BOT = '<b>github-actions</b> bot commented';
