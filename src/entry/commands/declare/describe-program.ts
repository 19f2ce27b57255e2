import type { Command, Option } from 'commander';
import { PROVIDER_NAMES } from '../../../agent/builtin/provider-facts.ts';
import {
  claimRules,
  denialChoices,
  effortChoices,
  isolationChoices,
  materializeModes,
  sessionChoices,
  unjudgedChoices,
  verifyInChoices,
  workspaceChoices,
} from '../../../domain/setting-limits.ts';
import { AGENT_NAMES } from '../../settings/agent-choice.ts';
import type { CommandWords, FlagWords } from '../check/completion.ts';
import { initAgents, initTriggers } from '../check/init-choices.ts';

/** The possible values of flags by their long names; those of one command with its name before it. */
const VALUES: ReadonlyMap<string, readonly string[]> = new Map([
  ['--agent', AGENT_NAMES],
  ['init --agent', initAgents],
  ['--trigger', initTriggers],
  ['--provider', PROVIDER_NAMES],
  ['--judge-provider', PROVIDER_NAMES],
  ['--isolation', isolationChoices],
  ['--workspace', workspaceChoices],
  ['--verify-in', verifyInChoices],
  ['--claim', claimRules],
  ['--session', sessionChoices],
  ['--effort', effortChoices],
  ['--on-denial', denialChoices],
  ['--on-unjudged', unjudgedChoices],
  ['--materialize', materializeModes],
]);

/** The names of arguments that are files. */
const FILES = /^(?:plan|files)$/;

/** Lists the commands of a program, each by its words, with what may follow it. */
export function describeProgram(command: Command, path: readonly string[] = []): readonly CommandWords[] {
  const options = command.options.flatMap((option) => describeFlag(option, path));
  const flags: FlagWords[] = [...options, { name: '--help', value: 'none' }];
  const [argument] = command.registeredArguments;
  const names = argument?.argChoices ?? command.commands.map((child) => child.name());
  const isOfFlags = names.length === 0 && !FILES.test(argument?.name() ?? '');
  const own = { path, words: isOfFlags ? flags.map(({ name }) => name) : names, flags };
  return [own, ...command.commands.flatMap((child) => describeProgram(child, [...path, child.name()]))];
}

function describeFlag({ long, required }: Option, path: readonly string[]): FlagWords[] {
  if (long === undefined || long === null) return [];
  const values = VALUES.get([...path, long].join(' ')) ?? VALUES.get(long);
  if (!required) return [{ name: long, value: 'none' }];
  return [{ name: long, value: long === '--task' ? 'task' : (values ?? 'open') }];
}
