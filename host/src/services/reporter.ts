import type { paths } from '@halte/api';
import { type BootDocument, REPORT_CODES } from '@halte/contract';

/** The error report sent to the backend: data about the program, none about the person or their searches. */
export type ClientError = paths['/api/v1/clientErrors']['post']['requestBody']['content']['application/json'];

export interface ReporterParts {
  readonly boot: Pick<BootDocument, 'buildId' | 'remotes' | 'unreachable'>;
  /** Name of the current route. */
  readonly routeName: () => string | null;
  readonly isOnline: () => boolean;
  /** Must not throw or report its own failures: that would be an endless loop. */
  readonly send: (error: ClientError) => void;
}

export type Reporter = (error: unknown, where: string) => void;

/** Limits the requests when many errors occur: the backend may be the cause. */
const MAX_PER_PAGE = 10;
const MAX_MESSAGE_LENGTH = 200;

/** Sends each error of a page once (deduplicated), at most {@link MAX_PER_PAGE} of them. */
export function createReporter({ boot, routeName, isOnline, send }: ReporterParts): Reporter {
  const ids = [...Object.keys(boot.remotes), ...(boot.unreachable ?? [])];
  const sent = new Set<string>();
  return (error, where) => {
    // Offline nothing can be sent, and most errors are caused by being offline.
    if (sent.size >= MAX_PER_PAGE || !isOnline()) return;
    const part = partOf(where, ids);
    const version = boot.remotes[part.remote]?.version;
    const of = version === undefined ? part : { ...part, version };
    const body = { code: codeOf(error), ...of, build: boot.buildId, message: messageOf(error) };
    const key = JSON.stringify(body);
    if (sent.has(key)) return;
    sent.add(key);
    send({ ...body, route: routeName() });
  };
}

function codeOf(error: unknown): ClientError['code'] {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return REPORT_CODES.find((known) => known === code) ?? 'error';
}

/** Remotes report `trip-planner: mount`, the host `map` and similar; a failure to load a remote is reported with the id alone. */
function partOf(where: string, remotes: readonly string[]): Pick<ClientError, 'remote' | 'step'> {
  const [, before = '', after] = /^([a-z][a-z\d.-]*)(?:: (.*))?$/s.exec(where) ?? [];
  const remote = remotes.find((id) => id === before);
  if (!remote) return { remote: 'host', step: stepOf(before === 'host' && after ? after : where) };
  return { remote, step: after === undefined ? 'load' : stepOf(after) };
}

function stepOf(text: string): string {
  const step = text
    .replaceAll(/[^A-Za-z -]/g, '')
    .trim()
    .slice(0, 40);
  return /^[A-Za-z]/.test(step) ? step : 'unknown';
}

/** The message of an error, without addresses, tokens, quoted text and numbers: they may contain a session, a search, a place or a person. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  return (
    text
      .slice(0, 2_000)
      .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>)]*/gi, fileOf)
      .replaceAll(/\S+@\S+/g, '<e-mail>')
      .replaceAll(/[\w-]{32,}/g, '<token>')
      .replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»/g, '<text>')
      // Numbers in the name of a script or style sheet are kept: they identify it.
      .replaceAll(/(<address> [\w.-]+\.(?:js|css)(?![\w.-]))|-?\d[\d.,:;-]*/g, (_, file?: string) => file ?? '<number>')
      .replaceAll(/\s+/g, ' ')
      .slice(0, MAX_MESSAGE_LENGTH)
  );
}

/** The name of the script or style sheet of an address; the rest of the address is not sent. */
function fileOf(address: string): string {
  return /\/([\w.-]+\.(?:js|css|json))(?:[?#]|$)/.exec(address)?.[1]?.replace(/^/, '<address> ') ?? '<address>';
}
