import { randomUUID } from 'node:crypto';
import type { LiveDocuments } from '../liveDocuments.ts';

/**
 * Contract for shared live documents.
 *
 * @param stores two servers on the same data.
 * @param elapse as if that many seconds had passed since everything that the store has noted.
 */
export function liveDocumentsContract(
  stores: () => readonly [LiveDocuments, LiveDocuments],
  elapse: (seconds: number) => Promise<void>,
): void {
  const BODY = Buffer.from([0, 255, 0x5c, 10]);
  const source = () => `agency.example ${randomUUID()}`;

  it('keep what a source has answered, byte for byte, and leave out what the caller has', async () => {
    const [one, other] = stores();
    const name = source();
    expect(await other.read(name, '')).toBeNull();
    expect(await one.lease(name, 'one', 20)).toBe(true);
    expect(await other.read(name, '')).toMatchObject({ version: 0, tag: '', body: null });
    const written = await one.write(name, 'one', { tag: 'a', body: BODY });
    const found = await other.read(name, '');
    expect(found).toEqual({
      ...written,
      ageSeconds: expect.any(Number),
      problem: null,
      tag: 'a',
      body: BODY,
    });
    expect([found?.version, Math.abs(Date.now() / 1_000 - found!.fetchedAt) < 60]).toEqual([1, true]);
    expect([found!.ageSeconds >= 0, found!.ageSeconds < 20]).toEqual([true, true]);
    expect((await other.read(name, 'a'))?.body).toBeNull();
    expect((await other.read(name, 'b'))?.body).toEqual(BODY);
  });

  it('are asked for by one server at a time, when they are old', async () => {
    const [one, other] = stores();
    const name = source();
    const holders = Array.from({ length: 20 }, (_, number) => `server ${number}`);
    const lease = () => Promise.all(holders.map((holder, number) => stores()[number % 2]!.lease(name, holder, 20)));
    const taken = await lease();
    expect(taken.filter(Boolean)).toHaveLength(1);
    await one.write(name, holders[taken.indexOf(true)]!, { tag: 'a', body: BODY });
    expect(await lease()).toEqual(holders.map(() => false));
    await elapse(19);
    expect(await other.lease(name, 'one', 20)).toBe(false);
    await elapse(1);
    expect((await lease()).filter(Boolean)).toHaveLength(1);
  });

  it('are leased to another server when the first has ended, which changes nothing any more', async () => {
    const [one, other] = stores();
    const name = source();
    await one.lease(name, 'one', 20);
    await elapse(9);
    expect(await other.lease(name, 'other', 20)).toBe(false);
    await elapse(1);
    expect(await other.lease(name, 'other', 20)).toBe(true);
    expect(await one.write(name, 'one', { tag: 'late', body: BODY })).toBeNull();
    expect(await one.write(name, 'one', { problem: 'late' })).toBeNull();
    await one.release(name, 'one');
    expect(await one.read(name, '')).toMatchObject({ version: 0 });
    await other.release(name, 'other');
    expect(await one.read(name, '')).toMatchObject({ version: 0 });
    expect(await one.lease(name, 'one', Number.POSITIVE_INFINITY)).toBe(true);
  });

  it('keep the last good answer beside the reason of a failure', async () => {
    const [one, other] = stores();
    const name = source();
    await one.lease(name, 'one', 20);
    await one.write(name, 'one', { tag: 'a', body: BODY });
    await elapse(20);
    await one.lease(name, 'one', 20);
    expect(await one.write(name, 'one', { problem: 'It answered 500.' })).toMatchObject({ version: 2 });
    expect(await other.read(name, '')).toMatchObject({ version: 2, problem: 'It answered 500.', tag: 'a', body: BODY });
    expect(await other.lease(name, 'other', 20)).toBe(false);
    await elapse(20);
    await other.lease(name, 'other', 20);
    // The same answer as before needs no body; another one does.
    expect(await other.write(name, 'other', { tag: 'b', body: null })).toBeNull();
    expect(await other.write(name, 'other', { tag: 'a', body: null })).toMatchObject({ version: 3 });
    expect(await one.read(name, '')).toMatchObject({ version: 3, problem: null, tag: 'a', body: BODY });
  });

  it('are asked for at once after the clock of the database was set back', async () => {
    const [one, other] = stores();
    const name = source();
    await one.lease(name, 'one', 20);
    await one.write(name, 'one', { tag: 'a', body: BODY });
    await one.lease(name, 'one', 0);
    await elapse(-3_600);
    expect(await other.read(name, '')).toMatchObject({ ageSeconds: 86_400 });
    expect(await other.lease(name, 'other', 20)).toBe(true);
  });

  it('are removed a day after they were last asked for', async () => {
    const [one] = stores();
    const [kept, removed] = [source(), source()];
    await elapse(200_000);
    await one.removeUnused();
    await one.lease(removed, 'one', 20);
    await one.write(removed, 'one', { tag: 'a', body: BODY });
    await elapse(86_390);
    await one.lease(kept, 'one', 20);
    await one.write(kept, 'one', { tag: 'a', body: BODY });
    await elapse(10);
    expect(await one.removeUnused()).toBe(1);
    expect([await one.read(removed, ''), (await one.read(kept, ''))?.version]).toEqual([null, 1]);
  });
}
