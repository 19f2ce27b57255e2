/** The programs of a sandbox: those of the agent, or those of one numbered verification checkout, which is always ours. */
export type SandboxZone = (
  | {
      readonly kind: 'agent';
      /** The hosts that the agent reaches whatever the settings allow. */
      readonly hosts: readonly string[];
    }
  | { readonly kind: 'verification'; readonly number: number }
) & {
  /** The hosts of the registries that setup loads from. */
  readonly registries: readonly string[];
};
