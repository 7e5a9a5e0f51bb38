import { judgeOf } from './judge.ts';
import { readNetwork } from './network.ts';
import type { GtfsTexts } from './tables.ts';
import { answer, smallTexts } from './testing/smallFeed.ts';

const network = (feeds: Readonly<Record<string, GtfsTexts>>) =>
  judgeOf(readNetwork(Object.entries(feeds).map(([name, texts]) => ({ name, texts }))));

it('walks between stops of two feeds, whose ids may be the same', () => {
  // 300 straight metres are 312 seconds.
  const judge = network({
    bus: smallTexts('A 0, B 5000', 't: A 8:00, B 8:10'),
    rail: smallTexts('A 5300, B 9000', 't: A 8:15:12, B 8:30'),
  });
  expect(answer(judge, 'bus:A', 'rail:B', '7:30')).toEqual(['8:00-8:30 x2']);
});

it('has changes, services and vehicles of each feed for itself', () => {
  const tables = {
    'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nB,B,3',
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,0,0,0,0,0,1,1,20260101,20261231`,
  };
  const trips = 't: A 8:00, B 8:10\nu: B 8:15, C 8:30';
  const texts = smallTexts('A 0, B 5000, C 9000', trips);
  const judge = network({ bus: texts, rail: { ...texts, ...tables } });
  expect(answer(judge, 'bus:A', 'bus:C', '7:30')).toEqual(['8:00-8:30 x2']);
  expect(answer(judge, 'rail:A', 'rail:C', '7:30')).toEqual([]);
  const saturday = { date: '2026-06-06' };
  expect(answer(judge, 'rail:A', 'rail:B', '7:30', saturday)).toEqual(['8:00-8:10 x1']);
  expect(answer(judge, 'rail:A', 'rail:C', '7:30', saturday)).toEqual([]);
});
