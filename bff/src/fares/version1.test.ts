import { fareTown, priceOf, table } from '../testing/fareTown.ts';

/** Rows of `fare_attributes.txt`: fare_id,price,currency_type,transfers,transfer_duration,agency_id. */
const fares = (...rows: string[]) => ({
  'fare_attributes.txt': table('fare_id,price,currency_type,transfers,transfer_duration,agency_id', rows),
});

/** Rows of `fare_rules.txt`: fare_id,route_id,origin_id,destination_id,contains_id. */
const rules = (...rows: string[]) => ({
  'fare_rules.txt': table('fare_id,route_id,origin_id,destination_id,contains_id', rows),
});

const NEAR_AND_FAR = fares('near,1.70,EUR,0', 'far,3.20,EUR,0');

it.each<[string, Record<string, string>, string, string]>([
  ['no fares', {}, 'r1 A-B', 'no-fares'],
  ['no ride', fares('one,1.70,EUR'), '', 'no-ride'],
  ['one fare for everything', fares('one,1.70,EUR'), 'r1 A-C1, s1 C2-D', '170 EUR'],
  ['the cheapest', fares('two,2,EUR', 'one,1.70,EUR'), 'r1 A-B', '170 EUR'],
  ['a fare of another line', { ...fares('one,1.70,EUR'), ...rules('one,s') }, 'r1 A-B', 'no-fare'],
  ['a second ticket where changes are not included', fares('one,1.70,EUR,0'), 'r1 A-C1, s1 C2-D', '340 EUR'],
  [
    'a ticket for each line',
    { ...fares('one,1.70,EUR', 'two,3,EUR'), ...rules('one,r', 'two,s') },
    'r1 A-C1, s1 C2-D',
    '470 EUR',
  ],
  ['one ticket that is cheaper than two', fares('one,1.70,EUR,0', 'all,2.50,EUR'), 'r1 A-C1, s1 C2-D', '250 EUR'],
  ['one ride of two without a fare', { ...fares('one,1.70,EUR'), ...rules('one,r') }, 'r1 A-C1, s1 C2-D', 'no-fare'],
  ['a free line', fares('one,0,EUR'), 'r1 A-B', '0 EUR'],
  ['yen, without decimals', fares('one,210,JPY'), 'r1 A-B', '210 JPY'],
  ['dinars, with three decimals', fares('one,0.350,KWD'), 'r1 A-B', '350 KWD'],
  ['an amount that floating point cannot hold', fares('one,1.10,EUR,0'), 'r1 A-C1, s1 C2-D, t1 D-A', '330 EUR'],
  [
    'two currencies for two lines',
    { ...fares('one,1.70,EUR', 'two,3,CHF'), ...rules('one,r', 'two,s') },
    'r1 A-C1, s1 C2-D',
    'several-currencies',
  ],
  [
    'two currencies, one of which pays for all',
    { ...fares('one,1.70,EUR', 'two,3,CHF'), ...rules('one,r', 'two,r', 'two,s') },
    'r1 A-C1, s1 C2-D',
    '300 CHF',
  ],
])('%s', async (_case, files, rides, price) => {
  expect(priceOf(await fareTown(files), rides)).toBe(price);
});

