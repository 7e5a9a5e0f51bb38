import {
  BUS_AND_TRAIN,
  GROUPS,
  legs,
  MEDIA,
  products,
  THREE_BUSES,
  TWO_BUSES,
  transfers,
} from '../testing/fareRows.ts';
import { fareTown, priceOf } from '../testing/fareTown.ts';
import { withInstanceUpdate } from '../timetable/testing/updates.ts';

it('takes a transfer with the medium of the leg', async () => {
  const feed = await fareTown({
    ...MEDIA,
    ...products('one,1.70,EUR,,cash', 'one,2.00,EUR,,card', 'transfer,3.00,EUR,,cash', 'transfer,0.10,EUR,,card'),
    ...legs('g,,,,one'),
    ...transfers('g,g,0,-1,transfer'),
  });
  expect([priceOf(feed, 'r1 A-C1'), priceOf(feed, 'r1 A-C1, s1 C2-D')]).toEqual(['170 EUR', '210 EUR']);
});

it.each<[string, string[], string, string]>([
  ['type 0: the first leg and the transfer', ['b,t,0,,transfer'], BUS_AND_TRAIN, '220 EUR'],
  ['type 1: both legs and the transfer', ['b,t,1,,transfer'], BUS_AND_TRAIN, '540 EUR'],
  ['type 1 with a discount', ['b,t,1,,off'], BUS_AND_TRAIN, '450 EUR'],
  ['type 2: the transfer alone', ['b,t,2,,two'], BUS_AND_TRAIN, '320 EUR'],
  ['a transfer without a product is free', ['b,t,0'], BUS_AND_TRAIN, '170 EUR'],
  ['not the other way', ['t,b,0'], BUS_AND_TRAIN, '490 EUR'],
  ['three legs by type 0', ['b,b,0,-1,transfer'], THREE_BUSES, '270 EUR'],
  ['three legs by type 1', ['b,b,1,-1,transfer'], THREE_BUSES, '610 EUR'],
  ['three legs by type 2: the second transfer adds its price', ['b,b,2,-1,transfer'], THREE_BUSES, '100 EUR'],
  ['type 0, then type 2', ['b,b,0,-1,transfer', 'b,t,2,,off'], 'r1 A-C1, s1 C2-D, t1 D-A', '180 EUR'],
  ['separate legs, then type 2', ['b,t,2,,transfer'], 'r1 A-C1, s1 C2-D, t1 D-A', '220 EUR'],
  ['one transfer, two made', ['b,b,0,1,transfer'], THREE_BUSES, '390 EUR'],
  ['two transfers, two made', ['b,b,0,2,transfer'], THREE_BUSES, '270 EUR'],
  ['the fewest transfers that are enough', ['b,b,0,2,transfer', 'b,b,0,1'], THREE_BUSES, '220 EUR'],
  ['in time: departure to arrival', ['b,b,0,-1,,2700,0'], TWO_BUSES, '170 EUR'],
  ['too late: departure to arrival', ['b,b,0,-1,,2699,0'], TWO_BUSES, '340 EUR'],
  ['in time: departure to departure', ['b,b,0,-1,,1800,1'], TWO_BUSES, '170 EUR'],
  ['too late: departure to departure', ['b,b,0,-1,,1799,1'], TWO_BUSES, '340 EUR'],
  ['in time: arrival to departure', ['b,b,0,-1,,600,2'], TWO_BUSES, '170 EUR'],
  ['too late: arrival to departure', ['b,b,0,-1,,599,2'], TWO_BUSES, '340 EUR'],
  ['in time: arrival to arrival', ['b,b,0,-1,,1500,3'], TWO_BUSES, '170 EUR'],
  ['too late: arrival to arrival', ['b,b,0,-1,,1499,3'], TWO_BUSES, '340 EUR'],
  ['time is counted from the first leg of the group', ['b,b,0,-1,,1800,1'], 'r1 A-B, r1 B-C1, s1 C2-D', '170 EUR'],
  ['time over at the third leg of the group', ['b,b,0,-1,,1799,1'], 'r1 A-B, r1 B-C1, s1 C2-D', '340 EUR'],
  ['empty groups: all that no rule names', [',,0,-1,transfer'], TWO_BUSES, '220 EUR'],
  ['empty group: not one that a rule names', ['b,t,1,,transfer', ',t,0'], BUS_AND_TRAIN, '540 EUR'],
  ['empty group: another than a rule names', ['t,b,1,,transfer', ',t,0'], BUS_AND_TRAIN, '170 EUR'],
])('transfers: %s', async (_case, rows, rides, price) => {
  expect(priceOf(await fareTown({ ...GROUPS, ...transfers(...rows) }), rides)).toBe(price);
});

it('counts time by the timetable: a delay does not change the price', async () => {
  const onTime = await fareTown({ ...GROUPS, ...transfers('b,b,0,-1,,1800,1') });
  const late = withInstanceUpdate(onTime, 's1', '2026-06-03', { late: 600 });
  expect([priceOf(onTime, TWO_BUSES), priceOf(late, TWO_BUSES)]).toEqual(['170 EUR', '170 EUR']);
});
