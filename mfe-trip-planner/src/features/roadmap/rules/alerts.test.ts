import { detailed, ride } from '../../../testing/trips.ts';
import { alert, withAlerts } from '../testing/roadmaps.ts';
import { alertsOf, isHarmless } from './alerts.ts';

it('returns an alert of two rides once', () => {
  const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
  const bus = ride('12', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
  const journey = detailed('j', [
    withAlerts(tram, [alert('works'), alert('strike')]),
    withAlerts(bus, [alert('strike')]),
  ]);
  expect(alertsOf(journey).map(({ id }) => id)).toEqual(['works', 'strike']);
});

it('leaves out an alert about a stop of the line that the ride does not use', () => {
  const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash']);
  const calls = tram.ride!.calls.map((call) => ({ ...call, point: { ...call.point, stopAreaId: call.point.name } }));
  const used = { ...tram, ride: { ...tram.ride!, calls } };
  const alerts = [
    alert('line'),
    alert('passed', { stopIds: ['Ash'] }),
    alert('both', { stopIds: ['Fir', 'Elm'] }),
    alert('elsewhere', { stopIds: ['Fir'] }),
  ];
  expect(alerts.filter((one) => isHarmless(one, used.ride)).map(({ id }) => id)).toEqual(['elsewhere']);
  expect(alertsOf(detailed('j', [withAlerts(used, alerts)])).map(({ id }) => id)).toEqual(['line', 'passed', 'both']);
});
