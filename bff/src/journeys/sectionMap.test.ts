import { type DetailedJourney, detailJourney } from '@halte/engine/journeys/detail';
import type { Journey } from '@halte/engine/journeys/summary';
import { decode } from '@placemarkio/polyline';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

let found: { readonly journey: Journey; readonly detailed: DetailedJourney }[];

beforeAll(async () => {
  const town = await smallTown();
  const body = {
    fromLat: 47.999,
    fromLon: -1.7,
    fromValue: 'Chez moi',
    toId: 'Hôpital Œuvre d’Été',
    tripType: 0,
  } as const;
  const { groups } = await searchJourneys(town, { ...body, departureDateTime: `${MONDAY}T08:00` }, MONDAY_AT_8);
  found = groups
    .flatMap(({ journeys }) => journeys)
    .map((journey) => ({
      journey,
      detailed: detailJourney(town.feed, journey.id, besideOf({ alerts: NO_ALERTS, language: 'fr' })),
    }));
});

describe('a journey of a search answer', () => {
  it('has the geometry of each section but a wait, with the ends of the detailed one', () => {
    const kinds = new Set<string>();
    for (const { journey, detailed } of found)
      for (const [i, { kind, geometry }] of journey.sections.entries()) {
        kinds.add(kind);
        if (kind === 'wait') expect(geometry).toBeUndefined();
        else {
          const line = decode(geometry!);
          const full = detailed.sections[i]!.geometry;
          for (const [end, at] of [
            [line[0], full[0]],
            [line.at(-1), full.at(-1)],
          ]) {
            expect(end![1]).toBeCloseTo(at![0]!, 5);
            expect(end![0]).toBeCloseTo(at![1]!, 5);
          }
        }
      }
    expect([...kinds].sort()).toEqual(['bike', 'ride', 'wait', 'walk']);
  });

  it('has the stops of each ride, as the detailed one', () => {
    for (const { journey, detailed } of found)
      expect(journey.sections.map(({ stops }) => stops?.map(({ name, stopAreaId }) => [name, stopAreaId]))).toEqual(
        detailed.sections.map(({ ride }) => ride?.calls.map(({ point }) => [point.name, point.stopAreaId])),
      );
  });

  it('says where it begins and ends', () => {
    for (const { journey, detailed } of found) expect([journey.from, journey.to]).toEqual([detailed.from, detailed.to]);
  });
});
