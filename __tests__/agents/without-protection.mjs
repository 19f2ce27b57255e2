// Starts a real CLI as Groundhog has asked for it, with a protection taken off: what the project says is then believed.
import { spawn } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';

const takeOff = {
  'claude-settings': ({ args, env }) => ({ args: without(args, '--setting-sources', 1), env }),
  'claude-servers': ({ args, env }) => ({
    args: without(without(args, '--setting-sources', 1), '--strict-mcp-config', 0),
    env,
  }),
  'codex-trust': ({ args, env }) => {
    const trust = `\n[projects.${JSON.stringify(process.cwd())}]\ntrust_level = "trusted"\n`;
    appendFileSync(`${env.CODEX_HOME}/config.toml`, trust);
    return { args: args.toSpliced(1, 0, '--dangerously-bypass-hook-trust'), env };
  },
  'copilot-trust': ({ args, env }) => ({ args, env: { ...env, COPILOT_ALLOW_ALL: 'true' } }),
  'opencode-config': ({ args, env: { OPENCODE_DISABLE_PROJECT_CONFIG: _, ...env } }) => ({ args, env }),
  'opencode-plugins': (asked) => {
    cpSync('plugin.js', '.opencode/plugin/plugin.js');
    return asked;
  },
  'gemini-trust': ({ args, env }) => ({
    args: without(without(args, '--skip-trust', 0), '--allowed-mcp-server-names', 1),
    env: { ...env, GEMINI_CLI_TRUST_WORKSPACE: 'true' },
  }),
};

function without(args, flag, values) {
  const at = args.indexOf(flag);
  if (at < 0) throw new Error(`${flag} is not among ${args.join(' ')}`);
  return args.toSpliced(at, 1 + values);
}

/** Runs in place of the CLI, and ends as it does. */
export function startWithout(protection, program) {
  const asked = { args: process.argv.slice(2), env: process.env };
  const { args, env } = asked.args[0] === '--version' ? asked : takeOff[protection](asked);
  const child = spawn(program, args, { env, stdio: 'inherit' });
  child.on('close', (code) => process.exit(code ?? 1));
}
