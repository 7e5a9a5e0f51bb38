import { type LineAddress, lineTarget, parseLineAddress } from './lineAddress.ts';

const whole: LineAddress = {
  id: 'A',
  direction: 1,
  stop: 'Gare',
  tab: 'timetable',
  date: '2026-11-24',
  layout: 'line',
};
const plain: LineAddress = { id: 'A', direction: null, stop: null, tab: 'stops', date: null, layout: null };

it.each([whole, plain, { ...plain, direction: 0, tab: 'info' } satisfies LineAddress])(
  'an address comes back from its target: %j',
  (address) => {
    const { params = {}, query = {} } = lineTarget(address);
    expect(parseLineAddress(params, query)).toEqual(address);
  },
);

it.each([
  { direction: '2', view: 'map' },
  { direction: '', stop: '', view: '', date: '', table: 'both' },
])('what an address does not say right is the default: %j', (query) => {
  expect(parseLineAddress({ id: 'A' }, query)).toEqual(plain);
});

it('says nothing that the page shows anyway', () => {
  expect(lineTarget({ id: 'A', tab: 'stops' })).toEqual({ name: 'schedules-line-id', params: { id: 'A' }, query: {} });
});
