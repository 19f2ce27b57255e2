import { describeAudit, type LandingAudit } from '../../domain/attempt/landing-audit.ts';
import { toShortLine } from '../text/safe-text.ts';

/** An audit with the checkpoint and the commit that landed. */
interface NamedAudit extends LandingAudit {
  readonly checkpointId: string;
  readonly commit: string;
}

/** Renders audits: a line for each checkpoint, and below it the hunks that no criterion noticed. */
export function renderAudit(audits: readonly NamedAudit[]): string {
  return audits.map((audit) => `${[renderHead(audit), ...audit.unnoticed.map(renderHunk)].join('\n')}\n`).join('');
}

function renderHead(audit: NamedAudit): string {
  return `${toShortLine(audit.checkpointId, 100)} (${audit.commit.slice(0, 7)}): ${describeAudit(audit)}`;
}

function renderHunk({ path, line, added, removed }: LandingAudit['unnoticed'][number]): string {
  const where = line === null ? '' : `:${line}`;
  return `  ${toShortLine(path, 200)}${where} (+${added} -${removed})`;
}

/** Renders audits as one JSON document. */
export function renderAuditJson(taskId: string, audits: readonly NamedAudit[]): string {
  const checkpoints = audits.map(({ checkpointId, commit, end, hunks, tried, unnoticed }) => ({
    checkpoint_id: checkpointId,
    commit,
    ...{ end, hunks, tried, unnoticed },
  }));
  return `${JSON.stringify({ schema_version: 1, task_id: taskId, checkpoints }, undefined, 2)}\n`;
}
