import { fieldsOf } from '@halte/contract/fields';
import type { SearchLimits } from '@halte/contract/tenant';
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import { getOrCompute } from '@halte/engine/common/memoize';
import { createPlanner, type Planner } from '@halte/engine/planner';
import { RequestError } from '@halte/engine/problems/requestError';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { inLanguage } from '@halte/engine/timetable/inLanguage';
import type { PlannedAnswer, PlannedRead } from '../messages.ts';
import { plannedRead } from '../plannedReads.ts';
import { boardQuery, lineQuery, nearbyQuery, profileOf, wantsStops } from './queries.ts';

type Answer = Omit<PlannedAnswer, 'at'>;

export interface Asking {
  /** In milliseconds since the epoch. */
  readonly now: number;
  readonly limits: SearchLimits;
}

/** As the backend answers these reasons. */
const STATUS_OF: Readonly<Partial<Record<RequestError['reason'], number>>> = { invalid: 400, unknown: 404 };

/** The language of the names in an answer; null: that of the timetable. */
function namesLanguage({ info, translations }: Feed, wanted: string): string | null {
  const isWanted = (language: string) => language === wanted || language.startsWith(`${wanted}-`);
  if (info && isWanted(info.language)) return null;
  return translations.find(({ language }) => isWanted(language))?.language ?? null;
}

const NO_STOPS = { stops: [], stopCount: 0, nearestStop: null };

const codeOf = (body: string) => String(fieldsOf(JSON.parse(body))['journeySummaryCode']);

/** Answers reads of the backend from a timetable alone. */
export function createPlans(feed: Feed): (read: PlannedRead, asking: Asking) => Promise<Answer> {
  const byLanguage = new Map<string | null, Planner>();
  const plannerFor = (wanted: string) => {
    const language = namesLanguage(feed, wanted);
    return getOrCompute(byLanguage, language, () => createPlanner(inLanguage(feed, language)));
  };

  async function answerTo({ method, address, body, language }: PlannedRead, { now, limits }: Asking): Promise<unknown> {
    const { pathname, searchParams } = new URL(address, 'https://host.invalid');
    const planner = plannerFor(language);
    const seconds = Math.floor(now / 1000);
    const read = plannedRead(method, pathname);
    const [id = '', lineId = ''] = read?.ids.map(decodeURIComponent) ?? [];
    switch (read?.kind) {
      case 'journeys':
        return planner.journeys(JSON.parse(body) as JourneySearchBodyT, seconds, limits);
      case 'journey':
        return planner.journey(codeOf(body));
      case 'laterRides':
        return planner.laterRides(codeOf(body));
      case 'stopDepartures':
        return planner.stop.departures(id, boardQuery(searchParams), seconds);
      case 'lineDepartures':
        return planner.stop.departuresOfLine({ id, lineId }, lineQuery(searchParams), seconds);
      case 'areaDepartures':
        return planner.area.departures(id, boardQuery(searchParams), seconds);
      case 'area':
        return planner.area.detail(id, profileOf(searchParams));
      case 'nearby': {
        const { lines, ...around } = nearbyQuery(searchParams);
        const found = wantsStops(searchParams) ? planner.nearby(around, lines, seconds) : NO_STOPS;
        return { liveAt: null, kinds: ['stopArea'], places: [], placeCount: 0, ...found };
      }
      case 'next':
        return {
          liveAt: null,
          stops: planner.next(searchParams.getAll('stopId'), searchParams.getAll('lineId'), seconds),
        };
      case 'places':
        return planner.places(searchParams.get('search') ?? '');
      case 'place':
        return planner.place(id);
      case undefined:
        throw new Error(`${method} ${pathname} is not read from a timetable.`);
    }
  }

  return async (read, asking) => {
    try {
      return { status: 200, answer: await answerTo(read, asking) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { reason, code, message } = error;
      return { status: STATUS_OF[reason] ?? 503, answer: { code, message, requestId: '' } };
    }
  };
}
