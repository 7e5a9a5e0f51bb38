import type { Feed } from '@halte/engine/timetable/feed/feed';
import { alertAnswer } from '../network/alertAnswer.ts';
import { feedOf } from '../timetable/testing/feeds.ts';
import { alertIndex, NO_ALERTS } from './alerts.ts';
import type { Alert, AlertScope, AlertText } from './resolve/model.ts';

let feed: Feed;

// Line r stops at both platforms of Gare, at Pont and at Port, line s at Port only; ferry f, of another agency, at Port.
beforeAll(async () => {
  feed = await feedOf({
    'agency.txt': `agency_id,agency_name,agency_url,agency_timezone
      a,Bus,https://a.example,Europe/Paris
      b,Boat,https://b.example,Europe/Paris`,
    'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type
      r,a,1,One,3
      s,a,2,Two,3
      f,b,F,Ferry,4`,
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,20260101,20261231`,
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
      gare,Gare,48,2,1,
      gare:1,Gare,48,2,0,gare
      gare:2,Gare,48,2.0001,0,gare
      pont,Pont,48.1,2,0,
      port,Port,48.2,2,0,`,
    'trips.txt': `route_id,service_id,trip_id,direction_id
      r,daily,r-out,0
      r,daily,r-back,1
      s,daily,s-out,0
      f,daily,f-out,0`,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
      r-out,08:00:00,08:00:00,gare:1,1
      r-out,08:10:00,08:10:00,pont,2
      r-out,08:20:00,08:20:00,port,3
      r-back,09:00:00,09:00:00,port,1
      r-back,09:20:00,09:20:00,gare:2,2
      s-out,08:00:00,08:00:00,pont,1
      s-out,08:20:00,08:20:00,port,2
      f-out,08:00:00,08:00:00,port,1
      f-out,08:20:00,08:20:00,gare:1,2`,
  });
});

function alert(id: string, scopes: readonly AlertScope[], more: Partial<Alert> = {}): Alert {
  const texts = new Map([['', { header: id, description: '', url: '' }]]);
  return { id, effect: 'other', severity: 'info', texts, periods: [], scopes, ...more };
}

const named = (alerts: readonly Alert[]) => alerts.map(({ id }) => id).join(' ');

describe('alerts about', () => {
  const all = () =>
    alertIndex(
      [
        alert('agency', [{ agency: 'a' }]),
        alert('boats', [{ agency: 'b' }]),
        alert('line', [{ route: 'r' }]),
        alert('lineOut', [{ route: 'r', direction: 0 }]),
        alert('lineAtPont', [{ route: 'r', stop: 'pont' }]),
        alert('trip', [{ route: 'r', trip: 'r-out' }]),
        alert('gare', [{ stop: 'gare' }]),
        alert('gare1', [{ stop: 'gare:1' }]),
        alert('pont', [{ stop: 'pont' }]),
        alert('many', [{ route: 's' }, { stop: 'gare:2' }]),
      ],
      feed,
    );

  it.each<[string, AlertScope, string]>([
    ['a line', { route: 'r' }, 'agency line lineOut lineAtPont trip'],
    ['a line out', { route: 'r', direction: 0 }, 'agency line lineOut lineAtPont trip'],
    ['a line back', { route: 'r', direction: 1 }, 'agency line lineAtPont'],
    ['another line', { route: 's' }, 'agency many'],
    ['a ferry', { route: 'f' }, 'boats'],
    ['a trip', { trip: 'r-out' }, 'agency line lineOut lineAtPont trip'],
    ['another trip', { trip: 'r-back' }, 'agency line lineAtPont'],
    ['a stop area', { stop: 'gare' }, 'agency boats gare gare1 many'],
    ['a platform', { stop: 'gare:1' }, 'agency boats gare gare1'],
    ['the other platform', { stop: 'gare:2' }, 'agency gare many'],
    ['a stop', { stop: 'pont' }, 'agency lineAtPont pont'],
    ['the area of a stop', { stop: 'area:pont' }, 'agency lineAtPont pont'],
    ['a line at a stop', { route: 'r', stop: 'pont' }, 'agency line lineOut lineAtPont trip pont'],
    ['another line at that stop', { route: 's', stop: 'pont' }, 'agency pont many'],
    ['a line at another stop', { route: 'r', stop: 'port' }, 'agency line lineOut trip'],
    ['an agency', { agency: 'a' }, 'agency line lineOut lineAtPont trip many'],
    ['an unknown line', { route: 'x' }, ''],
  ])('%s', (_name, scope, expected) => {
    expect(named(all().about(scope, 100, 100))).toBe(expected);
  });

  it('come most severe first, each once', () => {
    const index = alertIndex(
      [
        alert('info', [{ route: 'r' }]),
        alert('severe', [{ route: 'r' }, { stop: 'pont' }], { severity: 'severe' }),
        alert('warning', [{ route: 'r' }], { severity: 'warning' }),
      ],
      feed,
    );
    expect(named(index.about({ route: 'r', stop: 'pont' }, 0, 1))).toBe('severe warning info');
    expect(named(index.all(0))).toBe('severe warning info');
  });
});

