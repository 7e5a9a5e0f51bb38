import type { LiveDocument, LiveDocuments } from '../store/liveDocuments.ts';
import { StoreError } from '../store/storeError.ts';
import { readShared } from './readShared.ts';

const URL_OF_SOURCE = 'https://agency.example/rt?key=secret';
const EVERY = 20;

interface Row extends Omit<LiveDocument, 'ageSeconds'> {
  readonly holder: string | null;
}

/** Two servers, a source, and a store that keeps one document as PostgreSQL does. */
function world() {
  const made = {
    seconds: 1_000,
    says: 'first' as string | Error | Promise<string>,
    isAway: false,
    row: null as Row | null,
    /** Called while a server waits for another's answer. */
    whilePaused: (): void => undefined,
    fetches: 0,
    names: new Set<string>(),
    calls: 0,
  };
  const reach = (source: string) => {
    made.calls++;
    made.names.add(source);
    if (made.isAway) throw new StoreError('The database is away.');
  };
  const documents: LiveDocuments = {
    async read(source, knownTag) {
      reach(source);
      if (!made.row) return null;
      const { holder: _, ...row } = made.row;
      const body = row.tag === knownTag ? null : row.body;
      return { ...row, body, ageSeconds: made.seconds - row.fetchedAt };
    },
    async lease(source, holder, ageSeconds) {
      reach(source);
      const { row } = made;
      if (row && (row.holder !== null || (row.version > 0 && made.seconds - row.fetchedAt < ageSeconds))) return false;
      made.row = { ...(row ?? { version: 0, fetchedAt: 0, problem: null, tag: '', body: null }), holder };
      return true;
    },
    async write(source, holder, answer) {
      reach(source);
      if (made.row?.holder !== holder) return null;
      const { version, body } = made.row;
      const common = { version: version + 1, fetchedAt: made.seconds, holder: null };
      made.row =
        'problem' in answer
          ? { ...made.row, ...common, problem: answer.problem }
          : { ...common, problem: null, tag: answer.tag, body: answer.body ?? body };
      return made.row;
    },
    async release(source, holder) {
      reach(source);
      if (made.row?.holder === holder) made.row = { ...made.row, holder: null };
    },
    removeUnused: async () => 0,
  };
  const server = () => {
    const reading = readShared({
      documents,
      everySeconds: EVERY,
      now: () => made.seconds,
      clock: () => made.seconds,
      pause: async () => made.whilePaused(),
    });
    const read = reading.readerOf(async (_url, signal) => {
      made.fetches++;
      const said = await made.says;
      signal.throwIfAborted();
      if (said instanceof Error) throw said;
      return Buffer.from(said);
    });
    const ask = (maxAgeSeconds = EVERY, signal = new AbortController().signal, url = URL_OF_SOURCE) =>
      read(url, signal, maxAgeSeconds);
    const figures = () => [reading.versions(), reading.leases()].map((figures) => Object.fromEntries(figures));
    return Object.assign(ask, { figures });
  };
  return { made, one: server(), other: server() };
}

const textOf = async (read: Promise<{ readonly bytes: Buffer }>) => (await read).bytes.toString();

it('asks the source once for all servers, and again when the answer is old', async () => {
  const { made, one, other } = world();
  expect(await Promise.all([textOf(one()), textOf(one())])).toEqual(['first', 'first']);
  expect(await textOf(other())).toBe('first');
  made.says = 'second';
  made.seconds += EVERY - 1;
  expect([await textOf(one()), await textOf(other()), made.fetches]).toEqual(['first', 'first', 1]);
  made.seconds += 1;
  expect([await textOf(other()), await textOf(one()), made.fetches]).toEqual(['second', 'second', 2]);
});

