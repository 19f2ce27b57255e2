import type { ZoneAnswers } from '../../domain/decisions/judge-self-test.ts';
import {
  type Attack,
  attacks,
  attackTitles,
  needs,
  needTitles,
  type Probe,
  type ProbeAnswers,
} from '../../domain/sandbox-attacks.ts';
import type { Finding } from './doctor-text.ts';

/** The isolation of a machine, as it was tried out. */
export interface IsolationReport {
  /** The means of isolation, for people; undefined where there are none. */
  readonly means: string | undefined;
  /** The reasons for which a job is refused; none where it runs isolated. */
  readonly problems: readonly string[];
  /** The sentences on what to add where; undefined where nothing is known to help. */
  readonly remedy: string | undefined;
  /** The self-test; undefined where it could not run. */
  readonly tested: { readonly outside: ProbeAnswers; readonly zones: readonly ZoneAnswers[] } | undefined;
}

const WORDS = { reached: 'yes', blocked: 'no', absent: '-' } as const;
/** The width of a column. */
const GAP = 10;
const WIDTH = Math.max(...Object.values({ ...attackTitles, ...needTitles }).map((title) => title.length)) + 2;

interface ReportChoices {
  readonly hasTable: boolean;
  /** Whether a finding switches isolation off. */
  readonly isOff: boolean;
}

/** Renders the isolation of a machine for a terminal, in a few lines, or with the table of the self-test. */
export function renderIsolationReport(
  { means, problems, remedy, tested }: IsolationReport,
  { hasTable, isOff }: ReportChoices,
): string {
  const verdict =
    problems.length > 0
      ? ['A job on this machine is refused:', ...problems.map((problem) => `  ${problem}`)]
      : isOff
        ? ['This machine can isolate a job, and "isolation" above switches that off.']
        : ['A job on this machine runs isolated.'];
  const lines = [
    `Sandboxes: ${means ?? 'none'}`,
    ...(tested === undefined || !hasTable ? [] : ['', ...renderTable(tested), '']),
    ...verdict,
    ...(remedy === undefined ? [] : [`  ${remedy}`]),
    ...(tested === undefined || hasTable
      ? []
      : ['What a program in a sandbox can reach: groundhog doctor --isolation']),
  ];
  return `${lines.join('\n')}\n`;
}

type Tested = NonNullable<IsolationReport['tested']>;

function renderTable({ outside, zones }: Tested): string[] {
  const columns = [...zones, { zone: 'outside', answers: outside }];
  const toRow = (title: string, cells: readonly string[]) =>
    `${title.padEnd(WIDTH + 2)}${cells.map((cell, at) => cell.padEnd(columns[at + 1] === undefined ? 0 : GAP)).join('')}`;
  const render = (titles: Readonly<Record<string, string>>, names: readonly Probe[]) =>
    names.map((name) =>
      toRow(
        `  ${titles[name] ?? name}`,
        columns.map(({ answers }) => WORDS[outcomeOf(answers, name)]),
      ),
    );
  const head = (text: string) =>
    toRow(
      text,
      columns.map(({ zone }) => zone),
    );
  return [
    ...[head('A program can'), ...render(attackTitles, attacks)],
    ...['', head('A program must be able to'), ...render(needTitles, needs)],
    ...['', '"-" has nothing to try here, or is not tried without a sandbox.'],
    'The columns are the sandboxes of the agent, its setup and its criteria, and of the tools of the built-in agent.',
  ];
}

function isAttack(probe: Probe): probe is Attack {
  return probe in attackTitles;
}

function outcomeOf(answers: ProbeAnswers, probe: Probe) {
  return answers[probe]?.outcome ?? 'absent';
}

/** Renders the isolation of a machine, and other findings on it, as one JSON document, schema version 1. */
export function renderIsolationReportJson(
  { means, problems, remedy, tested }: IsolationReport,
  findings: readonly Finding[],
): string {
  const probes =
    tested === undefined
      ? []
      : [...attacks, ...needs].map((probe) => ({
          probe,
          kind: isAttack(probe) ? 'attack' : 'need',
          outside: outcomeOf(tested.outside, probe),
          inside: Object.fromEntries(tested.zones.map(({ zone, answers }) => [zone, outcomeOf(answers, probe)])),
        }));
  const isolation = { works: problems.length === 0, means: means ?? null, problems, remedy: remedy ?? null, probes };
  return `${JSON.stringify({ schema_version: 1, isolation, findings }, undefined, 2)}\n`;
}
