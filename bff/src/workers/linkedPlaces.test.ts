import { basics, feedOf, networkOf, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { linkedPlaces } from './linkedPlaces.ts';

/** A platform with an entrance by 12 steps down, and one by a lift that leads in only; and a stop in the street. */
const FILES = {
  ...basics(),
  ...tripsAndTimes('one: P 8:00, A 8:10'),
  'stops.txt': `stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code
    S,,Gare,48.1,7.1,1,,
    P,77,Gare,48.1,7.1,0,S,2
    E,,,48.1,7.1001,2,S,
    F,,,48.1,7.1002,2,S,
    A,,Marché,48.0,7.1,0,,`,
  'pathways.txt': `from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length
    E,P,2,1,20,15
    F,P,5,0,30,10`,
};
const TRAINS = { 'routes.txt': 'route_id,agency_id,route_short_name,route_long_name,route_type\nr,a,1,One,2' };

it('has the entrances of a stop, with the ways in and out', async () => {
  const { stops, stationNodes } = linkedPlaces(await feedOf(FILES));
  const [platform, street] = [stops.find(({ id }) => id === 'P')!, stops.find(({ id }) => id === 'A')!];
  const stairs = { metres: 15, tenths: 200 };
  expect(platform).toMatchObject({ code: '77', platform: '2', name: 'Gare', isOfRail: false });
  expect(platform.entrances).toEqual({
    foot: [
      { node: 0, toStop: stairs, fromStop: stairs },
      { node: 1, toStop: { metres: 10, tenths: 300 }, fromStop: null },
    ],
    stepFree: [{ node: 1, toStop: { metres: 10, tenths: 300 }, fromStop: null }],
  });
  expect(street.entrances).toBeNull();
  expect(stationNodes).toEqual([
    { lat: 48.1, lon: 7.1001 },
    { lat: 48.1, lon: 7.1002 },
  ]);
});

it('leaves out an entrance that is not for wheelchairs, without steps', async () => {
  const stops = `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding
    S,Gare,48.1,7.1,1,,
    P,Gare,48.1,7.1,0,S,
    F,,48.1,7.1002,2,S,2
    A,Marché,48.0,7.1,0,,`;
  const pathways = 'from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length\nF,P,5,1,30,10';
  const feed = await feedOf({ ...FILES, 'stops.txt': stops, 'pathways.txt': pathways });
  expect(linkedPlaces(feed).stops.find(({ id }) => id === 'P')!.entrances).toMatchObject({
    foot: [{ node: 0 }],
    stepFree: [],
  });
});

it('says what trains serve, with the ids of the feed itself', async () => {
  const feed = await networkOf(
    { bus: FILES, rail: { ...FILES, ...TRAINS } },
    { today: '2026-06-01', rebaseCalendar: 'never' },
  );
  const said = linkedPlaces(feed).stops.map(({ id, isOfRail }) => `${id} ${isOfRail}`);
  expect(said.sort()).toEqual(['A false', 'A true', 'P false', 'P true']);
});