it('gives the same object until the source has answered again, and the same bytes as long as they are equal', async () => {
  const { made, one, other } = world();
  const [first, there] = [await one(), await other()];
  expect([await one(), await other()]).toEqual([first, there]);
  expect([(await one()) === first, (await other()) === there]).toEqual([true, true]);
  made.seconds += EVERY;
  const [second, thereAgain] = [await one(), await other()];
  expect([second === first, thereAgain === there]).toEqual([false, false]);
  expect([second.bytes === first.bytes, thereAgain.bytes === there.bytes]).toEqual([true, true]);
  expect([second.at, thereAgain.at]).toEqual([1_000 + EVERY, 1_000 + EVERY]);
});

it('asks the store nothing while its document is young, and names the source without secrets', async () => {
  const { made, one } = world();
  await one();
  const before = made.calls;
  made.seconds += EVERY - 1;
  await one();
  expect(made.calls).toBe(before);
  expect([...made.names]).toEqual([expect.stringMatching(/^agency\.example [\da-f]{64}$/)]);
});

it('waits for another server’s first answer, and takes its place when that does not come', async () => {
  const { made, one, other } = world();
  const late = Promise.withResolvers<string>();
  made.says = late.promise;
  const [slow] = [one()];
  let waits = 0;
  made.whilePaused = () => {
    if (++waits === 3) late.resolve('first');
  };
  expect([await textOf(other()), await textOf(slow), made.fetches]).toEqual(['first', 'first', 1]);
  made.row = { ...made.row!, version: 0, tag: '', body: null, holder: 'a server that has ended' };
  const { made: again, one: next } = world();
  again.row = made.row;
  again.whilePaused = () => {
    again.row = { ...again.row!, holder: null };
  };
  expect([await textOf(next(Number.POSITIVE_INFINITY)), again.fetches]).toEqual(['first', 1]);
});

it('uses what it has while another server asks', async () => {
  const { made, one, other } = world();
  await Promise.all([one(), other()]);
  made.seconds += EVERY;
  const late = Promise.withResolvers<string>();
  made.says = late.promise;
  const slow = one();
  expect([await textOf(other()), made.fetches]).toEqual(['first', 2]);
  late.resolve('second');
  expect([await textOf(slow), await textOf(other())]).toEqual(['second', 'second']);
});

it('tells all servers that a source fails, asks it again an interval later, and knows its former answer then', async () => {
  const { made, one, other } = world();
  const first = await other();
  made.seconds += EVERY;
  made.says = new Error('It answered 500.');
  await expect(one()).rejects.toThrow('It answered 500.');
  await expect(other()).rejects.toThrow('It answered 500.');
  made.seconds += EVERY - 1;
  await expect(other()).rejects.toThrow('It answered 500.');
  expect(made.fetches).toBe(2);
  made.says = 'first';
  made.seconds += 1;
  await one();
  expect(made.fetches).toBe(3);
  expect((await other()).bytes).toBe(first.bytes);
});

it('gives what the source says after a failure, also to a server that began during it', async () => {
  const { made, one, other } = world();
  await one();
  made.seconds += EVERY;
  made.says = 'second';
  await one();
  made.seconds += EVERY;
  made.says = new Error('It answered 500.');
  await expect(one()).rejects.toThrow();
  await expect(other(Number.POSITIVE_INFINITY)).rejects.toThrow('It answered 500.');
  made.seconds += EVERY;
  made.says = 'third';
  expect([await textOf(other(Number.POSITIVE_INFINITY)), await textOf(one())]).toEqual(['third', 'third']);
});

it('asks the source itself when the store is away for two intervals, and shares again when it is back', async () => {
  const { made, one, other } = world();
  await Promise.all([one(), other()]);
  made.isAway = true;
  made.says = 'second';
  made.seconds += 2 * EVERY - 1;
  expect([await textOf(one()), await textOf(other()), made.fetches]).toEqual(['first', 'first', 1]);
  made.seconds += 1;
  expect([await textOf(one()), await textOf(other()), made.fetches]).toEqual(['second', 'second', 3]);
  made.says = 'third';
  made.seconds += EVERY - 1;
  expect([await textOf(one()), made.fetches]).toEqual(['second', 3]);
  made.seconds += 1;
  expect([await textOf(one()), made.fetches]).toEqual(['third', 4]);
  // What the store has is older than what this server has.
  made.isAway = false;
  made.row = { ...made.row!, holder: 'a third server' };
  made.seconds += EVERY;
  expect([await textOf(one()), made.fetches]).toEqual(['third', 4]);
  made.row = { ...made.row, holder: null };
  expect([await textOf(one()), await textOf(other()), made.fetches]).toEqual(['third', 'third', 5]);
  expect(made.row.body?.toString()).toBe('third');
});

