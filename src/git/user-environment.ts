type Variables = Readonly<Record<string, string | undefined>>;

/** The variables by which git, ssh and the programs that keep credentials find the settings of the user. */
const OF_USER =
  /^(?:HOME|USER|LOGNAME|PATH|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|DISPLAY|WAYLAND_DISPLAY|SSH_\w+|GH_\w+|GITHUB_TOKEN|GIT_SSH|GIT_SSH_\w+|GIT_SSL_\w+|GIT_ASKPASS|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/;
/** The variables of a command of ours that keep it from the configuration of the user. */
const KEEPS_FROM_USER = new Set(['HOME', 'GIT_CONFIG_NOSYSTEM', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_GLOBAL']);

/** Returns an environment with which git reaches a remote as it does for the user: also by ssh, and never with a prompt of its own. */
// Why: docs/decisions/0146-remotes-of-a-reader.md
export function toUserEnvironment(pinned: Readonly<Record<string, string>>, user: Variables): Record<string, string> {
  const kept = Object.entries(pinned).filter(([name]) => !KEEPS_FROM_USER.has(name));
  const given = Object.entries(user).flatMap(([name, value]) =>
    value !== undefined && OF_USER.test(name) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries([...kept, ...given]), GIT_ALLOW_PROTOCOL: 'file:http:https:ssh' };
}
