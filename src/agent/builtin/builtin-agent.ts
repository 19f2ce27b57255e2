import type { Clock } from '../../domain/clock.ts';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import type { Redactor } from '../../exec/redact.ts';
import type { Agent, AgentTask } from '../agent.ts';
import { bashTool } from './bash-tool.ts';
import { editFileTool, readFileTool, writeFileTool } from './file-tools.ts';
import { listFilesTool, searchTool } from './find-tools.ts';
import type { ModelAccess } from './open-turns.ts';
import type { Price } from './price-table.ts';
import type { Tool } from './tool.ts';
import { createToolRunner, type ToolPolicy } from './tool-belt.ts';
import { openTranscript } from './transcript.ts';
import { createVerbTools } from './verb-tools.ts';

const TOOLS: readonly Tool[] = [
  readFileTool,
  listFilesTool,
  searchTool,
  writeFileTool,
  editFileTool,
  bashTool,
  ...createVerbTools,
];

/** The tools that an allow-list may name. */
export const OWN_TOOL_NAMES: readonly string[] = TOOLS.filter(({ isVerb }) => !isVerb).map(({ name }) => name);

export interface BuiltinOptions extends ModelAccess {
  readonly policy: ToolPolicy;
  /** Undefined when it is not known: then no cost is told. */
  readonly price: Price | undefined;
  readonly clock: Clock;
  /** Masks secrets in what goes to the model and into the transcript. */
  readonly redactor: Redactor;
}

/**
 * An agent of our own: it talks to the model from this process, which holds the key, and runs its commands through the
 * sandbox, without the key in their environment.
 */
export function createBuiltinAgent(options: BuiltinOptions): Agent {
  const { policy, price, clock, redactor, ...reach } = options;
  const { settings } = reach;
  return {
    name: 'builtin',
    async run(given) {
      const transcript = openTranscript(redactor.redact);
      transcript.add({ kind: 'brief', provider: settings.provider, model: settings.model, text: given.brief });
      const limit = openTimeLimit(given);
      const { task } = limit;
      const belt = createToolRunner({ tools: TOOLS, policy, place: { task, clock, redactor } });
      // Loaded when it is needed: other commands need not wait for it.
      const { converse } = await import('./conversation.ts');
      const { stop, usage } = await converse({
        task,
        ...reach,
        belt,
        isTerminating: policy.onDenial === 'terminate',
        transcript,
        clock,
        redact: redactor.redact,
        price,
        cacheKey: `groundhog-${given.env.GROUNDHOG_TASK ?? ''}`,
      }).finally(limit.close);
      const seen = stop.kind === 'stopped' ? limit.toStop() : stop;
      transcript.add({ kind: 'ended', stop: seen });
      return { stop: seen, usage, toolCalls: belt.records(), transcript: transcript.render() };
    },
  };
}

/** The task with a signal that is aborted as well when its time is over. */
function openTimeLimit(task: AgentTask) {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), task.timeoutMs);
  return {
    task: { ...task, signal: AbortSignal.any([task.signal, over.signal]) },
    close: () => clearTimeout(timer),
    toStop: (): AgentStop =>
      over.signal.aborted && !task.signal.aborted
        ? { kind: 'wall_clock', seconds: Math.round(task.timeoutMs / 1000) }
        : { kind: 'stopped' },
  };
}
