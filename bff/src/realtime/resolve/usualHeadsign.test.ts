import { basics, feedOf, stopsTxt } from '../../timetable/testing/feeds.ts';
import { usualHeadsign } from './usualHeadsign.ts';

it('is what other trips of the line to that stop show, else the name of the stop', async () => {
  const clock = (trip: string, stops: string) =>
    [...stops].map((stop, at) => `${trip},8:0${at}:00,8:0${at}:00,${stop},${at}`).join('\n');
  const feed = await feedOf({
    ...basics(),
    'stops.txt': stopsTxt('A 48.0 7\nB 48.1 7\nC 48.2 7'),
    'trips.txt':
      'route_id,service_id,trip_id,trip_headsign\nr,daily,t,Downtown to Centre\nr,daily,u,Downtown to Centre\nr,daily,v,C via park',
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${clock('t', 'ABC')}\n${clock('u', 'ABC')}\n${clock('v', 'BC')}`,
  });
  const [r, stop] = [feed.routeById.get('r')!, (id: string) => feed.stopById.get(id)!];
  expect(usualHeadsign(feed, r, stop('C'))).toBe('Downtown to Centre');
  expect(usualHeadsign(feed, r, stop('B'))).toBe('B');
});
