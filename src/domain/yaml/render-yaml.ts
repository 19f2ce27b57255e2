import { stringify } from 'yaml';

/** Renders a value as YAML without a line break at its end; long texts stay on one line. */
export function renderYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}
