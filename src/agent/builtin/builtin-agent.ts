import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import type { Agent, AgentTask } from '../agent.ts';
import { type LastWork, openLastWork } from '../last-work.ts';
import type { FindPrice } from '../usage/price-table.ts';
import type { ModelAccess } from './model-access.ts';
import { findEndpoint, type ModelSettings } from './provider-facts.ts';
import { createToolRunner, type ToolPolicy, type ToolRunner, VERB_TOOLS } from './tool-runner.ts';
import { openBackground } from './tools/background.ts';
import { bashOutputTool, bashTool } from './tools/bash-tool.ts';
import { editFileTool, readFileTool, writeFileTool } from './tools/file-tools.ts';
import { listFilesTool, searchTool } from './tools/find-tools.ts';
import { applyPatchTool } from './tools/patch-tool.ts';
import type { Tool } from './tools/tool.ts';
import { BUILTIN_TOOL_NAMES, type BuiltinToolName } from './tools/tool-names.ts';
import { openTranscript } from './transcript.ts';

const OWN_TOOLS: Readonly<Record<BuiltinToolName, Tool>> = {
  read_file: readFileTool,
  list_files: listFilesTool,
  search: searchTool,
  write_file: writeFileTool,
  edit_file: editFileTool,
  apply_patch: applyPatchTool,
  bash: bashTool,
  bash_output: bashOutputTool,
};

/** The tools for a question: those that change nothing and start nothing but a search. */
const READING_TOOLS: readonly Tool[] = [readFileTool, listFilesTool, searchTool];

/** The models that are trained on patches of their own format. */
const WRITES_PATCHES = /(?:^|[/.])(?:gpt-|codex-|o\d)/;
/** The models whose protocol takes images, and which do not. */
const TAKES_NO_IMAGES = /(?:^|[/.])(?:gpt-oss|o1-mini|o3-mini)/;

function listTools({ model }: ModelSettings): readonly Tool[] {
  const names = BUILTIN_TOOL_NAMES.filter((name) => name !== 'apply_patch' || WRITES_PATCHES.test(model));
  return [...names.map((name) => OWN_TOOLS[name]), ...VERB_TOOLS];
}

function canTakeImages({ provider, model }: ModelSettings): boolean {
  return findEndpoint(provider, model).protocol !== 'chat' && !TAKES_NO_IMAGES.test(model);
}

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
    reading: 'tools',
    toToolName: (verb) => verb,
    async run(given) {
      const transcript = openTranscript(redactor.redact);
      transcript.add({ kind: 'brief', provider: settings.provider, model: settings.model, text: given.brief });
      const limit = openTimeLimit(given);
      const { task } = limit;
      const processes = openBackground(task, redactor);
      const context = { task, clock, redactor, processes, takesImages: canTakeImages(settings) };
      const lastWork = openLastWork(redactor);
      const tools = task.isQuestion === true ? READING_TOOLS : listTools(settings);
      const toolRunner = watchCalls(createToolRunner({ tools, policy, context }), lastWork);
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
      }).finally(() => processes.stopAll().finally(limit.close));
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
