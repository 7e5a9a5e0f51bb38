import type { ApiProblem } from '@halte/api';
import { useJourneyDetails } from '../../state/useJourneyDetails.ts';
import { useFoundGroups } from '../../state/useSearchResults.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { summaryOf } from '../../trip/journey.ts';
import { type Journey, type JourneyGroup, journeyOfCode } from '../../trip/search.ts';

/** `gone`: one of them does not exist any more, or the address does not name it. */
type ChosenJourneys =
  | { readonly status: 'loading' | 'gone' }
  | { readonly status: 'failed'; readonly problem: ApiProblem }
  | { readonly status: 'ready'; readonly journeys: readonly Journey[] };

interface Details {
  readonly data: DetailedJourney | undefined;
  readonly problem: ApiProblem | null;
}

function chosenJourney(code: string, { data, problem }: Details, found: readonly JourneyGroup[]): ChosenJourneys {
  if (!data && problem?.kind === 'refused') return { status: 'gone' };
  const journey = data ? summaryOf(data) : journeyOfCode(found, code);
  if (journey) return { status: 'ready', journeys: [journey] };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

/** All journeys, or the gravest reason why one is missing. */
function combined(chosen: readonly ChosenJourneys[]): ChosenJourneys {
  const worst = (['gone', 'failed', 'loading'] as const).flatMap((status) =>
    chosen.filter((one) => one.status === status),
  );
  return (
    worst[0] ?? { status: 'ready', journeys: chosen.flatMap((one) => (one.status === 'ready' ? one.journeys : [])) }
  );
}

/** The summary codes of one journey, or of an outbound and a return journey; null for one that the address does not name. */
export type CodesToShow = readonly [string | null] | readonly [string | null, string | null];

export interface ChosenJourneysQuery {
  readonly chosen: ChosenJourneys;
  readonly retry: () => void;
}

/** The journeys with these codes. Fetches the details of each. */
export function useChosenJourneys(codes: CodesToShow): ChosenJourneysQuery {
  const found = useFoundGroups();
  const isComplete = !codes.includes(null);
  const [first, last = null] = isComplete ? codes : [null];
  const firstDetails = useJourneyDetails(first);
  const lastDetails = useJourneyDetails(last);
  const chosen = [
    ...(first === null ? [] : [chosenJourney(first, firstDetails, found)]),
    ...(last === null ? [] : [chosenJourney(last, lastDetails, found)]),
  ];
  return {
    chosen: isComplete ? combined(chosen) : { status: 'gone' },
    retry() {
      for (const { problem, retry } of [firstDetails, lastDetails]) if (problem) retry();
    },
  };
}
