import { type Attribution, renderShare } from '../../domain/attempt/attribution.ts';
import { formatCount, formatPlural } from '../text/format-duration.ts';

/** Describes who wrote the lines that a checkpoint landed, in one line without a full stop. */
export function describeAttribution(attribution: Attribution): string {
  const { agent_added, agent_removed, people_added, people_commits, binary_files } = attribution;
  const share = renderShare(attribution);
  const parts = [
    share ?? 'none added',
    `agent +${formatCount(agent_added)} -${formatCount(agent_removed)}`,
    ...(people_commits === 0
      ? []
      : [`people +${formatCount(people_added)} in ${formatPlural(people_commits, 'commit')}`]),
    ...(binary_files === 0 ? [] : [`${formatPlural(binary_files, 'binary file')} without lines`]),
  ];
  return parts.join('; ');
}
