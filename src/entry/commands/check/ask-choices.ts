import { createInterface } from 'node:readline/promises';
import { isJsonObject } from '../../../domain/text/json-object.ts';
import { initAgents, initTriggers } from './init-choices.ts';

/** The flags of `groundhog init`, as texts. */
export interface InitFlags {
  readonly repo: string;
  readonly agent?: string;
  readonly trigger?: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** The exit code for a user who leaves at a question: that of Ctrl-C in a shell. */
export const LEFT = 130;

/** Returns whether there are choices to ask for, and a terminal to ask in. */
export function isAsking({ yes, json, agent, trigger }: InitFlags, hasWorkflow: boolean): boolean {
  const isOpen = agent === undefined || (trigger === undefined && !hasWorkflow);
  return isOpen && yes !== true && json !== true && process.stdin.isTTY === true && process.stdout.isTTY === true;
}

export interface Questioning {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether the workflow is there already, so that none is written and its trigger is not asked for. */
  readonly hasWorkflow: boolean;
}

/**
 * Asks for the choices that no flag gives, each until the answer is one of them; an empty answer is the default. Returns
 * undefined for a user who leaves by Ctrl-C or Ctrl-D.
 */
export async function askChoices(
  flags: InitFlags,
  { input, output, hasWorkflow }: Questioning,
): Promise<InitFlags | undefined> {
  const terminal = createInterface({ input, output, terminal: true });
  const ask = async (title: string, known: readonly string[], usual: string): Promise<string> => {
    for (let hint = ''; ; hint = 'That is none of them. ') {
      const answer = await terminal.question(`${hint}${title}: ${known.join(', ')} [${usual}] `);
      if (answer.trim() === '' || known.includes(answer.trim())) return answer.trim();
    }
  };
  try {
    const agent = flags.agent ?? (await ask('Agent', initAgents, 'builtin'));
    const trigger = flags.trigger ?? (hasWorkflow ? undefined : await ask('Started by', initTriggers, 'manual'));
    return { ...flags, agent, ...(trigger === undefined ? {} : { trigger }) };
  } catch (thrown) {
    if (isJsonObject(thrown) && thrown.name === 'AbortError') return undefined;
    throw thrown;
  } finally {
    terminal.close();
  }
}
