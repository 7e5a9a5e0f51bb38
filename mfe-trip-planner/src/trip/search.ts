import type { ApiProblem, components } from '@halte/api';
import { searchBody, type Trip } from '@halte/contract/trip';
import type { Instant } from '@halte/i18n';

export type Journey = components['schemas']['Journey'];
export type JourneyGroup = components['schemas']['JourneyGroup'];
export type JourneySearchBody = components['schemas']['JourneySearchBody'];
export type ItineraryOptions = NonNullable<JourneySearchBody['itineraryOptions']>;
export type JourneySearchAnswer = components['schemas']['JourneySearchAnswer'];
export type EmptyReason = NonNullable<JourneySearchAnswer['reason']>;

/** The results of one search, or of none. */
export interface SearchResults {
  readonly status: 'none' | 'loading' | 'done';
  /** Why there is no answer. */
  readonly problem: ApiProblem | null;
  readonly groups: readonly JourneyGroup[];
  /** Why the answer has no journeys, or none by public transport. */
  readonly reason: EmptyReason | null;
  readonly next: NextService;
}

/** When service resumes, if there is none at the requested time; null if unknown. */
export interface NextService {
  /** Departure of the next journey on a later day. */
  readonly departure: Instant | null;
  /** Arrival of the last journey on an earlier day, for a search by arrival. */
  readonly arrival: Instant | null;
}

export const NO_NEXT: NextService = { departure: null, arrival: null };
export const NO_RESULTS: SearchResults = { status: 'none', problem: null, groups: [], reason: null, next: NO_NEXT };

/** Whether the response has the fields that the list needs. */
export function isAnswer({ groups }: JourneySearchAnswer): boolean {
  return Array.isArray(groups) && groups.every((group) => Array.isArray(group?.journeys));
}

/** The results of an answer, without its empty groups. */
export function resultsOf({
  groups,
  reason,
  nextDepartureDateTime = null,
  nextArrivalDateTime = null,
}: Pick<JourneySearchAnswer, 'groups' | 'reason'> & Partial<JourneySearchAnswer>): SearchResults {
  return {
    status: 'done',
    problem: null,
    groups: groups.filter(({ journeys }) => journeys.length > 0),
    reason,
    next: { departure: nextDepartureDateTime, arrival: nextArrivalDateTime },
  };
}

/** Whether a search has ended without a journey, or failed. */
export function isEmpty({ status, groups }: SearchResults): boolean {
  return status === 'done' && groups.length === 0;
}

/** The first journey of the first group. */
export function firstJourneyId(groups: readonly JourneyGroup[]): string | null {
  return groups[0]?.journeys[0]?.id ?? null;
}

/** All journeys, each once though it may be in two groups. */
export function journeysOf(groups: readonly JourneyGroup[]): readonly Journey[] {
  const byId = new Map(groups.flatMap((group) => group.journeys.map((journey) => [journey.id, journey] as const)));
  return [...byId.values()];
}

export function journeyOfCode(groups: readonly JourneyGroup[], code: string): Journey | null {
  return journeysOf(groups).find(({ journeySummaryCode }) => journeySummaryCode === code) ?? null;
}

export function findJourney(groups: readonly JourneyGroup[], id: string | null): Journey | null {
  return journeysOf(groups).find((journey) => journey.id === id) ?? null;
}

/** The same, for the way back of the journey `previousJourneySummaryCode`; null without such a journey. The backend turns the places round. */
export function returnSearchBody(
  trip: Trip,
  zone: string,
  { options, previousCode }: { readonly options?: ItineraryOptions; readonly previousCode: string | null },
): JourneySearchBody | null {
  const body = searchBody(trip, zone, options);
  return body && previousCode ? { ...body, previousJourneySummaryCode: previousCode } : null;
}
