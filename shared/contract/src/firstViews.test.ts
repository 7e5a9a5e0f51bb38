import { firstViewAt, parseFirstViews } from './firstViews.ts';

const phone = { lat: 48, lon: 2, zoom: 12.25 };
const desk = { lat: 48.1, lon: 2.1, zoom: 13 };

it.each([
  [360, phone],
  [1099, phone],
  [1100, desk],
])('at a width of %d', (width, expected) => {
  expect(firstViewAt({ phone, desk }, width)).toBe(expected);
});

it('takes the two views of an answer, and nothing else of it', () => {
  expect(parseFirstViews({ phone: { ...phone, x: '<b>' }, desk, tablet: desk })).toEqual({ phone, desk });
});

it.each([
  undefined,
  null,
  'phone',
  [],
  {},
  { phone },
  { phone, desk: null },
  { phone, desk: { ...desk, lat: '48' } },
  { phone, desk: { ...desk, lat: 91 } },
  { phone, desk: { ...desk, lon: -181 } },
  { phone, desk: { ...desk, zoom: Number.NaN } },
  { phone, desk: { ...desk, zoom: 22 } },
  { phone, desk: { ...desk, zoom: Number.POSITIVE_INFINITY } },
])('takes nothing of %j', (value) => {
  expect(parseFirstViews(value)).toBeNull();
});
