import type { ModelScript } from './agents/model-endpoint.ts';
import { call, type ModelTurn, type OfferedTool, say } from './agents/model-turn.ts';
import type { JsonObject } from './json.ts';
import { isJsonObject } from './json.ts';

/**
 * A model that does a checkpoint with whatever tools a CLI offers it: tells a side effect by the verb, writes the files,
 * claims success. What is asked around that, such as a title, it answers with a word.
 */
export function playCheckpoint(files: Readonly<Record<string, string>>): ModelScript {
  const writes = Object.entries(files);
  return ({ tools, answers }) => {
    const verb = (name: string) => tools.find((tool) => tool.name.endsWith(name))?.name;
    const sideEffect = verb('side_effect');
    const success = verb('checkpoint_success');
    if (sideEffect === undefined || success === undefined) return say('ok');
    if (answers.length === 0) return call(sideEffect, { kind: 'other', target: 'a letter', reversible: false });
    const next = writes[answers.length - 1];
    if (next !== undefined) return writeWith(tools, ...next);
    if (answers.length === writes.length + 1)
      return call(success, { summary: `Write ${Object.keys(files).join(', ')}` });
    return say('All done.');
  };
}

function writeWith(tools: readonly OfferedTool[], file: string, text: string): ModelTurn {
  const writer = tools.find(({ name }) => /^(Write|write|write_file)$/.test(name));
  if (writer !== undefined) {
    const key = ['file_path', 'filePath', 'path'].find((name) => name in propertiesOf(writer)) ?? 'path';
    return call(writer.name, { [key]: file, content: text });
  }
  const shell = tools.find(({ name }) => /^(exec_command|shell|bash|Bash)$/.test(name));
  if (shell === undefined)
    return say(`There is no tool to write with among ${tools.map(({ name }) => name).join(', ')}`);
  const key = 'cmd' in propertiesOf(shell) ? 'cmd' : 'command';
  return call(shell.name, { [key]: `printf '%s' '${text}' > ${file}` });
}

function propertiesOf({ schema }: OfferedTool): JsonObject {
  return isJsonObject(schema.properties) ? schema.properties : {};
}