describe('alerts in force', () => {
  const index = () =>
    alertIndex(
      [
        alert('always', [{ route: 'r' }]),
        alert('between', [{ route: 'r' }], { periods: [{ from: 100, to: 200 }] }),
        alert('since', [{ route: 'r' }], { periods: [{ from: 150, to: null }] }),
        alert('until', [{ route: 'r' }], {
          periods: [
            { from: null, to: 50 },
            { from: 300, to: 310 },
          ],
        }),
      ],
      feed,
    );

  it.each([
    [0, 0, 'always until'],
    [49, 49, 'always until'],
    [50, 50, 'always'],
    [100, 100, 'always between'],
    [199, 199, 'always between since'],
    [200, 200, 'always since'],
    [40, 120, 'always between until'],
    [305, 305, 'always since until'],
  ])('from %d to %d', (from, to, expected) => {
    expect(named(index().about({ route: 'r' }, from, to))).toBe(expected);
    if (from === to) expect(named(index().all(from))).toBe(expected);
  });

  it('are none when nothing is known', () => {
    expect([NO_ALERTS.all(0), NO_ALERTS.about({ route: 'r' }, 0, 1)]).toEqual([[], []]);
  });
});

describe('the answer', () => {
  const text = (header: string): AlertText => ({ header, description: `${header}.`, url: '' });

  it('has what it is about, and instants in the zone of the feed', () => {
    const scopes = [{ route: 'r', stop: 'pont' }, { route: 's' }, { route: 'r' }, { agency: 'a' }];
    const periods = [{ from: Date.UTC(2026, 6, 1, 4) / 1_000, to: null }];
    const texts = new Map([['fr', { header: 'Travaux', description: 'Ce soir.', url: 'https://x.example' }]]);
    expect(alertAnswer(alert('7', scopes, { periods, texts, severity: 'warning' }), 'fr', 'Europe/Paris')).toEqual({
      id: '7',
      effect: 'other',
      severity: 'warning',
      header: 'Travaux',
      description: 'Ce soir.',
      url: 'https://x.example',
      periods: [{ from: '2026-07-01T06:00:00+02:00', to: null }],
      lineIds: ['r', 's'],
      stopIds: ['pont'],
    });
  });

  it.each([
    ['de', ['de', '', 'fr'], 'de'],
    ['de', ['es', 'en', 'fr', ''], ''],
    ['de', ['es', 'en', 'fr'], 'fr'],
    ['de', ['es', 'en'], 'en'],
    ['de', ['es', 'it'], 'es'],
  ])('for %s of %j is in "%s"', (language, languages, expected) => {
    const texts = new Map(languages.map((one) => [one, text(`in ${one}`)]));
    expect(alertAnswer(alert('7', [], { texts }), language, 'Europe/Paris').header).toBe(`in ${expected}`);
  });
});
