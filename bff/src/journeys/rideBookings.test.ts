/** Arrangements on the card and in the details of a journey. */

import { epochAt } from '@halte/engine/common/zone';
import { detailJourney } from '@halte/engine/journeys/detail';
import { planOf } from '@halte/engine/journeys/rides';
import { summaryOf } from '@halte/engine/journeys/summary';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { besideOf } from './beside.ts';
import { planFare } from './planFare.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7';

/** One trip; its stop times as `stop time pickup dropOff`. */
const feedOf = (...calls: string[]) =>
  simpleFeed(STOPS, '', {
    'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,t,k\nr,daily,u,k',
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,pickup_booking_rule_id,drop_off_booking_rule_id',
      ...calls,
    ].join('\n'),
    'booking_rules.txt':
      'booking_rule_id,booking_type,prior_notice_duration_min,message,phone_number\nhour,1,60,Say your name,03',
  });

function journeyOf(feed: Feed, to: string) {
  const at = (id: string) => ({ stop: feed.stopById.get(id)!, seconds: 0, metres: 0 });
  const query: JourneyQuery = {
    access: [at('A')],
    egress: [at(to)],
    time: epochAt(feed.timeZone, '2026-06-03T07:30'),
    direction: 'departAfter',
    windowSeconds: 3_600,
    excludedModes: new Set(),
    maxRides: 3,
    wheelchair: false,
  };
  const [journey] = createEngine(feed).search(query);
  const spot = (id: string) => ({ ...feed.stops[feed.stopById.get(id)!]!, id: '' });
  const summary = summaryOf(feed, planOf(feed, { from: spot('A'), to: spot(to) }, journey!), planFare);
  return { summary, roadmap: detailJourney(feed, summary.id, besideOf({ alerts: NO_ALERTS, language: 'fr' })) };
}

it('says it where one gets on and off, and on the card', async () => {
  const feed = await feedOf('t,8:00:00,8:00:00,A,0,2,,hour,', 't,8:10:00,8:10:00,B,1,,3,,');
  const { summary, roadmap } = journeyOf(feed, 'B');
  expect([summary.contact, roadmap.contact]).toEqual(['agency', 'agency']);
  const { boardingBooking, alightingBooking } = roadmap.sections[0]!.ride!;
  expect(boardingBooking).toEqual({
    contact: 'agency',
    notice: 'sameDay',
    minutesBefore: 60,
    untilDateTime: '2026-06-03T07:00:00+02:00',
    phone: '03',
    message: 'Say your name',
  });
  expect(alightingBooking).toEqual({ contact: 'driver' });
});

it('says nothing of stops that one rides past', async () => {
  const calls = ['t,8:00:00,8:00:00,A,0,,3,,', 't,8:10:00,8:10:00,B,1,2,2,hour,hour', 't,8:20:00,8:20:00,C,2,2,,hour,'];
  const { summary, roadmap } = journeyOf(await feedOf(...calls), 'C');
  expect(summary.contact).toBeUndefined();
  expect(roadmap.sections[0]!.ride).not.toHaveProperty('boardingBooking');
});

it('asks no one where the traveller stays seated, and the driver where only the driver has to be asked', async () => {
  const feed = await feedOf(
    't,8:00:00,8:00:00,A,0,3,,,',
    't,8:10:00,8:10:00,B,1,,2,,hour',
    'u,8:12:00,8:12:00,B,0,2,,hour,',
    'u,8:20:00,8:20:00,C,1,,,,',
  );
  const { summary, roadmap } = journeyOf(feed, 'C');
  expect(roadmap.sections.map(({ ride }) => [ride?.boardingBooking, ride?.alightingBooking])).toEqual([
    [{ contact: 'driver' }, undefined],
    [undefined, undefined],
  ]);
  expect(summary.contact).toBe('driver');
});

it('has on the card how often a line comes that promises only this', async () => {
  const feed = await simpleFeed(STOPS, 'f: A 0:00, B 0:10', {
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,7:00:00,9:00:00,600',
  });
  expect(journeyOf(feed, 'B').summary.sections.map(({ headwaySeconds }) => headwaySeconds)).toEqual([600]);
});
