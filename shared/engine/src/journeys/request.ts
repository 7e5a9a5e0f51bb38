import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import type { EpochSeconds } from '../common/time.ts';
import { toIso } from '../common/zone.ts';
import { invalid } from '../problems/requestError.ts';
import { isTranslated } from '../timetable/feed/translatedFeed.ts';
import { type Endpoint, endpointOf, type SearchedNetwork } from './endpoints.ts';
import { type Options, optionsOf } from './options.ts';
import { restore } from './restore.ts';
import { decodePlan } from './summaryCode.ts';
import { instantOf } from './times.ts';

/** A validated search: all parts of it are known and consistent. */
export interface SearchRequest {
  readonly from: Endpoint;
  readonly to: Endpoint;
  readonly via: Endpoint | null;
  /** Stay at the via place between two vehicles; 0 if a stop of one there is enough. */
  readonly viaStaySeconds: number;
  readonly time: EpochSeconds;
  readonly direction: 'departAfter' | 'arriveBy';
  readonly options: Options;
  readonly now: EpochSeconds;
  /** Language of the names in the answer, one of `Feed.translations`; null: original names. */
  readonly language: string | null;
}

/**
 * Reads a search. Without a time it departs at `now`; as a return it goes in the opposite direction at `returnDateTime`. Rejects
 * contradictions.
 */
export function requestOf(live: SearchedNetwork, body: JourneySearchBodyT, now: EpochSeconds): SearchRequest {
  refuseContradictions(body);
  const from = endpointOf(
    live,
    { id: body.fromId, value: body.fromValue, lat: body.fromLat, lon: body.fromLon },
    'from',
  );
  const to = endpointOf(live, { id: body.toId, value: body.toValue, lat: body.toLat, lon: body.toLon }, 'to');
  const options = optionsOf(body.itineraryOptions);
  const language = isTranslated(live.feed) ? live.feed.namesLanguage : null;
  const zone = live.feed.timeZone;
  if (body.previousJourneySummaryCode !== undefined) {
    const time = instantOf(zone, body.returnDateTime!, 'returnDateTime');
    const { arrival } = restore(live.feed, decodePlan(body.previousJourneySummaryCode));
    if (time < arrival)
      throw invalid(
        'return-too-early',
        `The way out arrives at ${toIso(zone, arrival).slice(11, 16)}: choose a later time for the return.`,
      );
    return { from: to, to: from, via: null, viaStaySeconds: 0, time, direction: 'departAfter', options, now, language };
  }
  const direction = body.arrivalDateTime === undefined ? 'departAfter' : 'arriveBy';
  const time = wantedTime(body, zone) ?? now;
  if (body.returnDateTime !== undefined && instantOf(zone, body.returnDateTime, 'returnDateTime') < time)
    throw invalid('return-too-early', 'The return is before the way out: choose a later time for the return.');
  const [via] = body.via ?? [];
  const viaStaySeconds = 60 * (via?.stayMinutes ?? 0);
  return {
    from,
    to,
    via: via ? endpointOf(live, via, 'via') : null,
    viaStaySeconds,
    time,
    direction,
    options,
    now,
    language,
  };
}

function wantedTime(body: JourneySearchBodyT, zone: string): EpochSeconds | null {
  if (body.arrivalDateTime !== undefined) return instantOf(zone, body.arrivalDateTime, 'arrivalDateTime');
  if (body.departureDateTime !== undefined) return instantOf(zone, body.departureDateTime, 'departureDateTime');
  return null;
}

function refuseContradictions(body: JourneySearchBodyT): void {
  const contradictions: readonly (readonly [isSaid: boolean, problem: string])[] = [
    [
      body.departureDateTime !== undefined && body.arrivalDateTime !== undefined,
      'Send departureDateTime or arrivalDateTime, not both.',
    ],
    [body.tripType === 1 && body.arrivalDateTime !== undefined, 'Out and back can only be searched by departure.'],
    [body.tripType === 1 && (body.via?.length ?? 0) > 0, 'A via place is for simple trips only.'],
    [body.tripType === 0 && body.returnDateTime !== undefined, 'A simple trip has no returnDateTime.'],
    [
      body.previousJourneySummaryCode !== undefined && body.tripType === 0,
      'previousJourneySummaryCode asks for a way back: send tripType 1 with it.',
    ],
    [
      body.previousJourneySummaryCode !== undefined && body.returnDateTime === undefined,
      'Send returnDateTime with previousJourneySummaryCode.',
    ],
  ];
  const contradiction = contradictions.find(([isSaid]) => isSaid);
  if (contradiction) throw invalid('invalid-request', contradiction[1]);
}
