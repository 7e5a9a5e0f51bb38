import { DATA_ID, type EmbeddedAnswer, fieldsOf, type Locale } from '@halte/contract';
import { type Instant, instantFromMillis, millisOf, nowInstant } from '@halte/i18n';

/** An answer that came with the page. */
export interface Embedded<Data = unknown> {
  /** By the server's clock. */
  readonly receivedAt: Instant;
  readonly answer: Data;
}

/** The parts of a question that its request consists of. */
export interface Asked {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly body?: unknown;
}

const SEARCH = '/api/trip-planner/v2/journeys/search';
const OF_ADDRESS = '/api/trip-planner/v2/journeys/of-address';

function pairsOf(query: object): string[][] {
  return Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [name, String(one)]),
  );
}

/** Equal for addresses that say the same, whatever the order of their parameters. */
function comparable(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return `${path}?${params.toString()}`;
}

/** The request of a question, as a text. */
export function requestKey(path: string, { params = {}, body }: Asked, locale: string): string {
  if (body !== undefined) return `${locale} ${path} ${JSON.stringify(body)}`;
  const names: Readonly<Record<string, unknown>> = { ...params.path };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const query = new URLSearchParams(pairsOf(params.query ?? {}));
  return `${locale} ${comparable(`${address}?${query.toString()}`)}`;
}

interface Found {
  readonly key: string;
  readonly embedded: Embedded;
}

/** The backend says with the journeys of an address which search they answer. */
function foundIn({ address, locale, time, answer }: EmbeddedAnswer): Found {
  const receivedAt = instantFromMillis(time);
  if (comparable(address).startsWith(`${OF_ADDRESS}?`)) {
    const { search, answer: journeys } = fieldsOf(answer);
    return { key: requestKey(SEARCH, { body: search }, locale), embedded: { receivedAt, answer: journeys } };
  }
  return { key: `${locale} ${comparable(address)}`, embedded: { receivedAt, answer } };
}

function parsed({ textContent }: Element): Found[] {
  try {
    return [foundIn(JSON.parse(textContent ?? '') as EmbeddedAnswer)];
  } catch {
    // An answer that was cut or is none: the view asks for itself.
    return [];
  }
}

let inPage: Map<string, Embedded> | null = null;

/** Read once: the script of the app runs when the page is complete. */
function answersInPage(): Map<string, Embedded> {
  if (inPage) return inPage;
  // Not while a build renders the first paint.
  if (typeof document === 'undefined') return new Map();
  const elements = [...document.querySelectorAll(`script[type="application/json"][id^="${DATA_ID}"]`)];
  inPage = new Map(elements.flatMap(parsed).map(({ key, embedded }) => [key, embedded]));
  return inPage;
}

/** Milliseconds since the answer arrived at the server. */
export function ageOf({ receivedAt }: Embedded): number {
  return millisOf(nowInstant()) - millisOf(receivedAt);
}

/** The answer of the page to exactly this request, if it is not older than `freshFor` seconds; null without one. */
export function embeddedFor(path: string, asked: Asked, locale: Locale, freshFor: number): Embedded | null {
  const answers = answersInPage();
  const embedded = answers.size === 0 ? undefined : answers.get(requestKey(path, asked, locale));
  return embedded && ageOf(embedded) < freshFor * 1_000 ? embedded : null;
}

/** Each answer is used once: what is asked again is sent. */
export function markUsed(embedded: Embedded): void {
  for (const [key, known] of answersInPage()) if (known === embedded) inPage?.delete(key);
}

/** For tests, whose pages follow each other in one document. */
export function forgetPage(): void {
  inPage = null;
}
