import { type DetailedJourney, detailJourney } from '@halte/engine/journeys/detail';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

let town: Awaited<ReturnType<typeof smallTown>>;
let journey: DetailedJourney;

beforeAll(async () => {
  town = await smallTown();
  const body = {
    fromLat: 47.999,
    fromLon: -1.7,
    fromValue: 'Chez moi',
    toId: 'Hôpital Œuvre d’Été',
    tripType: 0,
  } as const;
  const { groups } = await searchJourneys(town, { ...body, departureDateTime: `${MONDAY}T08:00` }, MONDAY_AT_8);
  const group = groups.find(({ key }) => key === 'publicTransport');
  journey = detailJourney(town.feed, group!.journeys[0]!.id, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
});

describe('detailJourney', () => {
  it('tells every step with its times', () => {
    expect(
      journey.sections.map(({ kind, from, to, departureDateTime, arrivalDateTime }) => [
        kind,
        from.name,
        to.name,
        departureDateTime.slice(11, 19),
        arrivalDateTime.slice(11, 19),
      ]),
    ).toEqual([
      ['walk', 'Chez moi', 'Gare', '08:18:04', '08:20:00'],
      ['ride', 'Gare', 'Centre', '08:20:00', '08:24:00'],
      ['wait', 'Centre', 'Centre', '08:24:00', '08:27:00'],
      ['ride', 'Centre', 'Hôpital Œuvre d’Été', '08:27:00', '08:35:00'],
    ]);
  });

  it('has the headway of a line that promises only how often it comes', () => {
    const trip = town.feed.trips.ids.find(journey.sections[1]!.ride!.tripId)!;
    const start = town.feed.stopTimes.departure[town.feed.trips.stopTimeStart[trip]!]!;
    const headwaysOf = (isExact: boolean) => {
      const frequencies = [{ trip, start, end: start + 3_600, headway: 600, isExact }];
      const feed = { ...town.feed, frequencies };
      const { sections } = detailJourney(feed, journey.id, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
      return sections.flatMap(({ ride }) => ride?.headwaySeconds ?? []);
    };
    expect([headwaysOf(false), headwaysOf(true)]).toEqual([[600], []]);
  });

  it('adds up', () => {
    expect(journey).toMatchObject({
      isDetailedTrip: true,
      changes: 1,
      walkingMetres: 145,
      walkingSeconds: 116,
      modes: ['tram', 'bus'],
    });
    expect(journey.durationSeconds).toBe(
      journey.sections.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    );
    expect(journey.fare).toEqual({ amount: 170, currency: 'EUR' });
    expect(journey.departureDateTime).toBe('2026-11-23T08:18:04+01:00');
  });

  it('tells of a ride what one sees at the stop and in the vehicle', () => {
    const [, tram] = journey.sections;
    expect(tram?.ride).toMatchObject({
      headsign: 'Université',
      tripId: 'A-out-500',
      agency: 'Petitbus',
      accessibility: 'yes',
    });
    expect(tram?.from).toMatchObject({
      stopPointId: 'Gare:1',
      stopAreaId: 'Gare',
      platform: '1',
      accessibility: 'yes',
    });
    expect(
      tram?.ride?.calls.map(({ point, departureDateTime }) => `${departureDateTime.slice(11, 16)} ${point.name}`),
    ).toEqual(['08:20 Gare', '08:24 Centre']);
    expect(tram?.geometry).toEqual([
      [48, -1.7],
      [48.01, -1.69],
    ]);
    expect(tram?.metres).toBeGreaterThan(1_300);
  });

  it('has the page of its operator about tickets, where one is published', () => {
    const pagesOf = (fareUrl: string) => {
      const feed = { ...town.feed, agencies: town.feed.agencies.map((agency) => ({ ...agency, fareUrl })) };
      const { sections } = detailJourney(feed, journey.id, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
      return sections.flatMap(({ ride }) => (ride ? [ride.fareUrl] : []));
    };
    const page = 'https://petitbus.example/tickets';
    expect([pagesOf(page), pagesOf('')]).toEqual([
      [page, page],
      [undefined, undefined],
    ]);
  });

  it('draws a walk from end to end', () => {
    expect(journey.sections[0]?.geometry).toEqual([
      [47.999, -1.7],
      [48, -1.7],
    ]);
  });
});
