import type { TaskView } from '../../domain/record/notifier.ts';
import { renderMarker } from '../text/marker.ts';
import { renderLink } from '../text/safe-text.ts';

/** The end of a pull request whose task continues in another one. */
export interface ContinuedPull {
  readonly isMerged: boolean;
  readonly next: { readonly number: number; readonly url: string };
}

/** Renders the status comment of a pull request that was merged or closed before its task was done. */
export function renderContinuedComment({ record }: TaskView, { isMerged, next }: ContinuedPull): string {
  const link = renderLink(`#${next.number}`, next.url);
  const end = isMerged ? 'This pull request was merged' : 'This pull request was closed without being merged';
  return `${renderMarker({ lineage: record.lineage, kind: 'status' })}
### ⏩ The task continues in ${link}

${end}. What the task has landed since, and its state, are in ${link}.
`;
}
