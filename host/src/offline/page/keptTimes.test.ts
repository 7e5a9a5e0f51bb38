import { createKeptTimes } from './keptTimes.ts';

const kept = (address: string, at: number) => ({ kind: 'kept', address, at }) as const;
const fresh = (address: string) => ({ kind: 'fresh', address }) as const;

it('says when the oldest answer was kept, until there is a new one', () => {
  const times = createKeptTimes();
  expect(times.oldest.get()).toBeNull();
  times.take(kept('a', 20));
  times.take(kept('b', 10));
  expect(times.oldest.get()).toBe(10);
  times.take(fresh('b'));
  expect(times.oldest.get()).toBe(20);
  times.take(fresh('a'));
  expect(times.oldest.get()).toBeNull();
});

it('says it of the screen; where that has asked for nothing, of all that came before', () => {
  const times = createKeptTimes();
  times.take(kept('a', 10));
  times.moved();
  expect(times.oldest.get()).toBe(10);
  times.take(kept('b', 20));
  expect(times.oldest.get()).toBe(20);
  times.moved();
  expect(times.oldest.get()).toBe(10);
});

it('takes for new what is not called old again when everything is asked for', async () => {
  const times = createKeptTimes();
  times.take(kept('a', 10));
  times.take(kept('b', 20));
  await times.ask(async () => times.take(kept('b', 20)));
  expect(times.oldest.get()).toBe(20);
  await times.ask(async () => undefined);
  expect(times.oldest.get()).toBeNull();
});

it('forgets the first of more than 500', () => {
  const times = createKeptTimes();
  for (let i = 0; i <= 500; i += 1) times.take(kept(String(i), i));
  expect(times.oldest.get()).toBe(1);
});

it('says that the screen is of a timetable, also where it was asked for on the screen before', () => {
  const times = createKeptTimes();
  times.take({ ...kept('search', 30), of: 'timetable' });
  expect([times.oldest.get(), times.timetable.get()]).toEqual([30, 30]);
  times.moved();
  times.take(kept('lines', 10));
  expect([times.oldest.get(), times.timetable.get()]).toEqual([10, 30]);
  times.moved();
  expect([times.oldest.get(), times.timetable.get()]).toEqual([10, null]);
  times.take({ ...kept('board', 30), of: 'timetable' });
  times.take(fresh('board'));
  expect(times.timetable.get()).toBeNull();
});
