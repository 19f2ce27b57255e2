// Traces the headers of requests and responses, without bodies and with credentials and cookies redacted, see git(1).
export const TRACE_HEADERS = { GIT_TRACE_CURL: '1', GIT_TRACE_CURL_NO_DATA: '1', GIT_TRACE_REDACT: '1' };

const TRACE_LINE = /^\d\d:\d\d:\d\d\.\d+ [^\n]*?(?:=>|<=|==) [^\n]*\n?/gm;
const HEADER = /(=>|<=) (?:Send|Recv) header: ([^\r\n]*)/g;

/** One response of a server, with the request that it answers. */
interface HttpAnswer {
  /** The method and the address without its server. */
  readonly request: string;
  readonly status: number;
  type: string;
  date: string | undefined;
}

/** Returns what a command wrote to standard error, without the trace of its requests. */
export function withoutTrace(stderr: string): string {
  return stderr.replace(TRACE_LINE, '');
}

/** Parses the responses in a trace, in their order. */
function parseAnswers(stderr: string): HttpAnswer[] {
  const answers: HttpAnswer[] = [];
  let request = '';
  for (const [, direction, header = ''] of stderr.matchAll(HEADER)) {
    const sent = direction === '=>' ? /^([A-Z]+ \S+) HTTP\//.exec(header)?.[1] : undefined;
    if (sent !== undefined) request = sent;
    if (direction === '=>') continue;
    const status = /^HTTP\/\S+ (\d+)/.exec(header)?.[1];
    if (status !== undefined) answers.push({ request, status: Number(status), type: '', date: undefined });
    const [, name = '', value = ''] = /^([^:]+): *(.*?) *$/.exec(header) ?? [];
    const last = answers.at(-1);
    if (last === undefined) continue;
    if (name.toLowerCase() === 'content-type') last.type = value;
    if (name.toLowerCase() === 'date') last.date = value;
  }
  return answers;
}

/** Finds the Date header of the last response in a trace. */
export function findDate(stderr: string): string | undefined {
  return parseAnswers(stderr).at(-1)?.date;
}

/**
 * Describes the first response that succeeded and is not that of a git server, see gitprotocol-http(5); undefined when
 * there is none. Git itself takes it for a server of plain files, and then for one that has no refs.
 */
export function findForeignAnswer(stderr: string): string | undefined {
  const foreign = parseAnswers(stderr).find(({ request, status, type }) => {
    const wanted = findTypeOf(request);
    return status === 200 && wanted !== undefined && type !== wanted;
  });
  if (foreign === undefined) return undefined;
  const type = foreign.type === '' ? 'without a content type' : `of the type "${foreign.type}"`;
  return `the answer to ${foreign.request} is ${type}, not that of a git server: a proxy or a sign-in page may have sent it`;
}

/** Returns the content type that a git server gives its answer; undefined for a request of another kind. */
function findTypeOf(request: string): string | undefined {
  const advertised = /^GET \S*\/info\/refs\?service=(git-[a-z-]+)$/.exec(request)?.[1];
  if (advertised !== undefined) return `application/x-${advertised}-advertisement`;
  const called = /^POST \S*\/(git-(?:upload|receive)-pack)$/.exec(request)?.[1];
  return called === undefined ? undefined : `application/x-${called}-result`;
}
