import { KEPT_TRIP_KEY } from '@halte/contract/trip';
import { instantFromMillis } from '@halte/i18n';
import { tripUnderWay } from './tripUnderWay.ts';

const TRIP = {
  code: 'abc',
  query: { ti: 'oak' },
  to: 'Oak Street',
  departure: '2026-11-28T08:00:00+01:00',
  arrival: '2026-11-28T08:40:00+01:00',
  openedAt: '2026-11-28T07:30:00+01:00',
  toldUntil: null,
};
const at = (clock: string) => instantFromMillis(Date.parse(`2026-11-28T${clock}:00+01:00`));

afterEach(() => localStorage.clear());

it.each<[string, boolean]>([
  ['06:59', false],
  ['07:00', true],
  ['08:20', true],
  ['09:10', true],
  ['09:11', false],
])('at %s it is shown: %s', (clock, isShown) => {
  localStorage.setItem(KEPT_TRIP_KEY, JSON.stringify(TRIP));
  expect(tripUnderWay(at(clock))?.code ?? null).toBe(isShown ? 'abc' : null);
});

it.each(['', 'null', '{', '{"code":7}', JSON.stringify({ ...TRIP, arrival: 'soon' }), 'x'.repeat(20_000)])(
  'of something else there is none: %.30s',
  (text) => {
    localStorage.setItem(KEPT_TRIP_KEY, text);
    expect(tripUnderWay(at('08:20'))).toBeNull();
  },
);

it('without storage there is none', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(tripUnderWay(at('08:20'))).toBeNull();
  read.mockRestore();
});
