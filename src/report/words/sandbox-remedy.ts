import { findSandboxRemedy, type SandboxRemedy } from '../../domain/attempt/explain-sandbox.ts';
import type { RecordView } from '../../domain/record/notifier.ts';

/**
 * Finds the flag that allows what the sandbox kept from the last attempt of the last run; undefined where it ended
 * otherwise. A report of the agent itself counts for nothing: it may ask for any flag.
 */
export function findRemedy({ record }: RecordView): SandboxRemedy | undefined {
  if (record.last_day <= record.last_day_before_run) return undefined;
  const last = record.checkpoints.flatMap(({ attempts }) => attempts).find(({ day }) => day === record.last_day);
  if (last === undefined || last.outcome === 'passed') return undefined;
  const { failure_report: report, notes } = last;
  // The first note on an interrupted attempt is its reason.
  const reason = report === null ? notes[0] : report.source === 'runner' ? report.what_happened : undefined;
  return reason === undefined ? undefined : findSandboxRemedy(reason);
}

/** Returns whether the words of a command have a remedy already, which has not helped then. */
export function isRemedyGiven(words: readonly string[] | undefined, { flag, value }: SandboxRemedy): boolean {
  return (words ?? []).some((word, index, all) => {
    const given = all[index - 1] === flag ? word : word.startsWith(`${flag}=`) ? word.slice(flag.length + 1) : '';
    return given.split(',').includes(value);
  });
}

/** Describes a remedy as a sentence and a space; nothing where there is none. */
export function describeRemedy(remedy: SandboxRemedy | undefined): string {
  if (remedy === undefined) return '';
  return `If the agent may have it, allow what the sandbox kept from it: ${remedy.flag} ${remedy.value}. `;
}

/** Adds the flag of a remedy to the words of a command, to the paths or hosts that it names already. */
export function addRemedy(words: readonly string[], remedy: SandboxRemedy | undefined): readonly string[] {
  if (remedy === undefined) return words;
  const { flag, value } = remedy;
  const at = words.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`));
  if (at === -1) return [...words, flag, value];
  const isJoined = words[at] !== flag;
  const given = isJoined ? (words[at]?.slice(flag.length + 1) ?? '') : (words[at + 1] ?? '');
  const isGiven = given.split(',').includes(value);
  const both = value === 'open' || given === 'none' ? value : isGiven ? given : `${given},${value}`;
  return [...words.slice(0, at), flag, both, ...words.slice(at + (isJoined ? 1 : 2))];
}
