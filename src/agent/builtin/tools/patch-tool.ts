import { z } from 'zod';
import { applyHunks } from './patch/apply-hunks.ts';
import { type FilePatch, parsePatch } from './patch/parse-patch.ts';
import { deleteFile, readText, writeText } from './text-file.ts';
import { accept, makeTool, refuse, type Tool, type ToolAnswer } from './tool.ts';

/** The tool that changes files by a patch, in the format that GPT models are trained on. */
export const applyPatchTool: Tool = makeTool({
  name: 'apply_patch',
  description:
    'Change files by a patch: "*** Begin Patch", then for each file "*** Update File: path" (perhaps "*** Move to: path") with hunks of lines that begin with " ", "-" or "+" after "@@ a line above", or "*** Add File: path" with lines that begin with "+", or "*** Delete File: path", then "*** End Patch". Paths are relative. Nothing is changed unless all of it can be.',
  schema: z.strictObject({ input: z.string().min(1).describe('The whole patch.') }),
  mayWrite: true,
  async run({ input }, { task }) {
    const parsed = parsePatch(input);
    if (parsed.kind === 'invalid') return refuse(`The patch is not valid: ${parsed.problem}. Nothing was changed.`);
    const root = task.workspacePath;
    const acts: Act[] = [];
    for (const file of parsed.files) {
      const planned = await planFile(root, file);
      if (typeof planned === 'string') return refuse(`${planned} Nothing was changed.`);
      acts.push(...planned);
    }
    const answers: string[] = [];
    for (const { path, content } of acts) {
      const done = content === undefined ? await deleteFile(root, path) : await writeText(root, { path, content });
      answers.push(done.text);
      if (done.isError) return toStopped(answers);
    }
    return accept(answers.join('\n'));
  },
});

/** The new content of a file; undefined to delete it. */
interface Act {
  readonly path: string;
  readonly content: string | undefined;
}

/** Finds what to do with a file; a text says why it cannot be done. */
async function planFile(root: string, file: FilePatch): Promise<readonly Act[] | string> {
  const { path } = file;
  const found = await readText(root, path);
  if (file.kind === 'add')
    return found.kind === 'text' ? `${path} is there already: update it.` : [{ path, content: file.content }];
  if (found.kind === 'problem') return found.problem;
  if (file.kind === 'delete') return [{ path, content: undefined }];
  const patched = applyHunks(found.text, file.hunks);
  if (patched.kind === 'missing')
    return `These lines were not found in ${path}; read it again, and give them exactly:\n${patched.lines.join('\n')}\n`;
  const { movedTo = path } = file;
  const written = { path: movedTo, content: patched.text };
  return movedTo === path ? [written] : [written, { path, content: undefined }];
}

function toStopped(answers: readonly string[]): ToolAnswer {
  return refuse(`${answers.join('\n')}\nThe rest of the patch was not applied.`);
}
