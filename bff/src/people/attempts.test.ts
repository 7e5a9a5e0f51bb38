import { attemptsContract } from '../store/testing/attempts.ts';
import { attemptsInMemory, createFailures } from './attempts.ts';

describe('counted in memory', () => {
  const counted = attemptsInMemory();
  attemptsContract(() => [counted, counted]);
});

function attempts(remembered = 100) {
  const clock = { now: 1_000 };
  return { clock, attempts: createFailures({ limit: 3, windowSeconds: 900, remembered }) };
}

it('lets three failures pass and then says how long to wait for the first to be over', () => {
  const { clock, attempts: failures } = attempts();
  for (let i = 0; i < 3; i++) {
    expect(failures.waitFor('ada', clock.now)).toBe(0);
    failures.count('ada', clock.now);
    clock.now += 100;
  }
  expect(failures.waitFor('ada', clock.now)).toBe(600);
  expect(failures.waitFor('bob', clock.now)).toBe(0);
  clock.now = 1_899;
  expect(failures.waitFor('ada', clock.now)).toBe(1);
  clock.now = 1_900;
  expect(failures.waitFor('ada', clock.now)).toBe(0);
});

it('takes one back, or forgets all', () => {
  const { clock, attempts: failures } = attempts();
  for (let i = 0; i < 3; i++) failures.count('ada', clock.now);
  failures.uncount('ada');
  expect(failures.waitFor('ada', clock.now)).toBe(0);
  failures.count('ada', clock.now);
  expect(failures.waitFor('ada', clock.now)).toBe(900);
  failures.forget('ada');
  expect(failures.waitFor('ada', clock.now)).toBe(0);
});

it('forgets who failed longest ago when there are too many', () => {
  const { clock, attempts: failures } = attempts(2);
  for (const key of ['ada', 'ada', 'ada', 'bob', 'cy']) failures.count(key, clock.now);
  expect(failures.waitFor('ada', clock.now)).toBe(0);
  failures.count('bob', clock.now);
  failures.count('bob', clock.now);
  expect(failures.waitFor('bob', clock.now)).toBe(900);
});
