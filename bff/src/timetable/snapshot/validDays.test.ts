import type { Feed } from '@halte/engine/timetable/feed/feed';
import { smallTownFeed } from '../../testing/smallTown.ts';
import { validDays } from './validDays.ts';

let town: Feed;

beforeAll(async () => {
  town = await smallTownFeed();
});

const PART = { id: '', name: 'Town', info: null, firstDay: 100, lastDay: 200 };
const INFO = { publisher: '', url: '', language: '', version: '', from: 120, to: 180 };
const CUT = [{ code: 'calendar-cut', message: '', count: 1 }];

function valid(change: Partial<Feed>, today: number, rebase: 'never' | 'whenExpired' = 'never'): number[] {
  const { from, to } = validDays({ ...town, parts: [PART], ...change }, today, rebase);
  return [99, 100, 119, 120, 150, 180, 181, 200, 201, 999].filter((day) => from <= day && day <= to);
}

it('is as long as the calendar meets the day, or does not', () => {
  expect(valid({}, 150)).toEqual([100, 119, 120, 150, 180, 181, 200]);
  expect(valid({}, 999)).toEqual([201, 999]);
  expect(valid({}, 99)).toEqual([99]);
});

it('is the days on which the publisher says the same', () => {
  const parts = [{ ...PART, info: INFO }];
  expect(valid({ parts }, 150)).toEqual([120, 150, 180]);
  expect(valid({ parts }, 119)).toEqual([100, 119]);
  expect(valid({ parts }, 181)).toEqual([181, 200]);
});

it('is the days on which each of several feeds runs, or does not', () => {
  const parts = [PART, { ...PART, id: 'rail', firstDay: 0, lastDay: 180 }];
  expect(valid({ parts }, 150)).toEqual([100, 119, 120, 150, 180]);
  expect(valid({ parts }, 181)).toEqual([181, 200]);
});

it('is the day itself where the calendar was moved or would have been, or was cut around it', () => {
  expect(valid({}, 150, 'whenExpired')).toEqual([100, 119, 120, 150, 180, 181, 200]);
  expect(valid({ shiftedByWeeks: 3 }, 150, 'whenExpired')).toEqual([150]);
  expect(valid({}, 999, 'whenExpired')).toEqual([999]);
  expect(valid({ warnings: CUT }, 150)).toEqual([150]);
});
