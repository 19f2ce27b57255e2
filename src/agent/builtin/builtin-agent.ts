import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import type { Agent, AgentTask } from '../agent.ts';
import { type LastWork, openLastWork } from '../last-work.ts';
import type { FindPrice } from '../usage/price-table.ts';
import { bashTool } from './bash-tool.ts';
import { editFileTool, readFileTool, writeFileTool } from './file-tools.ts';
import { listFilesTool, searchTool } from './find-tools.ts';
import type { ModelAccess } from './model-access.ts';
import type { Tool } from './tool.ts';
import { BUILTIN_TOOL_NAMES, type BuiltinToolName } from './tool-names.ts';
import { createToolRunner, type ToolPolicy, type ToolRunner, VERB_TOOLS } from './tool-runner.ts';
import { openTranscript } from './transcript.ts';

const OWN_TOOLS: Readonly<Record<BuiltinToolName, Tool>> = {
  read_file: readFileTool,
  list_files: listFilesTool,
  search: searchTool,
  write_file: writeFileTool,
  edit_file: editFileTool,
  bash: bashTool,
};
/** The tools for a question: those that change nothing and start nothing but a search. */
const READING_TOOLS: readonly Tool[] = [readFileTool, listFilesTool, searchTool];
const TOOLS: readonly Tool[] = [...BUILTIN_TOOL_NAMES.map((name) => OWN_TOOLS[name]), ...VERB_TOOLS];

export interface BuiltinOptions extends ModelAccess {
  readonly policy: ToolPolicy;
  /** No cost is reported where it returns nothing. */
  readonly findPrice: FindPrice;
  /** Masks secrets in text for the model and the transcript. */
  readonly redactor: Redactor;
}

/**
 * Creates the built-in agent, which talks to the model from this process, which has the key, and runs its commands through
 * the sandbox, without the key in their environment.
 */
export function createBuiltinAgent(options: BuiltinOptions): Agent {
  const { policy, findPrice, redactor, ...access } = options;
  const { settings, clock } = access;
  return {
    name: 'builtin',
    toToolName: (verb) => verb,
    async run(given) {
      const transcript = openTranscript(redactor.redact);
      transcript.add({ kind: 'brief', provider: settings.provider, model: settings.model, text: given.brief });
      const limit = openTimeLimit(given);
      const { task } = limit;
      const lastWork = openLastWork(redactor);
      const toolRunner = watchCalls(
        createToolRunner({
          tools: task.isQuestion === true ? READING_TOOLS : TOOLS,
          policy,
          context: { task, clock, redactor },
        }),
        lastWork,
      );
      // Loaded lazily: other commands need not wait for it.
      const { converse } = await import('./conversation.ts');
      const { stop, usage, lastMessage } = await converse({
        task,
        ...access,
        toolRunner,
        isTerminating: policy.onDenial === 'terminate',
        transcript,
        redact: redactor.redact,
        findPrice,
        cacheKey: `groundhog-${given.env.GROUNDHOG_TASK ?? ''}`,
      }).finally(limit.close);
      const reported = stop.kind === 'stopped' ? limit.toStop() : stop;
      transcript.add({ kind: 'ended', stop: reported });
      const toolCalls = toolRunner.records();
      lastWork.said(lastMessage);
      const said = { lastMessage, lastWork: lastWork.render() };
      return { stop: reported, usage, ...said, toolCalls, transcript: transcript.render() };
    },
  };
}

/** Notes each call for the report on an attempt that is cut short. */
function watchCalls(toolRunner: ToolRunner, lastWork: LastWork): ToolRunner {
  return {
    ...toolRunner,
    async call(wanted) {
      const outcome = await toolRunner.call(wanted);
      lastWork.called(wanted.name, wanted.input, outcome.text);
      return outcome;
    },
  };
}

/** Adds the time limit to the task's signal. */
function openTimeLimit(task: AgentTask) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), task.timeoutMs);
  return {
    task: { ...task, signal: AbortSignal.any([task.signal, timeout.signal]) },
    close: () => clearTimeout(timer),
    toStop: (): AgentStop =>
      timeout.signal.aborted && !task.signal.aborted
        ? { kind: 'wall_clock', seconds: Math.round(task.timeoutMs / 1000) }
        : { kind: 'stopped' },
  };
}
