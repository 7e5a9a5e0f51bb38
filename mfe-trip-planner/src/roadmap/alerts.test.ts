import { detailed, ride } from '../testing/trips.ts';
import { alertsOf, httpUrl } from './alerts.ts';
import { alert, withAlerts } from './testing/roadmaps.ts';

it('returns an alert of two rides once', () => {
  const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
  const bus = ride('12', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
  const journey = detailed('j', [
    withAlerts(tram, [alert('works'), alert('strike')]),
    withAlerts(bus, [alert('strike')]),
  ]);
  expect(alertsOf(journey).map(({ id }) => id)).toEqual(['works', 'strike']);
});

it.each([
  ['https://network.example/works?a=1', 'https://network.example/works?a=1'],
  ['http://network.example', 'http://network.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['network.example', null],
  ['', null],
])('%s', (url, address) => {
  expect(httpUrl(url)).toBe(address);
});
