import { Command, type ErrorOptions } from 'commander';
import { findNearestName } from '../../../domain/text/nearest-name.ts';

/** The code of commander's error for an unknown flag, and of ours for several. */
export const UNKNOWN_FLAG = 'commander.unknownOption';

/** The arguments that are sentences. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'reason']);

/** Commands by the names that other tools have for them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['log', 'chronicle'],
  ['history', 'chronicle'],
  ['resume', 'run'],
  ['continue', 'run'],
  ['start', 'run'],
  ['check', 'validate'],
  ['clean', 'gc'],
]);

/** A command that reports all of its unknown flags at once, where commander reports the first. */
export class GroundhogCommand extends Command {
  override createCommand(name?: string): Command {
    return new GroundhogCommand(name);
  }

  override parseOptions(args: string[]): ReturnType<Command['parseOptions']> {
    const [word, name, ...inner] = args;
    // Commander prints its usage alone for help of what is no command.
    if (this.commands.length > 0 && word === 'help' && name !== undefined && !name.startsWith('-'))
      this.#requireKnown(name);
    const parent = word === 'help' ? this.commands.find((each) => each.name() === name) : undefined;
    const [child] = inner;
    if (!(parent instanceof GroundhogCommand) || parent.commands.length === 0 || child === undefined)
      return this.#parseKnown(args);
    parent.#requireKnown(child);
    return this.parseOptions([parent.name(), 'help', child]);
  }

  /** Adds what was probably meant by a word too many, and by the name that other tools have for a command. */
  override error(message: string, options?: ErrorOptions): never {
    return super.error(`${message}${this.#advise(message, options?.code)}`, options);
  }

  #advise(message: string, code: string | undefined): string {
    if (code === 'commander.unknownCommand') {
      const [, word = ''] = /'(.*?)'/.exec(message) ?? [];
      const meant = message.includes('Did you mean') ? undefined : OTHER_NAMES.get(word);
      return this.parent !== null || meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
    }
    if (code !== 'commander.excessArguments') return '';
    const hasTask = this.options.some(({ long }) => long === '--task');
    const hasText = this.registeredArguments.some((argument) => TEXTS.has(argument.name()));
    return `${hasText ? ' Quote a text of several words.' : ''}${hasTask ? ' A task is named by --task <id>.' : ''}`;
  }

  #requireKnown(name: string): void {
    const names = this.commands.flatMap((command) => [command.name(), ...command.aliases()]);
    if (name === 'help' || names.includes(name)) return;
    const nearest = findNearestName(name, names);
    this.error(`error: unknown command '${name}'${nearest === undefined ? '' : `\n(Did you mean ${nearest}?)`}`);
  }

  #parseKnown(args: string[]): ReturnType<Command['parseOptions']> {
    this.#refuseBoth(args);
    const parsed = super.parseOptions(args);
    const flags = parsed.unknown.filter((word) => /^-{1,2}[a-z]/i.test(word));
    const isForHelp = flags.some((flag) => flag === '-h' || flag === '--help');
    // One alone is commander's to report; those of a subcommand are the subcommand's.
    if (this.commands.length > 0 || flags.length < 2 || isForHelp) return parsed;
    const described = flags.map((flag) => this.#describe(flag)).join(', ');
    this.error(`error: unknown options ${described}`, { code: UNKNOWN_FLAG });
  }

  /** Refuses a flag beside its `--no-` form, of which the last would win in silence. */
  #refuseBoth(args: readonly string[]): void {
    const negated = this.options.flatMap(({ long, negate }) => (negate && long ? [long] : []));
    const given = negated.find((long) => args.includes(long) && args.includes(long.replace('--no-', '--')));
    if (given !== undefined)
      this.error(`error: options '${given.replace('--no-', '--')}' and '${given}' exclude each other`);
  }

  #describe(flag: string): string {
    const nearest = findNearestName(
      flag,
      this.options.flatMap(({ long }) => long ?? []),
    );
    return `'${flag}'${nearest === undefined ? '' : ` (did you mean ${nearest}?)`}`;
  }
}
