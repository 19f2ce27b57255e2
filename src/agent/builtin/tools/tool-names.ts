/** The tools of the built-in agent besides the verbs: the names that an allow-list may hold. */
export const BUILTIN_TOOL_NAMES = [
  'read_file',
  'list_files',
  'search',
  'write_file',
  'edit_file',
  'apply_patch',
  'bash',
  'bash_output',
] as const;

export type BuiltinToolName = (typeof BUILTIN_TOOL_NAMES)[number];
