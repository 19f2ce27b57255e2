import {
  type Attack,
  attacks,
  attackTitles,
  canaries,
  needs,
  needTitles,
  type ProbeAnswer,
  type ProbeAnswers,
} from '../sandbox-attacks.ts';

const MIN_CANARIES = 5;

/** The attacks that succeed by design where a sandbox shares the network of the machine. */
const NETWORK_ATTACKS: readonly Attack[] = [
  ...(['network_namespace', 'loopback', 'abstract_socket', 'metadata_address'] as const),
  ...(['ipv4_route', 'ipv6_route', 'dns'] as const),
];

/** The answers from the sandbox of a zone. */
export interface ZoneAnswers {
  /** As users call it: agent, tools, setup, criteria. */
  readonly zone: string;
  /** Whether its programs share the network of the machine. */
  readonly hasNetwork: boolean;
  readonly answers: ProbeAnswers;
}

/** Lists in sentences why sandboxes must not be relied on; none when they hold. */
export function findSelfTestProblems(outside: ProbeAnswers, zones: readonly ZoneAnswers[]): readonly string[] {
  const found = canaries.filter((canary) => outside[canary]?.outcome === 'reached').length;
  const isBlind = found < MIN_CANARIES;
  return [
    ...(isBlind
      ? [
          `The self-test proves nothing: without a sandbox it reached ${found} of ${canaries.length} things, and must reach ${MIN_CANARIES}.`,
        ]
      : []),
    ...zones.flatMap(findZoneProblems),
  ];
}

function findZoneProblems({ zone, hasNetwork, answers }: ZoneAnswers): readonly string[] {
  const held = attacks.filter((attack) => !(hasNetwork && NETWORK_ATTACKS.includes(attack)));
  const reached = held.filter((attack) => (answers[attack]?.outcome ?? 'reached') === 'reached');
  const missed = needs.filter((need) => (answers[need]?.outcome ?? 'blocked') === 'blocked');
  const inside = `In the sandbox of the ${zone} a program`;
  return [
    ...reached.map((attack) => `${inside} can ${attackTitles[attack]}${describe(answers[attack])}.`),
    ...missed.map((need) => `${inside} cannot ${needTitles[need]}${describe(answers[need])}.`),
  ];
}

function describe(answer: ProbeAnswer | undefined): string {
  const detail = answer === undefined ? 'no answer' : answer.detail;
  return detail === '' ? '' : ` (${detail})`;
}
