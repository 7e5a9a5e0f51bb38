import type { Query } from '@halte/contract';
import { act, waitFor } from '@testing-library/react';
import type { fakeBackend } from './fakeBackend.ts';
import { detailed, journey, line, point, ride } from './trips.ts';

/** Out on 21 November 2099 at half past eight, back at half past five. Ids as bad as they come. */
export const SEARCH = {
  fi: 'stop|A&B=é#',
  fv: 'Oak',
  ti: 'elm',
  tv: 'Elm',
  tt: '1',
  dt: '2099-11-21T08:30',
  rt: '2099-11-21T17:30',
} as const;

const at = (clock: string) => `2099-11-21T${clock}:00+01:00`;
const span = (start: string, end: string) => ({ departureDateTime: at(start), arrivalDateTime: at(end) });

/** The journey of a code, as a search finds it. */
export function found(code: string, start: string, end: string) {
  return journey(code, { ...span(start, end), durationSeconds: 1800 });
}

/** One of those that take the same line between the same stops. */
export function repeated(...journey: Parameters<typeof found>) {
  const stops = [point('Oak'), point('Elm')];
  const sections = [{ kind: 'ride' as const, durationSeconds: 1800, line: line('A'), stops }];
  return { ...found(...journey), sections };
}

/** The journey of a code, step by step. */
export function stepByStep(code: string, start: string, end: string, fare = { amount: 180, currency: 'EUR' } as const) {
  const steps = [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })];
  return detailed(code, steps, { ...span(start, end), durationSeconds: 1800, fare });
}

export const groupOf = (...journeys: readonly unknown[]) => ({
  groups: [{ key: 'publicTransport', journeys }],
  reason: null,
});

/** The calls of a screen that cannot show a chosen journey: it gives the reason and redirects to the results of the same search. */
export const sentBack = (query: Query, message: string) => [
  { call: 'toast', toast: { type: 'info', message } },
  { call: 'replace', target: { name: 'trip-planner-results', query } },
];

export const CHOOSE_FIRST = 'Choisissez d’abord un trajet de cette liste.';
export const NO_LONGER = 'Ce trajet n’est plus proposé\u00a0: choisissez-en un autre.';

interface Wanted {
  readonly journeySummaryCode?: string;
  readonly previousJourneySummaryCode?: string;
}

/** Answers requests for one journey, or the search for one way. */
export function answers(backend: ReturnType<typeof fakeBackend>) {
  const last = (isWanted: (body: Wanted, path: string) => boolean) =>
    backend.requests.findLast(({ body, path }) => isWanted(body as Wanted, path));

  async function answer(isWanted: (body: Wanted, path: string) => boolean, body: unknown, status?: number) {
    await waitFor(() => {
      if (!last(isWanted)) throw new Error('That request was not sent.');
    });
    await act(async () => last(isWanted)?.answer(body, status));
    await act(backend.settled);
  }

  return {
    details: (code: string, body: unknown, status?: number) =>
      answer((request, path) => path.endsWith('/detailed') && request.journeySummaryCode === code, body, status),
    returns: (body: unknown, status?: number) =>
      answer((request, path) => path.endsWith('/search') && !!request.previousJourneySummaryCode, body, status),
    searches: () => backend.requests.filter(({ path }) => path.endsWith('/search')).map(({ body }) => body),
  };
}
