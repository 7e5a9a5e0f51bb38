import type { ApiProblem } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { useEffect } from 'react';
import { type DetailState, detailsStore } from '../trip/detailsStore.ts';
import type { FoundState } from '../trip/foundStore.ts';
import { summaryOf } from '../trip/journey.ts';
import { type Journey, journeyOfCode } from '../trip/search.ts';

import { servicesOf } from './services.ts';
import { useDetails } from './useDetails.ts';
import { useFoundStore } from './useFoundStore.ts';

/** `gone`: some of them cannot be had, now or ever. */
export type Chosen =
  | { readonly status: 'loading' | 'gone' }
  | { readonly status: 'failed'; readonly problem: ApiProblem }
  | { readonly status: 'ready'; readonly journeys: readonly Journey[] };

function chosenOf(
  code: string,
  detail: DetailState | undefined,
  { search, returnSearch }: Readonly<FoundState>,
): Chosen {
  const { journey, problem } = detail ?? {};
  if (problem?.kind === 'refused') return { status: 'gone' };
  const known = journey ? summaryOf(journey) : journeyOfCode([...search.groups, ...returnSearch.groups], code);
  if (known) return { status: 'ready', journeys: [known] };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

/** All of them, or what comes first of the reasons why not. */
export function together(each: readonly Chosen[]): Chosen {
  const worst = (['gone', 'failed', 'loading'] as const).flatMap((status) =>
    each.filter((one) => one.status === status),
  );
  return worst[0] ?? { status: 'ready', journeys: each.flatMap((one) => (one.status === 'ready' ? one.journeys : [])) };
}

/** The journeys with these summary codes; null is a code that an address should have and has not. Loads what is not in memory. */
export function useChosenJourneys(host: HostServices, codes: readonly (string | null)[]): Chosen {
  const found = useFoundStore();
  const details = useDetails();
  const { api } = servicesOf(host);
  const written = JSON.stringify(codes);

  useEffect(() => {
    const wanted = JSON.parse(written) as readonly (string | null)[];
    if (wanted.includes(null)) return;
    for (const code of wanted) if (code !== null) void detailsStore.load(api, code);
  }, [api, written]);

  return together(codes.map((code) => (code === null ? { status: 'gone' } : chosenOf(code, details.get(code), found))));
}
