/** The searches in the demo city whose questions and answers are recorded: each wish of a search and each reason for no journey. */
import type { Endpoint } from '@halte/engine/journeys/endpoints';
import { optionsOf } from '@halte/engine/journeys/options';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { type Feed, MODES } from '@halte/engine/timetable/feed/feed';

export interface RecordedCase {
  /** Of its file. */
  readonly name: string;
  readonly request: SearchRequest;
}

const seconds = (iso: string) => Date.parse(iso) / 1_000;

type Wishes = Parameters<typeof optionsOf>[0];

/** When few vehicles run, so that the answers are short. */
const [EARLY, LATE] = ['2026-11-23T05:20:00+01:00', '2026-11-23T23:30:00+01:00'];
const [TRAM_START, TRAM_MIDDLE, TRAM_END, BUS_START, BUS_END] = ['SA033', 'SA036', 'SA040', 'SA144', 'SA149'];

export function recordedCases(feed: Feed): RecordedCase[] {
  const area = (id: string): Endpoint => {
    const { name, lat, lon, stops } = feed.areas[feed.areaById.get(id)!]!;
    return { id, name, lat, lon, stops };
  };
  const house = (id: string): Endpoint => {
    const { lat, lon } = area(id);
    return { id: `house-${id}`, name: '', lat: lat + 0.0008, lon: lon + 0.0008, stops: [] };
  };
  const at = (lat: number, lon: number): Endpoint => ({ id: '', name: '', lat, lon, stops: [] });
  const one = (name: string, wishes: Wishes = {}, more: Partial<SearchRequest> = {}): RecordedCase => {
    const time = more.time ?? seconds(EARLY);
    return {
      name,
      request: {
        from: area(TRAM_START),
        to: area(TRAM_END),
        via: null,
        viaStaySeconds: 0,
        direction: 'departAfter',
        options: optionsOf({ bike: 'off', ...wishes }),
        now: time,
        language: null,
        ...more,
        time,
      },
    };
  };
  const across = { from: area(BUS_START), to: area(TRAM_START) };
  return [
    one('station-to-station'),
    one('place-to-place', {}, { from: house(TRAM_START), to: house(TRAM_END) }),
    one('arrive-by', {}, { direction: 'arriveBy', time: seconds('2026-11-23T06:00:00+01:00'), now: seconds(EARLY) }),
    one('via', {}, { via: area(TRAM_MIDDLE) }),
    one('via-with-stay', {}, { via: area(TRAM_MIDDLE), viaStaySeconds: 600 }),
    one('changes', {}, across),
    one('without-changes', { maxChanges: 0 }, across),
    one('time-for-changes', { changeTime: 'plus10' }, across),
    one('slow-walk', { walkSpeed: 'slow' }, { from: house(BUS_START), to: house(BUS_END) }),
    // No stop is as near as wanted.
    one(
      'short-walk',
      { maxWalk: 250 },
      { from: { ...house(BUS_START), lat: house(BUS_START).lat + 0.002 }, to: house(BUS_END) },
    ),
    one('without-trams', { excludedModes: ['tram'] }),
    one('wheelchair', { wheelchair: 'on' }, across),
    one('next-page', {}, { from: area(BUS_START), to: area(BUS_END), time: seconds(LATE) }),
    one('unknown-station', {}, { from: { ...area(TRAM_START), id: 'GONE', stops: [...area(TRAM_START).stops, 0] } }),
    one('no-stop-near-origin', {}, { from: at(48.5, 2.3) }),
    one('no-stop-near-destination', {}, { to: at(48.5, 2.3) }),
    one('outside-timetable', {}, { time: seconds('2031-06-03T08:00:00+02:00') }),
    one('nothing-runs', { excludedModes: MODES.filter((mode) => mode !== 'ferry') }),
    one(
      'walking-is-quicker',
      {},
      { from: house(TRAM_START), to: at(house(TRAM_START).lat + 0.001, house(TRAM_START).lon) },
    ),
  ];
}
