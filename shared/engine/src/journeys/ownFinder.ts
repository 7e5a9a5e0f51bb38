/** The embedded engine behind the seam. Answers in one step on the thread that asks, so neither the signal nor the deadline can interrupt it. */
import { memoize } from '../common/memoize.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { JourneyEngine } from '../search/journeyEngine.ts';
import { createEngine } from '../search/raptor/engine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { endOf, nextService } from './nextService.ts';
import { queryOf } from './query.ts';
import type { SearchRequest } from './request.ts';
import type { EngineCall, RideFinder } from './rideFinder.ts';
import { findRides } from './rides.ts';
import { shownGroups } from './shownGroups.ts';

type Live = { readonly feed: Feed; readonly engine: JourneyEngine };

/** For a finder on the thread of the search. */
export const NO_LIMITS: EngineCall = {
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  traceparent: null,
};

export const OWN_ENGINE = { name: 'own', offers: { via: 'places', dayEnds: true } } as const;

/** @param engineOf the engine of a feed, the same one each time. */
export function createOwnFinder(engineOf: (feed: Feed) => JourneyEngine = memoize(createEngine)): RideFinder {
  return {
    ...OWN_ENGINE,
    async find(feed, request) {
      const rides = findRides({ feed, engine: engineOf(feed) }, request);
      return rides.reason === null ? { ...rides, ends: rides.ends() } : rides;
    },
    async nextService(feed, request, direction) {
      const live = { feed, engine: engineOf(feed) };
      if (request.direction === direction) return nextShown(live, request);
      const fromNow = { ...request, direction, time: request.now };
      return firstShown(live, fromNow) ?? nextShown(live, fromNow);
    },
    health: () => ({ state: 'ok', problem: null }),
    close: async () => undefined,
  };
}

function nextShown(live: Live, request: SearchRequest): EpochSeconds | null {
  const { direction, now, time } = request;
  return nextService(live.engine, queryOf(live.feed, request), {
    direction,
    notBefore: direction === 'arriveBy' ? now : time,
    firstShown: (at) => firstShown(live, { ...request, time: at }),
  });
}

/** The departure of the first (arrival of the last) journey by public transport shown for a request. */
function firstShown(live: Live, request: SearchRequest): EpochSeconds | null {
  const shown = shownGroups(live.feed, findRides(live, request).plans, request).filter(
    ({ key }) => key !== 'walking' && key !== 'bike',
  );
  return endOf(
    shown.flatMap(({ plans }) => plans),
    request.direction,
  );
}
