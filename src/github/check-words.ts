import { toPlainText } from '../domain/plain-text.ts';
import { toCheckError } from './check-error.ts';
import type { GitHubClient, RepositoryName } from './client.ts';

const MAX_ANNOTATIONS = 30;
const MAX_TEXT_CHARS = 3000;
const MAX_WORDS_CHARS = 6000;

interface WordsOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  readonly redact: (text: string) => string;
}

/** A check run as GitHub gives it, as far as it speaks of itself. */
export interface SaidCheck {
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
export function createCheckWords({ client, repository, redact }: WordsOptions): (check: SaidCheck) => Promise<string> {
  const known = new Map<number, string>();
  const listAnnotations = async ({ id, output }: SaidCheck) => {
    if (output.annotations_count === 0) return [];
    try {
      const question = { ...repository, check_run_id: id, per_page: MAX_ANNOTATIONS };
      const { data } = await client.rest.checks.listAnnotations(question);
      return data.map(({ path, start_line, message }) => `${path}:${start_line}: ${message ?? ''}`);
    } catch (error) {
      throw toCheckError(error, { operation: 'read the annotations of a check', permission: 'checks: read' });
    }
  };
  return async (check) => {
    const { output, details_url, html_url } = check;
    const words =
      known.get(check.id) ??
      [
        output.title,
        output.summary?.slice(0, MAX_TEXT_CHARS),
        output.text?.slice(0, MAX_TEXT_CHARS),
        ...(await listAnnotations(check)),
        details_url === html_url ? null : details_url,
      ]
        .filter((part) => part !== null && part !== undefined && part !== '')
        .join('\n');
    known.set(check.id, words);
    return toPlainText(redact(words)).slice(0, MAX_WORDS_CHARS);
  };
}
