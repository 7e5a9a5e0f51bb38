import type { APIRequestContext, Page } from '@playwright/test';
import { network } from '../support/environment.ts';
import type { Place, Trip } from '../support/places.ts';

/** The fields of a search request that these tests read. */
export interface SearchBody {
  readonly fromId?: string;
  readonly toId?: string;
  readonly tripType: number;
  readonly departureDateTime?: string;
  readonly arrivalDateTime?: string;
  readonly returnDateTime?: string;
  readonly previousJourneySummaryCode?: string;
  readonly via?: readonly { readonly id?: string; readonly value?: string }[];
  readonly itineraryOptions?: Readonly<Record<string, unknown>>;
}

export interface FoundJourney {
  readonly id: string;
  readonly journeySummaryCode: string;
  readonly departureDateTime: string;
  readonly arrivalDateTime: string;
  readonly durationSeconds: number;
  readonly sections: readonly { readonly kind: string; readonly line?: { readonly mode: string } }[];
}

export interface SearchAnswer {
  readonly groups: readonly { readonly key: string; readonly journeys: readonly FoundJourney[] }[];
}

export const SEARCH = '**/journeys/search';
const isSearch = (url: string) => url.endsWith('/journeys/search');

/** The bodies of all searches that the page sends from now on. */
export function searchesOf(page: Page): SearchBody[] {
  const bodies: SearchBody[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && isSearch(request.url())) bodies.push(request.postDataJSON() as SearchBody);
  });
  return bodies;
}

/** The search request that `act` triggers, and its response. */
export async function searchedBy(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(
    (response) => isSearch(response.url()) && response.request().method() === 'POST',
  );
  await act();
  const response = await answered;
  return {
    body: response.request().postDataJSON() as SearchBody,
    answer: (await response.json()) as SearchAnswer,
  };
}

export const journeysIn = ({ groups }: SearchAnswer) => groups.flatMap(({ journeys }) => journeys);

export const modesIn = (answer: SearchAnswer) =>
  new Set(journeysIn(answer).flatMap(({ sections }) => sections.flatMap(({ line }) => (line ? [line.mode] : []))));

export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** A stop of the demo city that is not an end of the trip. */
export async function findVia(request: APIRequestContext, { from, to }: Trip): Promise<Place> {
  const answer = await request.get(`http://localhost:${network('demo').bffPort}/api/v1/places`, {
    headers: { 'X-Api-Key': 'halte-demo' },
    params: { search: 'place' },
  });
  const places = (await answer.json()) as (Place & { type: string })[];
  const via = places.find(({ id, type }) => /stop_?area/i.test(type) && id !== from.id && id !== to.id);
  if (!via) throw new Error('No other stop was found.');
  return via;
}
