import type { CurrentRoute, Locale, Query } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { hrefOf } from '../../src/routes/href.ts';
import type { RouteTable } from '../../src/routes/table.ts';
import { escapeHtml } from './escape.ts';
import type { Proposal, ProposePlaces } from './placeProposals.ts';
import type { PageTextKey } from './texts.ts';

type PageText = (key: PageTextKey) => string;

/** The two ends of a trip, by the first letter of their parameters in an address. */
const ENDS = ['f', 't'] as const;
type End = (typeof ENDS)[number];

const END_TEXT = { f: 'plain.from', t: 'plain.to' } as const;

/** One end of the trip that a form without script has sent. */
type FoundEnd =
  | { readonly end: End; readonly kind: 'chosen'; readonly place: Query }
  /** `places`: null while the backend does not answer, empty where the text names none. */
  | { readonly end: End; readonly kind: 'open'; readonly text: string; readonly places: readonly Proposal[] | null };

export type PlainAnswer =
  /** Both places are known: the address of their journeys. */
  | { readonly kind: 'results'; readonly to: string }
  | {
      readonly kind: 'proposals';
      /** Writes markup for browsers that run no script. */
      readonly html: (text: PageText) => string;
      /** Parameters that the fields of the form are painted from. */
      readonly fields: Query;
    };

export interface PlainRequest {
  readonly routes: RouteTable;
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly current: CurrentRoute;
  /** The parameters that every address keeps: those of a widget. */
  readonly carried: Query;
}

type Page = Pick<PlainRequest, 'routes' | 'locale'>;

const isOfEnd = (end: End, key: string) => new RegExp(`^${end}(?:i|v|st|fv|pt|lat|lon)$`).test(key);

/** The app cuts what it reads from an address here too. */
const LONGEST = 300;

const textOf = (query: Query, end: End) => (query[`${end}v`] ?? '').trim().slice(0, LONGEST);

/** Whether an address was written by the form of a page without script: it names a place, and says of an end no more than a text. */
function isPlain({ name, query }: CurrentRoute): boolean {
  const isTyped = (end: End) => textOf(query, end) !== '' && !query[`${end}i`];
  return name === 'trip-planner' && ENDS.some(isTyped);
}

/** A place as addresses of trips name it. */
function placeQuery(end: End, { id, title, subTitle, displayName, type, lat, lon }: Proposal): Query {
  const fields = { i: id, v: title, st: subTitle, fv: displayName, pt: type, lat, lon };
  const written = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(written.map(([key, value]) => [`${end}${key}`, String(value)]));
}

/** The one place that a text means: the only one that is found, or the only one that is called so. */
function meant(text: string, places: readonly Proposal[], locale: Locale): Proposal | undefined {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  const named = places.filter((place) => [place.title, place.displayName].some((name) => compare(name, text) === 0));
  const candidates = named.length === 0 ? places : named;
  return candidates.length === 1 ? candidates[0] : undefined;
}

async function findEnd(end: End, { tenant, locale, current }: PlainRequest, propose: ProposePlaces): Promise<FoundEnd> {
  const { query } = current;
  const own = Object.fromEntries(Object.entries(query).filter(([key]) => isOfEnd(end, key)));
  if (query[`${end}i`]) return { end, kind: 'chosen', place: own };
  const text = textOf(query, end);
  const places = text === '' ? [] : await propose(tenant, locale, text);
  const place = places && meant(text, places, locale);
  return place ? { end, kind: 'chosen', place: placeQuery(end, place) } : { end, kind: 'open', text, places };
}

/** Parameters of an end that stay in the address while the other one is chosen. */
const kept = (found: FoundEnd): Query => (found.kind === 'chosen' ? found.place : { [`${found.end}v`]: found.text });

const nameOf = (found: FoundEnd): string =>
  found.kind === 'open' ? found.text : found.place[`${found.end}fv`] || found.place[`${found.end}v`] || '';

function problemOf({ text, places }: Extract<FoundEnd, { kind: 'open' }>): PageTextKey | null {
  if (text === '') return 'plain.missing';
  if (places === null) return 'plain.unavailable';
  return places.length === 0 ? 'plain.none' : null;
}

function linkTo(place: Proposal, end: End, query: Query, { routes, locale }: Page): string {
  const rest = Object.fromEntries(Object.entries(query).filter(([key]) => !isOfEnd(end, key)));
  const chosen = { ...placeQuery(end, place), ...rest };
  // The last place that was missing leads on.
  const isComplete = ENDS.every((one) => chosen[`${one}i`]);
  const href = hrefOf(routes, locale, { name: isComplete ? 'trip-planner-results' : 'trip-planner', query: chosen });
  const name = [place.title, place.subTitle].filter((text) => text !== '').join(', ');
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`;
}

/** The places to choose from, or what to do where there are none. `query` is all that is known of the trip. */
function proposalsHtml(ends: readonly FoundEnd[], query: Query, page: Page, text: PageText): string {
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const content = (found: FoundEnd): string => {
    if (found.kind === 'chosen') return paragraph(nameOf(found));
    const problem = problemOf(found);
    if (problem !== null) return paragraph(text(problem));
    return `<ul>${(found.places ?? []).map((place) => linkTo(place, found.end, query, page)).join('')}</ul>`;
  };
  const isChoice = ends.some((found) => found.kind === 'open' && problemOf(found) === null);
  return [
    `<h2>${escapeHtml(text('plain.title'))}</h2>`,
    isChoice ? paragraph(text('plain.choose')) : '',
    ...ends.map((found) => `<h3>${escapeHtml(text(END_TEXT[found.end]))}</h3>${content(found)}`),
  ].join('');
}

/** Resolves the places of a form that was sent without script; null for any other address. */
export function createPlainForm(propose: ProposePlaces) {
  return async (request: PlainRequest): Promise<PlainAnswer | null> => {
    const { current, routes, locale, carried } = request;
    if (!isPlain(current)) return null;
    const ends = await Promise.all(ENDS.map((end) => findEnd(end, request, propose)));
    const isOther = ([key]: readonly [string, string]) => !ENDS.some((end) => isOfEnd(end, key));
    const others = Object.fromEntries(Object.entries(current.query).filter(isOther));
    const places = Object.fromEntries(ends.flatMap((found) => Object.entries(kept(found))));
    const query: Query = { ...places, ...others, ...carried };
    if (ends.every(({ kind }) => kind === 'chosen')) {
      return { kind: 'results', to: hrefOf(routes, locale, { name: 'trip-planner-results', query }) };
    }
    const fields = Object.fromEntries(ends.map((end) => [`${end.end}fv`, nameOf(end)]));
    return { kind: 'proposals', html: (text) => proposalsHtml(ends, query, { routes, locale }, text), fields };
  };
}