it.each<[string, Record<string, string>, string, string]>([
  ['a fare from a zone, there', { ...NEAR_AND_FAR, ...rules('near,,1') }, 'r1 A-C1', '170 EUR'],
  ['a fare from a zone, elsewhere', { ...fares('near,1.70,EUR'), ...rules('near,,1') }, 'r1 C1-D', 'no-fare'],
  ['a fare from two zones', { ...fares('b,2,EUR'), ...rules('b,,1', 'b,,2') }, 'r1 C1-D', '200 EUR'],
  ['a fare to a zone', { ...NEAR_AND_FAR, ...rules('near,,,2', 'far,,,3') }, 'r1 A-D', '320 EUR'],
  ['a fare between two zones', { ...fares('b,2,EUR'), ...rules('b,,1,2', 'b,,1,3') }, 'r1 A-D', '200 EUR'],
  ['a fare between two zones, the other way', { ...fares('b,2,EUR'), ...rules('b,,1,3') }, 't1 D-A', 'no-fare'],
  [
    'all zones of a ride',
    { ...NEAR_AND_FAR, ...rules('near,,,,1', 'near,,,,2', 'far,,,,1', 'far,,,,2', 'far,,,,3') },
    'r1 A-C1',
    '170 EUR',
  ],
  [
    'one zone more',
    { ...NEAR_AND_FAR, ...rules('near,,,,1', 'near,,,,2', 'far,,,,1', 'far,,,,2', 'far,,,,3') },
    'r1 A-D',
    '320 EUR',
  ],
  ['one zone less than a rule has', { ...fares('c,2,EUR'), ...rules('c,r,,,1', 'c,r,,,2') }, 'r1 A-B', 'no-fare'],
  ['zones on one line only', { ...fares('c,2,EUR'), ...rules('c,s,,,2', 'c,s,,,3') }, 'r1 C1-D', 'no-fare'],
  [
    'one ticket with a change, by the zones of all its rides',
    { ...fares('far,3.20,EUR,1', 'near,1.70,EUR,0'), ...rules('far,,1,3', 'near,,1,2', 'near,,2,3') },
    'r1 A-C1, s1 C2-D',
    '320 EUR',
  ],
  [
    'a ticket for each ride where that is cheaper',
    { ...fares('far,3.50,EUR,1', 'near,1.70,EUR,0'), ...rules('far,,1,3', 'near,,1,2', 'near,,2,3') },
    'r1 A-C1, s1 C2-D',
    '340 EUR',
  ],
  [
    'staying seated on another line: one ride with all its zones',
    { ...fares('all,3,EUR,0'), ...rules('all,,,,1', 'all,,,,2', 'all,,,,3') },
    'r1 A-C1, +s1 C2-D',
    '300 EUR',
  ],
  [
    'staying seated on another line without a fare for both',
    { ...NEAR_AND_FAR, ...rules('near,r', 'far,s') },
    'r1 A-C1, +s1 C2-D',
    'no-fare',
  ],
  [
    'a stop without a zone, where zones decide',
    { ...fares('b,2,EUR'), ...rules('b,,2,3') },
    's1 C2-F',
    'not-understood',
  ],
  [
    'a stop without a zone on the way',
    { ...fares('b,2,EUR'), ...rules('b,,,,2', 'b,,,,3') },
    's1 C2-F',
    'not-understood',
  ],
  ['a stop without a zone, where lines decide', { ...fares('b,2,EUR'), ...rules('b,s') }, 's1 C2-F', '200 EUR'],
  [
    'a stop without a zone, where zones of another line decide',
    { ...NEAR_AND_FAR, ...rules('near,r,1,2', 'far,r,1,3') },
    's1 C2-F',
    'no-fare',
  ],
])('by zones: %s', async (_case, files, rides, price) => {
  expect(priceOf(await fareTown(files), rides)).toBe(price);
});

it.each<[string, string, string, string]>([
  ['boarded in time', 'one,1.70,EUR,,1800', 'r1 A-C1, s1 C2-D', '170 EUR'],
  ['boarded too late', 'one,1.70,EUR,,1799', 'r1 A-C1, s1 C2-D', '340 EUR'],
  ['the last of three too late', 'one,1.70,EUR,,3599', 'r1 A-C1, s1 C2-D, t1 D-A', '340 EUR'],
  ['no transfers, and valid for longer than the ride', 'one,1.70,EUR,0,1200', 'r1 A-C1', '170 EUR'],
  ['no transfers, and valid for less than the ride', 'one,1.70,EUR,0,1199', 'r1 A-C1', 'not-understood'],
  ['transfers, and valid for less than the ride', 'one,1.70,EUR,1,1199', 'r1 A-C1', '170 EUR'],
  ['too many transfers', 'one,1.70,EUR,1', 'r1 A-C1, s1 C2-D, t1 D-A', '340 EUR'],
  ['a fare of the agency', 'one,1.70,EUR,,,a', 'r1 A-C1, s1 C2-D', '170 EUR'],
  ['a fare of another agency', 'one,1.70,EUR,,,a', 'r1 A-C1, t1 C1-D', 'no-fare'],
])('durations, transfers and agencies: %s', async (_case, row, rides, price) => {
  expect(priceOf(await fareTown(fares(row)), rides)).toBe(price);
});

