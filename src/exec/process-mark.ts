import type { ProcessIdentity } from './process-identity.ts';
import { sha256Hex } from './sha256.ts';

/** The variable that every program that is not ours is started with, so that what it leaves behind can be found. */
export const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';

const SCOPE_LENGTH = 32;

/** A run, as the marks of its programs name it. */
export interface MarkedRun {
  /** A digest of the machine and the repository. */
  readonly scope: string;
  readonly pid: number;
  /** As in `ProcessIdentity`. */
  readonly started: string;
}

/** Returns the digest by which runs on one machine for one repository recognise each other. */
export function toRunScope({ host }: Pick<ProcessIdentity, 'host'>, repository: string): string {
  return sha256Hex(JSON.stringify([host, repository])).slice(0, SCOPE_LENGTH);
}

/** Renders the mark of a run's programs, from which a later run learns whose they are: `<prefix>.<run>.<suffix>`. */
export function toProcessMark({ scope, pid, started }: MarkedRun, prefix: string, suffix: string): string {
  return [prefix, [scope, pid, ...started.split(' ')].join('~'), suffix].join('.');
}

/** Finds the run in an environment of one of its programs; undefined without a mark that names one. */
export function findMarkedRun(env: readonly string[]): MarkedRun | undefined {
  const mark = env.find((entry) => entry.startsWith(`${PROCESS_MARK}=`));
  const [scope = '', pid = '', boot = '', ticks = ''] = mark?.split('.')[1]?.split('~') ?? [];
  if (scope.length !== SCOPE_LENGTH || !/^[1-9]\d*$/.test(pid) || boot === '' || ticks === '') return undefined;
  return { scope, pid: Number(pid), started: `${boot} ${ticks}` };
}
