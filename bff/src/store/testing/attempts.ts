import { randomUUID } from 'node:crypto';
import type { Attempt, AttemptLimit, Attempts } from '../attemptLimits.ts';

const THREE: AttemptLimit = { name: 'three', limit: 3, windowSeconds: 900 };
const WIDE: AttemptLimit = { name: 'wide', limit: 5, windowSeconds: 60 };

/** Contract for counted attempts. @param counters that count together; the same one twice where there is only one. */
export function attemptsContract(counters: () => readonly [Attempts, Attempts]): void {
  const three = (key: string = randomUUID()): Attempt => ({ of: THREE, key });

  it('lets three pass, on every server, and then says how long to wait for the first to be over', async () => {
    const [one, other] = counters();
    const ada = three();
    const answers = [await one.enter([ada], 1_000), await other.enter([ada], 1_100), await one.enter([ada], 1_200)];
    expect(answers).toEqual([0, 0, 0]);
    expect(await other.enter([ada], 1_300)).toBe(600);
    expect(await other.enter([three()], 1_300)).toBe(0);
    expect(await one.enter([ada], 1_899)).toBe(1);
    expect(await one.enter([ada], 1_900)).toBe(0);
    expect(await one.enter([ada], 1_900)).toBe(100);
  });

  it('counts none of several if one has reached its limit, and says the longest wait', async () => {
    const [one, other] = counters();
    const [ada, bob] = [three(), three()];
    const all = [ada, { of: WIDE, key: ada.key }, bob];
    for (let times = 0; times < 3; times++) await one.enter([ada], 1_000);
    for (let times = 0; times < 9; times++) expect(await other.enter(all, 1_010)).toBe(890);
    for (let times = 0; times < 3; times++) expect(await one.enter([bob], 1_010)).toBe(0);
    for (let times = 0; times < 5; times++) expect(await one.enter([all[1]!], 1_010)).toBe(0);
    expect(await one.enter([all[1]!, ada], 1_010)).toBe(890);
    expect(await one.enter([all[1]!], 1_010)).toBe(60);
  });

  it('takes one back, or forgets all', async () => {
    const [one, other] = counters();
    const [ada, bob] = [three(), three()];
    for (let times = 0; times < 3; times++) await one.enter([ada, bob], 1_000);
    await other.takeBack([ada]);
    expect(await one.enter([ada], 1_000)).toBe(0);
    expect(await other.enter([ada], 1_000)).toBe(900);
    await one.forget([ada]);
    expect(await other.enter([ada], 1_000)).toBe(0);
    expect(await other.enter([bob], 1_000)).toBe(900);
    await one.takeBack([three()]);
    await one.forget([three()]);
  });

  it('keeps apart what is counted of one key for different reasons, and every text', async () => {
    const [one] = counters();
    const key = `\u0000 "'; DROP TABLE attempts; -- \ud800 ${randomUUID()}`;
    for (let times = 0; times < 3; times++) expect(await one.enter([three(key)], 1_000)).toBe(0);
    expect(await one.enter([{ of: WIDE, key }], 1_000)).toBe(0);
    expect(await one.enter([three(key)], 1_000)).toBe(900);
  });

  it('lets three of thirty pass that come at once, by all servers together', async () => {
    // From the second round on all connections are there, and all transactions begin at once.
    for (let round = 0; round < 5; round++) {
      const [ada, bob] = [three(), three()];
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, number) =>
          // Keys in either order: nobody waits forever.
          counters()[number % 2]!.enter(number % 3 === 0 ? [ada, bob] : [bob, ada], 1_000),
        ),
      );
      expect(answers.filter((seconds) => seconds === 0)).toHaveLength(3);
    }
  });
}
