import { createKeptTimes } from './keptTimes.ts';

const kept = (address: string, at: number) => ({ kind: 'kept', address, at }) as const;
const fresh = (address: string) => ({ kind: 'fresh', address }) as const;

it('says when the oldest answer was kept, until there is a new one', () => {
  const times = createKeptTimes('results');
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
  const times = createKeptTimes('results');
  times.take(kept('a', 10));
  times.moved('stop');
  expect(times.oldest.get()).toBe(10);
  times.take(kept('b', 20));
  expect(times.oldest.get()).toBe(20);
  times.moved('line');
  expect(times.oldest.get()).toBe(10);
  times.moved('stop');
  expect(times.oldest.get()).toBe(20);
});

it('takes for new what is not called old again when everything is asked for', async () => {
  const times = createKeptTimes('results');
  times.take(kept('a', 10));
  times.take(kept('b', 20));
  await times.ask(async () => times.take(kept('b', 20)));
  expect(times.oldest.get()).toBe(20);
  await times.ask(async () => undefined);
  expect(times.oldest.get()).toBeNull();
});

it('forgets the first of more than 500', () => {
  const times = createKeptTimes('results');
  for (let i = 0; i <= 500; i += 1) times.take(kept(String(i), i));
  expect(times.oldest.get()).toBe(1);
});

const planned = (address: string, at: number) => ({ ...kept(address, at), of: 'timetable' }) as const;

it('says that the page is of a timetable, also where it was asked for on the page before, and after Back', () => {
  const times = createKeptTimes('home');
  times.take(planned('search', 30));
  expect([times.oldest.get(), times.timetable.get()]).toEqual([30, 30]);
  times.moved('results');
  times.take(kept('lines', 10));
  expect([times.oldest.get(), times.timetable.get()]).toEqual([10, 30]);
  times.moved('line');
  expect([times.oldest.get(), times.timetable.get()]).toEqual([10, null]);
  times.moved('results');
  expect([times.oldest.get(), times.timetable.get()]).toEqual([10, 30]);
  times.take(planned('board', 30));
  times.take(fresh('board'));
  times.take(fresh('search'));
  expect(times.timetable.get()).toBeNull();
});

it('says so as long as the page only writes its state into its address', () => {
  const times = createKeptTimes('results');
  times.take(planned('search', 30));
  times.take(kept('lines', 10));
  for (let chosen = 0; chosen < 3; chosen += 1) times.moved('results');
  expect(times.timetable.get()).toBe(30);
});
