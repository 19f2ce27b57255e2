type Values = Readonly<Record<string, unknown>>;

/** A flag of a verb. */
export interface VerbFlag {
  /** With two dashes, and a name in angle brackets where it takes a value. */
  readonly flags: string;
  readonly text: string;
  /** Whether its value is a number. */
  readonly isNumber?: true;
}

/** A verb as a command of the command line. */
export interface VerbForm {
  readonly name: string;
  readonly description: string;
  /** Flags with values, as in its help. */
  readonly example: string;
  readonly flags: readonly VerbFlag[];
  /** Makes the payload from the values of the flags, by their names in camel case; those that were not given are absent. */
  readonly toPayload: (values: Values) => Values;
}

/** The flag that every verb has. */
export const JSON_FLAG: VerbFlag = {
  flags: '--json <payload>',
  text: 'the payload as JSON; "-" reads it from standard input',
};

/** The verbs by which an agent reports to Groundhog during an attempt. */
export const verbForms: readonly VerbForm[] = [
  {
    name: 'checkpoint-success',
    description: 'The checkpoint is done. Ends the attempt.',
    example: '--summary "Parse negative numbers"',
    flags: [{ flags: '--summary <text>', text: 'what was done: the commit message' }],
    toPayload: ({ summary }) => ({ summary }),
  },
  {
    name: 'checkpoint-failure',
    description: 'The checkpoint could not be done. Ends the attempt.',
    example: '--what-tried "a regular expression" --what-happened "-0 fails" --next "a parser"',
    flags: [
      { flags: '--what-tried <text>', text: 'what was tried' },
      { flags: '--what-happened <text>', text: 'what happened' },
      { flags: '--next <text>', text: 'the plan for the next attempt' },
      { flags: '--retry-pointless', text: 'another attempt would not help' },
    ],
    toPayload: ({ whatTried, whatHappened, next, retryPointless = false }) => ({
      what_tried: whatTried,
      what_happened: whatHappened,
      next_attempt_plan: next,
      retry_pointless: retryPointless,
    }),
  },
  {
    name: 'side-effect',
    description: 'Something was changed outside of the workspace.',
    example: '--kind file_write --target ~/.cache/tool',
    flags: [
      { flags: '--kind <kind>', text: 'file_write, file_delete, git_commit, db_mutation or other' },
      { flags: '--target <text>', text: 'what was changed: a path, an address, a table' },
      { flags: '--reversible', text: 'it can be undone' },
    ],
    toPayload: ({ kind, target, reversible = false }) => ({ kind, target, reversible }),
  },
  {
    name: 'step',
    description: 'A tool of the agent has just ended, or is about to run: the changes are kept as a step.',
    example: '--tool edit --start',
    flags: [
      { flags: '--tool <name>', text: 'the name of the tool' },
      { flags: '--start', text: 'it is about to run' },
    ],
    toPayload: ({ tool, start }) => ({ tool, phase: start === true ? 'start' : undefined }),
  },
  {
    name: 'usage',
    description: 'What this attempt has used so far, in all.',
    example: '--turns 3 --input-tokens 12000 --output-tokens 800',
    flags: [
      { flags: '--turns <n>', text: 'turns', isNumber: true },
      { flags: '--input-tokens <n>', text: 'input tokens', isNumber: true },
      { flags: '--output-tokens <n>', text: 'output tokens', isNumber: true },
      { flags: '--cost-usd <amount>', text: 'US dollars', isNumber: true },
    ],
    toPayload: ({ turns, inputTokens, outputTokens, costUsd }) => ({
      turns,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost_usd: costUsd,
    }),
  },
  {
    name: 'retry-after',
    description: 'The provider limits requests; exit with 75 after it.',
    example: '--seconds 60',
    flags: [{ flags: '--seconds <n>', text: 'how long to wait', isNumber: true }],
    toPayload: ({ seconds }) => ({ seconds }),
  },
  {
    name: 'chronicle',
    description: 'What is done so far and how earlier attempts failed, as JSON.',
    example: '--plan',
    flags: [{ flags: '--plan', text: 'the whole plan as well' }],
    toPayload: ({ plan = false }) => ({ plan }),
  },
];