it.each<[string, Record<string, string>, string, string, readonly string[]]>([
  [
    'a price that is none, beside one that is',
    fares('bad,free,EUR', 'one,1.70,EUR'),
    'r1 A-B',
    'not-understood',
    ['bad-fare 1'],
  ],
  [
    'a price that is none, of another line',
    { ...fares('bad,free,EUR', 'one,1.70,EUR'), ...rules('bad,s', 'one,r') },
    'r1 A-B',
    '170 EUR',
    ['bad-fare 1'],
  ],
  ['parts of a cent', fares('one,1.705,EUR'), 'r1 A-B', 'not-understood', ['bad-fare 1']],
  ['half a yen', fares('one,210.5,JPY'), 'r1 A-B', 'not-understood', ['bad-fare 1']],
  ['transfers that are none', fares('one,1.70,EUR,many'), 'r1 A-B', 'not-understood', ['bad-fare-rule 1']],
  ['a duration that is none', fares('one,1.70,EUR,,soon'), 'r1 A-B', 'not-understood', ['bad-fare-rule 1']],
  ['an agency that is not there', fares('one,1.70,EUR,,,x'), 'r1 A-B', 'not-understood', ['unknown-fare-agency 1']],
  ['one fare twice', fares('one,1.70,EUR', 'one,1.90,EUR'), 'r1 A-B', 'not-understood', ['duplicate-fare 1']],
  [
    'rules for a fare that is not there',
    { ...fares('one,1.70,EUR'), ...rules('two,r') },
    'r1 A-B',
    'not-understood',
    ['unknown-fare 1'],
  ],
  [
    'a line that is not there: no ride is on it',
    { ...fares('one,1.70,EUR'), ...rules('one,x') },
    'r1 A-B',
    'no-fare',
    ['unknown-fare-route 1'],
  ],
  [
    'a zone that is not there: no ride is in it',
    { ...fares('one,1.70,EUR', 'two,2,EUR'), ...rules('one,,9,1', 'two,,1,1') },
    'r1 A-B',
    '200 EUR',
    ['unknown-fare-zone 1'],
  ],
  [
    'lines in one row and zones in another: both needed, or one of them',
    { ...fares('one,1.70,EUR'), ...rules('one,r', 'one,,1,2') },
    'r1 A-B',
    'not-understood',
    ['mixed-fare-rules 1'],
  ],
  [
    'a column that is not read',
    { 'fare_attributes.txt': 'fare_id,price,currency_type,peak_only\none,1.70,EUR,1' },
    'r1 A-B',
    'not-understood',
    ['unread-fare-column 1'],
  ],
  [
    'a column that is not read and is empty, and harmless ones',
    { 'fare_attributes.txt': 'fare_id,price,currency_type,peak_only,fare_desc,youth_price\none,1.70,EUR,,Single,1' },
    'r1 A-B',
    '170 EUR',
    [],
  ],
  [
    'a column of the rules that is not read',
    { ...fares('one,1.70,EUR'), 'fare_rules.txt': 'fare_id,route_id,weekday\none,r,1' },
    'r1 A-B',
    'not-understood',
    ['unread-fare-column 1'],
  ],
  [
    'a file that is not read',
    { ...fares('one,1.70,EUR'), 'fare_periods.txt': 'fare_id,from\none,6:00' },
    'r1 A-B',
    'not-understood',
    ['unread-fare-file 1'],
  ],
  [
    'a file without the column that it must have',
    { ...fares('one,1.70,EUR'), 'fare_rules.txt': 'route_id\nr' },
    'r1 A-B',
    'not-understood',
    ['missing-fare-column 1'],
  ],
  [
    'fares without the column that they must have',
    { 'fare_attributes.txt': 'fare_id,price\none,1.70' },
    'r1 A-B',
    'not-understood',
    ['missing-fare-column 1'],
  ],
])('says what is not understood: %s', async (_case, files, rides, price, warnings) => {
  const feed = await fareTown(files);
  expect(priceOf(feed, rides)).toBe(price);
  expect(feed.warnings.map(({ code, count }) => `${code} ${count}`)).toEqual(warnings);
});
