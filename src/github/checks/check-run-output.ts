import { toCleanText } from '../../exec/redaction/clean-text.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { toCheckError } from '../client/request-failure.ts';

const MAX_ANNOTATIONS = 30;
const MAX_TEXT_CHARS = 1500;
const MAX_ANNOTATIONS_CHARS = 2500;

interface CheckRunOutputOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  readonly redact: (text: string) => string;
}

/** A check run with its output, as the REST API returns it. */
export interface CheckRunWithOutput {
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
 * Creates a reader of the output of failed checks: title, texts and annotations, which hold most of a job's output. Each
 * check is read once. The text is bounded, plain and redacted, and still untrusted.
 */
export function createCheckOutputReader({
  client,
  repository,
  redact,
}: CheckRunOutputOptions): (check: CheckRunWithOutput) => Promise<string> {
  const known = new Map<number, string>();
  const listAnnotations = async ({ id, output }: CheckRunWithOutput) => {
    if (output.annotations_count === 0) return '';
    try {
      const query = { ...repository, check_run_id: id, per_page: MAX_ANNOTATIONS };
      const { data } = await client.rest.checks.listAnnotations(query);
      return data.map(({ path, start_line, message }) => `${path}:${start_line}: ${message ?? ''}`).join('\n');
    } catch (error) {
      throw toCheckError(error, { operation: 'read the annotations of a check', permission: 'checks: read' });
    }
  };
  // Redacted before it is cut: half of a secret would not be found.
  const clean = (text: string, maxChars: number) => toCleanText(text, redact).slice(0, maxChars);
  return async (check) => {
    const cached = known.get(check.id);
    if (cached !== undefined) return cached;
    const { output, details_url, html_url } = check;
    const texts = [output.title, output.summary, output.text, details_url === html_url ? null : details_url];
    // Last, since the end of a long output is kept.
    const annotations = clean(await listAnnotations(check), MAX_ANNOTATIONS_CHARS);
    const parts = [...texts.map((text) => clean(text ?? '', MAX_TEXT_CHARS)), annotations];
    const text = parts.filter((part) => part !== '').join('\n');
    known.set(check.id, text);
    return text;
  };
}
