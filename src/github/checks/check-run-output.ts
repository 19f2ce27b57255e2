import { toPlainText } from '../../domain/text/plain-text.ts';
import { toCheckError } from '../client/check-error.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';

const MAX_ANNOTATIONS = 30;
const MAX_TEXT_CHARS = 1500;
const MAX_ANNOTATIONS_CHARS = 2500;

interface CheckRunOutputOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  readonly redact: (text: string) => string;
}

/** A check run as GitHub gives it, as far as it speaks of itself. */
export interface CheckRunOutput {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly html_url: string | null;
  readonly details_url: string | null;
  readonly output: {
    readonly title: string | null;
    readonly summary: string | null;
    readonly text: string | null;
    readonly annotations_count: number;
  };
}

/**
 * Makes the question what a check that has failed says of it: its title, its texts, and its annotations, where a job tells
 * most. Each is asked once. Bounded, plain, without secrets; still the words of whatever ran there.
 */
export function createCheckRunOutput({
  client,
  repository,
  redact,
}: CheckRunOutputOptions): (check: CheckRunOutput) => Promise<string> {
  const known = new Map<number, string>();
  const listAnnotations = async ({ id, output }: CheckRunOutput) => {
    if (output.annotations_count === 0) return '';
    try {
      const question = { ...repository, check_run_id: id, per_page: MAX_ANNOTATIONS };
      const { data } = await client.rest.checks.listAnnotations(question);
      return data.map(({ path, start_line, message }) => `${path}:${start_line}: ${message ?? ''}`).join('\n');
    } catch (error) {
      throw toCheckError(error, { operation: 'read the annotations of a check', permission: 'checks: read' });
    }
  };
  // Masked before it is cut: half of a secret could not be masked any more.
  const clean = (text: string, maxChars: number) => redact(toPlainText(text)).slice(0, maxChars);
  return async (check) => {
    const heard = known.get(check.id);
    if (heard !== undefined) return heard;
    const { output, details_url, html_url } = check;
    const texts = [output.title, output.summary, output.text, details_url === html_url ? null : details_url];
    // At the end, which is what stays of a long output.
    const annotations = clean(await listAnnotations(check), MAX_ANNOTATIONS_CHARS);
    const said = [...texts.map((text) => clean(text ?? '', MAX_TEXT_CHARS)), annotations];
    const words = said.filter((part) => part !== '').join('\n');
    known.set(check.id, words);
    return words;
  };
}
