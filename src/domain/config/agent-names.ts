/** Who can do the work, by the names that users give. */
export const agentNames = ['command', 'builtin', 'claude-code', 'codex', 'opencode', 'gemini'] as const;

/** Whose models can be used, by the names that users give. */
export const providerNames = ['anthropic', 'openai', 'google', 'github-models', 'openai-compatible'] as const;
