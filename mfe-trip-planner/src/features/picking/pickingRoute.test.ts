import { fakeHost } from '@halte/testkit';
import { closePicking, openPicking, pickedRole, withoutPicking } from './pickingRoute.ts';

const FORM = { name: 'trip-planner', query: { fi: 'oak', dt: '2099-07-01T09:30' } } as const;

it.each([
  ['the first screen', { name: 'index', query: { q: '1' } }, { pick: 'ARRIVAL' }],
  ['the form, whose address stays within', FORM, { ...FORM.query, pick: 'ARRIVAL' }],
] as const)('opens from %s', (_, route, query) => {
  const host = fakeHost({ route });
  openPicking(host, 'ARRIVAL');
  expect(host.calls).toEqual([{ call: 'go', target: { name: 'trip-planner', query } }]);
});

it('steps back to the form that led here', () => {
  const host = fakeHost({ route: FORM });
  openPicking(host, 'DEPARTURE');
  closePicking(host);
  expect(host.calls[1]).toEqual({ call: 'back', target: FORM });
});

it('goes to the form where another language has come in between', () => {
  const host = fakeHost({ route: FORM, locale: 'fr' });
  openPicking(host, 'DEPARTURE');
  host.locale.set('de');
  closePicking(host);
  expect(host.calls[1]).toEqual({ call: 'replace', target: FORM });
});

it.each([
  [{ pick: 'DEPARTURE' }, 'DEPARTURE'],
  [{ pick: 'ARRIVAL', fi: 'oak' }, 'ARRIVAL'],
  [{ pick: 'VIA' }, 'VIA'],
  [{ pick: 'via' }, null],
  [{ pick: 'toString' }, null],
  [{ fi: 'oak' }, null],
])('in %j the role is %p', (query, role) => {
  expect(pickedRole(query)).toBe(role);
});

it('leaves the rest of an address alone', () => {
  expect(withoutPicking({ fi: 'oak', pick: 'VIA', walk: '1' })).toEqual({ fi: 'oak', walk: '1' });
});
