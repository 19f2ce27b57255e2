/** A change of the workspace that makes the attempt fail, whatever it claims. */
export type CaptureProblem =
  | { readonly kind: 'workspace_gone' }
  | { readonly kind: 'head_moved'; readonly to: string }
  | { readonly kind: 'nested_repository'; readonly paths: readonly string[] }
  | { readonly kind: 'special_file'; readonly paths: readonly string[] }
  | { readonly kind: 'unreadable'; readonly paths: readonly string[] }
  /** Folders nested deeper than a path can be long; they are removed at once. */
  | { readonly kind: 'too_deep'; readonly paths: readonly string[] }
  | { readonly kind: 'too_large'; readonly files: number; readonly bytes: number };
