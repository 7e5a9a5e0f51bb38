import { type EngineCall, EngineError } from '@halte/engine/journeys/rideFinder';
import { createEngineCalls, NotReached, type Send } from './engineCalls.ts';

const TIMEOUT_MS = 1_000;
const answered = (text: string) => text;
const text = (answer: unknown) => `${answer}`;

function callOf(more: Partial<EngineCall> = {}): EngineCall {
  return { signal: new AbortController().signal, deadline: Number.POSITIVE_INFINITY, traceparent: null, ...more };
}

/** An engine that does in turn what it is told, on a clock that only the test moves. */
function open(turns: ((options: Parameters<Send>[1]) => Promise<unknown>)[], most = 10) {
  let now = 0;
  const seen: Parameters<Send>[1][] = [];
  const calls = createEngineCalls({
    timeoutMs: TIMEOUT_MS,
    most,
    now: () => now,
    random: () => 0,
    send: async (_body, options) => {
      seen.push(options);
      return (turns.shift() ?? (async () => answered('yes')))(options);
    },
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const ask = (call = callOf()) =>
    calls.ask('{}', call, text).catch((error) => (error instanceof Error ? `${error.name}: ${error.message}` : error));
  return { calls, seen, pass, ask };
}

const unreached = async () => Promise.reject(new NotReached('refused'));
const refused = async () => Promise.reject(new EngineError('refused', 'no such field'));
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

it('asks again, once, an engine that was not reached', async () => {
  const engine = open([unreached]);
  expect(await engine.ask()).toBe('yes');
  expect(engine.seen).toHaveLength(2);
  expect(engine.calls.problem()).toBeNull();
  const away = open([unreached, unreached]);
  expect(await away.ask()).toBe('NotReached: refused');
  expect(away.seen).toHaveLength(2);
  expect(away.calls.problem()).toBe('refused');
});

it.each([
  [400, 2],
  [401, 1],
])('asks again only with three fifths of the time left: after %d of 1000 ms, %d calls', async (after, count) => {
  const engine = open([
    async () => {
      engine.pass(after);
      return unreached();
    },
  ]);
  await engine.ask();
  expect(engine.seen.map(({ milliseconds }) => milliseconds)).toEqual([1_000, 600].slice(0, count));
});

it('does not ask again what was refused', async () => {
  const engine = open([refused]);
  expect(await engine.ask()).toBe('EngineError: no such field');
  expect(engine.seen).toHaveLength(1);
});

it('tells the engine how long it has, which is until the caller’s deadline if that is earlier', async () => {
  const engine = open([]);
  await engine.ask(callOf({ deadline: 300, traceparent: 'trace' }));
  expect(engine.seen[0]).toMatchObject({ milliseconds: 300, traceparent: 'trace' });
});

it('does not ask for a call whose time passed while it waited, and does not blame the engine', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<string>();
  const slow = open([() => promise], 1);
  const first = slow.ask();
  const late = times(6, callOf({ deadline: 300 })).map(slow.ask);
  slow.pass(300);
  answer('yes');
  expect(await first).toBe('yes');
  expect(await Promise.all(late)).toEqual(times(6, 'EngineError: not asked: its time passed while it waited'));
  expect([slow.seen.length, slow.calls.isOpen(), slow.calls.problem()]).toEqual([1, false, null]);
});

/** Ends when its time does. */
const hang = ({ signal }: { readonly signal: AbortSignal }) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('gives up when the time is over, and does not ask again', async () => {
  const engine = open([hang]);
  expect(await engine.ask(callOf({ deadline: 1 }))).toBe('EngineError: no answer within 1 ms');
  expect(engine.seen).toHaveLength(1);
});

it('gives up waiting for a place when the time is over, or the browser has left', async () => {
  const busy = open([hang], 1);
  const left = new AbortController();
  const first = busy.ask(callOf({ signal: left.signal }));
  expect(await busy.ask(callOf({ deadline: 5 }))).toBe('EngineError: not asked: its time passed while it waited');
  left.abort(new Error('left'));
  expect(await first).toBe('Error: left');
  expect([busy.seen.length, await busy.ask()]).toEqual([1, 'yes']);
});

it('gives up when the browser has left, which says nothing of the engine', async () => {
  const engine = open([hang]);
  const left = new AbortController();
  const answer = engine.ask(callOf({ signal: left.signal }));
  await Promise.resolve();
  left.abort(new Error('left'));
  expect(await answer).toBe('Error: left');
  expect([engine.calls.problem(), engine.seen.length]).toEqual([null, 1]);
});

it('does not ask at all who has left already', async () => {
  const engine = open([]);
  expect(await engine.ask(callOf({ signal: AbortSignal.abort(new Error('left')) }))).toBe('Error: left');
  expect(engine.seen).toHaveLength(0);
});

describe('the circuit', () => {
  it('opens after five failures in a row, and asks with one call whether the engine is back', async () => {
    const engine = open(times(5, refused));
    for (let i = 0; i < 5; i++) await engine.ask();
    expect(engine.calls.isOpen()).toBe(true);
    expect(await engine.ask()).toBe('EngineError: not asked: no such field');
    expect(engine.seen).toHaveLength(5);
    engine.pass(2_500);
    expect(await Promise.all([engine.ask(), engine.ask()])).toEqual(['yes', 'yes']);
    expect([engine.seen.length, engine.calls.isOpen(), engine.calls.problem()]).toEqual([7, false, null]);
  });

  it('lets those who come meanwhile wait for that call, and refuses them if it fails', async () => {
    const engine = open([...times(5, refused), refused]);
    for (let i = 0; i < 5; i++) await engine.ask();
    engine.pass(2_500);
    expect(await Promise.all([engine.ask(), engine.ask()])).toEqual([
      'EngineError: no such field',
      'EngineError: not asked: no such field',
    ]);
    expect(engine.seen).toHaveLength(6);
  });

  it('asks with another call when the browser of that one has left', async () => {
    const engine = open([...times(5, refused), hang]);
    for (let i = 0; i < 5; i++) await engine.ask();
    engine.pass(2_500);
    const left = new AbortController();
    const [first, second] = [engine.ask(callOf({ signal: left.signal })), engine.ask()];
    await new Promise(setImmediate);
    left.abort(new Error('left'));
    expect(await Promise.all([first, second])).toEqual(['Error: left', 'yes']);
  });

  it.each([
    ['the browser leaves', 'Error: left'],
    ['the time is over', 'EngineError: not asked: its time passed while it waited'],
  ])('is not waited for any longer when %s', async (what, message) => {
    const engine = open([...times(5, refused), hang]);
    for (let i = 0; i < 5; i++) await engine.ask();
    engine.pass(2_500);
    const [probing, left] = [new AbortController(), new AbortController()];
    const probe = engine.ask(callOf({ signal: probing.signal }));
    const waiting = engine.ask(callOf(what === 'the time is over' ? { deadline: 2_505 } : { signal: left.signal }));
    await new Promise(setImmediate);
    left.abort(new Error('left'));
    expect(await waiting).toBe(message);
    probing.abort(new Error('left too'));
    expect([await probe, engine.seen.length]).toEqual(['Error: left too', 6]);
  });

  it('counts an answer that cannot be read', async () => {
    const engine = open([]);
    const read = () => {
      throw new EngineError('unreadable', 'no JSON');
    };
    for (let i = 0; i < 5; i++) await engine.calls.ask('{}', callOf(), read).catch(() => undefined);
    expect(engine.calls.isOpen()).toBe(true);
  });
});

it('sends so many at once, lets others wait, and says when too many do', async () => {
  const gates = times(3, null).map(() => Promise.withResolvers<string>());
  const engine = open(
    gates.map(
      ({ promise }) =>
        () =>
          promise,
    ),
    2,
  );
  const left = new AbortController();
  const asked = [
    engine.ask(),
    engine.ask(),
    engine.ask(callOf({ signal: left.signal })),
    ...times(199, null).map(() => engine.ask()),
  ];
  expect(await engine.ask()).toBe('RequestError: Too many journeys are searched for just now: try again in a moment.');
  expect(engine.seen).toHaveLength(2);
  left.abort(new Error('left'));
  expect(await asked[2]).toBe('Error: left');
  gates[0]!.resolve('first');
  expect(await asked[0]).toBe('first');
  await new Promise(setImmediate);
  expect(engine.seen).toHaveLength(3);
  for (const { resolve } of gates) resolve('rest');
  expect((await Promise.all(asked)).filter((one) => one === 'yes')).toHaveLength(198);
});
