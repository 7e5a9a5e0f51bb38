import type { paths } from '@halte/api';
import { FAILURE_CODES, REMOTE_IDS } from '@halte/contract';

/** What the backend is told of an error: of the program, nothing of the person and of what they look for. */
export type ClientError = paths['/api/v1/clientErrors']['post']['requestBody']['content']['application/json'];

export interface ReporterParts {
  readonly buildId: string;
  /** Name of the screen that is shown. */
  readonly routeName: () => string | null;
  readonly isOnline: () => boolean;
  /** Must not throw, nor report what goes wrong with it: that would go on for ever. */
  readonly send: (error: ClientError) => void;
}

export type Reporter = (error: unknown, where: string) => void;

/** What fails again and again is told a few times: the backend may be what fails. */
const MAX_PER_PAGE = 10;
const MAX_MESSAGE_LENGTH = 200;

/** Sends each error of a page once, and not more than {@link MAX_PER_PAGE} of them. */
export function createReporter({ buildId, routeName, isOnline, send }: ReporterParts): Reporter {
  const sent = new Set<string>();
  return (error, where) => {
    // Without a network nothing can be sent, and most of what fails then is no fault.
    if (sent.size >= MAX_PER_PAGE || !isOnline()) return;
    const told = { code: codeOf(error), ...partOf(where), build: buildId, message: messageOf(error) };
    const key = JSON.stringify(told);
    if (sent.has(key)) return;
    sent.add(key);
    send({ ...told, route: routeName() });
  };
}

function codeOf(error: unknown): ClientError['code'] {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return FAILURE_CODES.find((known) => known === code) ?? 'error';
}

/** `trip-planner: mount` is what remotes report, `map` and the like the host, the id alone who loads a remote. */
function partOf(where: string): Pick<ClientError, 'remote' | 'step'> {
  const [, before = '', after] = /^([a-z-]+)(?:: (.*))?$/s.exec(where) ?? [];
  const remote = REMOTE_IDS.find((id) => id === before);
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

/** An error's own words may hold an address with what was looked for, a place, a person. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  return text
    .slice(0, 2_000)
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>)]*/gi, fileOf)
    .replaceAll(/\S+@\S+/g, '<e-mail>')
    .replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»/g, '<text>')
    .replaceAll(/-?\d[\d.,:;-]*/g, '<number>')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** The name of a script or style sheet says what could not be loaded; no other part of an address is needed. */
function fileOf(address: string): string {
  return /\/([\w.-]+\.(?:js|css|json))(?:[?#]|$)/.exec(address)?.[1]?.replace(/^/, '<address> ') ?? '<address>';
}
