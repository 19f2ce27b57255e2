/** The kinds of remarks on a draft. */
export const remarkKinds = [
  'unreadable',
  'holds_at_base',
  'guard_fails',
  'cannot_run',
  'forbidden',
  'contradiction',
  'test_passes',
  'test_first',
  'setup',
  'agents',
  'weak',
  'not_checked',
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** A remark of the harness on a draft of a plan. A fault keeps the draft from being good; other remarks inform. */
export interface DraftRemark {
  readonly kind: RemarkKind;
  readonly isFault: boolean;
  /** The part of the draft, such as `checkpoint "a", criterion 2`; empty for the draft as a whole. */
  readonly about: string;
  /** One sentence; may quote text of the draft and of programs. */
  readonly message: string;
}

/** Renders a remark on one line. */
export function renderRemark({ about, message }: DraftRemark): string {
  return about === '' ? message : `${about}: ${message}`;
}

/** Returns the remarks that are faults. */
export function findFaults(remarks: readonly DraftRemark[]): DraftRemark[] {
  return remarks.filter(({ isFault }) => isFault);
}
