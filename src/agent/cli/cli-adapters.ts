import { claudeCode } from './claude-code.ts';
import type { CliAdapter } from './cli-adapter.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';

export const cliAdapters: readonly CliAdapter[] = [claudeCode, codex, copilot, opencode, gemini];
