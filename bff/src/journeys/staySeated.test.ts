import { epochAt } from '@halte/engine/common/zone';
import { detailJourney } from '@halte/engine/journeys/detail';
import { longestWaitOf, rideCountOf } from '@halte/engine/journeys/measures';
import { planOf } from '@halte/engine/journeys/rides';
import { summaryOf } from '@halte/engine/journeys/summary';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { accessTo } from '../engine/testing/journeys.ts';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { besideOf } from './beside.ts';
import { planFare } from './planFare.ts';

/** Trip `t` of line 1 continues as `u` of line 2 after four minutes. */
async function journey() {
  const feed = await simpleFeed('A 48.0 7\nB 48.1 7\nC 48.2 7', 't: A 8:00, B 8:10\nu: B 8:14, C 8:30', {
    'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3\ns,a,2,3',
    'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,t,1\ns,daily,u,1',
  });
  const [found] = createEngine(feed).search({
    access: accessTo(feed, 'A'),
    egress: accessTo(feed, 'C'),
    time: epochAt(feed.timeZone, '2026-06-03T08:00'),
    direction: 'departAfter',
    windowSeconds: 0,
    excludedModes: new Set(),
    maxRides: 3,
    wheelchair: false,
  });
  const spot = { id: '', name: '', lat: 48, lon: 7.1 };
  return { feed, plan: planOf(feed, { from: spot, to: spot }, found!) };
}

it('counts a ride that goes on as another line as one, without a change or a wait', async () => {
  const { feed, plan } = await journey();
  expect([rideCountOf(plan), longestWaitOf(plan)]).toEqual([1, 0]);
  const { changes, sections } = summaryOf(feed, plan, planFare);
  expect([changes, sections.map(({ kind, line }) => `${kind} ${line?.shortName}`)]).toEqual([0, ['ride 1', 'ride 2']]);
  expect(sections.map(({ departureDateTime, staySeated }) => [departureDateTime, staySeated])).toEqual([
    ['2026-06-03T08:00:00+02:00', undefined],
    ['2026-06-03T08:14:00+02:00', true],
  ]);
});

it('says in the roadmap where to stay seated, from the summary code alone', async () => {
  const { feed, plan } = await journey();
  const code = summaryOf(feed, plan, planFare).journeySummaryCode;
  const { changes, sections } = detailJourney(feed, code, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
  expect(changes).toBe(0);
  expect(sections.map(({ kind, ride, holds }) => [kind, ride?.tripId, ride?.staySeated, holds])).toEqual([
    ['ride', 't', undefined, true],
    ['ride', 'u', true, true],
  ]);
});
