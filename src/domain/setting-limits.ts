/** The smallest and the largest value that a setting may have. */
export interface SettingRange {
  readonly min: number;
  readonly max: number;
}

/** Of an instruction for the agent, in the plan or beside it. */
export const MAX_INSTRUCTION_CHARACTERS = 32_768;

/** What numbers may be, however they are given: by an input, a flag or the configuration. */
export const settingRanges = {
  attemptBudget: { min: 1, max: 20 },
  wallClockSeconds: { min: 1, max: 21_600 },
  maxIterations: { min: 1, max: 1000 },
  maxTokens: { min: 1, max: 999_999_999 },
  maxCostUsd: { min: 0.01, max: 100_000 },
  deadlineMinutes: { min: 0.01, max: 10_080 },
} as const satisfies Readonly<Record<string, SettingRange>>;