it('begins without a store, and uses an answer that it could not write', async () => {
  const { made, one, other } = world();
  made.isAway = true;
  expect([await textOf(one()), made.fetches]).toEqual(['first', 1]);
  made.isAway = false;
  made.says = Promise.resolve('second').then((text) => {
    made.isAway = true;
    return text;
  });
  expect(await textOf(other())).toBe('second');
});

it('gives its lease back when it ends, and says nothing of the source', async () => {
  const { made, one, other } = world();
  const late = Promise.withResolvers<string>();
  made.says = late.promise;
  const ending = new AbortController();
  const asked = one(EVERY, ending.signal);
  const ended = expect(asked).rejects.toThrow('ending');
  while (made.fetches === 0) await Promise.resolve();
  ending.abort(new Error('ending'));
  late.resolve('never used');
  await ended;
  expect(made.row).toMatchObject({ version: 0, problem: null, holder: null });
  made.says = 'first';
  expect(await textOf(other())).toBe('first');
});

it('does not use a document that it cannot read', async () => {
  const { made, one, other } = world();
  await Promise.all([one(), other()]);
  made.seconds += EVERY;
  made.says = 'second';
  await one();
  made.row = { ...made.row!, body: null };
  await expect(other()).rejects.toThrow('Its last answer cannot be read from the database.');
});

describe('figures', () => {
  const SHOWN = 'https://agency.example/rt';

  it('say which version a server has, and whether it asks the source, by an address without secrets', async () => {
    const { made, one, other } = world();
    expect(one.figures()).toEqual([{}, {}]);
    const late = Promise.withResolvers<string>();
    made.says = late.promise;
    const asked = one();
    while (made.fetches === 0) await Promise.resolve();
    expect(one.figures()).toEqual([{}, { [SHOWN]: 1 }]);
    late.resolve('first');
    await asked;
    await other();
    expect([one.figures(), other.figures()]).toEqual([
      [{ [SHOWN]: 1 }, { [SHOWN]: 0 }],
      [{ [SHOWN]: 1 }, {}],
    ]);
    made.seconds += EVERY;
    made.says = new Error('It answered 500.');
    await expect(one()).rejects.toThrow();
    expect(one.figures()).toEqual([{ [SHOWN]: 2 }, { [SHOWN]: 0 }]);
    expect(other.figures()).toEqual([{ [SHOWN]: 1 }, {}]);
  });

  it('say that a server asks for itself while the store is away', async () => {
    const { made, one } = world();
    made.isAway = true;
    await one();
    expect(one.figures()).toEqual([{ [SHOWN]: -1 }, {}]);
  });

  it('end a lease also when the server stops', async () => {
    const { made, one } = world();
    const ending = new AbortController();
    const late = Promise.withResolvers<string>();
    made.says = late.promise;
    const asked = one(EVERY, ending.signal);
    const ended = expect(asked).rejects.toThrow('ending');
    while (made.fetches === 0) await Promise.resolve();
    ending.abort(new Error('ending'));
    late.resolve('never used');
    await ended;
    expect(one.figures()).toEqual([{}, { [SHOWN]: 0 }]);
  });

  it('are kept of two hundred addresses, the last ones', async () => {
    const { made, one } = world();
    made.isAway = true;
    for (let number = 0; number <= 200; number++) await one(EVERY, undefined, `${SHOWN}/${number}`);
    const [versions] = one.figures();
    expect([Object.keys(versions!).length, versions![`${SHOWN}/0`], versions![`${SHOWN}/1`]]).toEqual([
      200,
      undefined,
      -1,
    ]);
  });
});
