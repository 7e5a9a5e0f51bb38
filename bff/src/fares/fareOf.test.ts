/** Journeys across timetables that each publish their own fares. */
import { priceOf, twoTimetables } from '../testing/fareTown.ts';

/** From x to y and back to x: three tickets. */
const RIDES = 'x:r1 x:A-x:C1, y:s1 y:C2-y:D, x:t1 x:D-x:A';

const single = (price: string, currency = 'EUR') => ({
  'fare_attributes.txt': `fare_id,price,currency_type,transfers\none,${price},${currency},\n`,
});
const BY_ZONES = { ...single('3'), 'fare_rules.txt': 'fare_id,origin_id,destination_id\none,2,3' };
const BY_AREAS = {
  'fare_products.txt': 'fare_product_id,amount,currency\none,2.10,EUR\ntwo,9,EUR',
  'areas.txt': 'area_id\nin',
  'stop_areas.txt': 'area_id,stop_id\nin,C',
  'networks.txt': 'network_id\nbus',
  'route_networks.txt': 'network_id,route_id\nbus,s',
  'fare_leg_rules.txt': 'network_id,from_area_id,to_area_id,fare_product_id\nbus,in,,one\n,,,two',
};

it.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['both are paid', single('1.70'), single('3'), '640 EUR'],
  ['the second by its zones', single('1.70'), BY_ZONES, '640 EUR'],
  ['the second by its areas and networks', single('1.70'), BY_AREAS, '550 EUR'],
  ['two currencies', single('1.70'), single('3', 'CHF'), 'several-currencies'],
  ['one has no fares', single('1.70'), {}, 'no-fares'],
  ['one is not understood and one has none', single('free'), {}, 'not-understood'],
])('two timetables: %s', async (_case, x, y, price) => {
  expect(priceOf(await twoTimetables(x, y), RIDES)).toBe(price);
});
