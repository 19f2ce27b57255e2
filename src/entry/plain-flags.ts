/** The kinds of flags by their names, without the dashes. */
export type PlainFlags = Readonly<Record<string, 'boolean' | 'string'>>;

/** The flags that were given: those with a value, and the names of the others. */
export interface GivenFlags {
  readonly texts: Readonly<Record<string, string>>;
  readonly switches: ReadonlySet<string>;
}

/**
 * Reads flags of the forms `--name`, `--name value` and `--name=value`; the last one counts. Undefined for all other
 * words, which the whole program reads. Node's own reader is not used, since to load it takes a fortieth of a bare Node.
 */
export function readPlainFlags(args: readonly string[], flags: PlainFlags): GivenFlags | undefined {
  const texts: Record<string, string> = {};
  const switches = new Set<string>();
  for (let at = 0; at < args.length; at += 1) {
    const [, name = '', inline] = /^--([a-z-]+)(?:=(.*))?$/s.exec(args[at] ?? '') ?? [];
    const isSwitch = Object.hasOwn(flags, name) && flags[name] === 'boolean';
    if (!Object.hasOwn(flags, name) || (isSwitch && inline !== undefined)) return undefined;
    if (isSwitch) {
      switches.add(name);
      continue;
    }
    if (inline === undefined) at += 1;
    const value = inline ?? args[at];
    // The value may have been forgotten, and the next word be a flag.
    if (value === undefined || (inline === undefined && /^-./s.test(value))) return undefined;
    texts[name] = value;
  }
  return { texts, switches };
}
