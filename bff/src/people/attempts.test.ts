import { createAttempts } from './attempts.ts';

function attempts(remembered = 100) {
  const clock = { now: 1_000 };
  return { clock, attempts: createAttempts({ limit: 3, windowSeconds: 900, remembered, now: () => clock.now }) };
}

it('lets three failures pass and then says how long to wait for the first to be over', () => {
  const { clock, attempts: failures } = attempts();
  for (let i = 0; i < 3; i++) {
    expect(failures.waitFor('ada')).toBe(0);
    failures.count('ada');
    clock.now += 100;
  }
  expect(failures.waitFor('ada')).toBe(600);
  expect(failures.waitFor('bob')).toBe(0);
  clock.now = 1_899;
  expect(failures.waitFor('ada')).toBe(1);
  clock.now = 1_900;
  expect(failures.waitFor('ada')).toBe(0);
});

it('takes one back, or forgets all', () => {
  const { attempts: failures } = attempts();
  for (let i = 0; i < 3; i++) failures.count('ada');
  failures.uncount('ada');
  expect(failures.waitFor('ada')).toBe(0);
  failures.count('ada');
  expect(failures.waitFor('ada')).toBe(900);
  failures.forget('ada');
  expect(failures.waitFor('ada')).toBe(0);
});

it('forgets who failed longest ago when there are too many', () => {
  const { attempts: failures } = attempts(2);
  for (const key of ['ada', 'ada', 'ada', 'bob', 'cy']) failures.count(key);
  expect(failures.waitFor('ada')).toBe(0);
  failures.count('bob');
  failures.count('bob');
  expect(failures.waitFor('bob')).toBe(900);
});
