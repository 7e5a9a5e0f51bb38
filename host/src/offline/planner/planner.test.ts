import { forgetNetwork, keepNetwork } from '../network/keptNetwork.ts';
import { fakeBrowser } from '../testing/fakeScope.ts';
import { answerPlan, createKeptPlanner, type KeptPlanner } from './planner.ts';
import type { ThreadQuestion, ThreadReport } from './threadMessages.ts';

const TODAY = '2026-11-28';
const NETWORK = { id: 'town', version: 'a', name: 'Town', lastDay: TODAY, compressedBytes: 1, at: 5 };
const READ = { method: 'GET', address: '/bff/api/v1/places?search=a', body: '', language: 'fr' };
const PLANNED = { status: 200, answer: [], at: 5 };

/** A worker as a page sees it. */
class FakeThread extends EventTarget {
  isStopped = false;
  readonly asked: ThreadQuestion[] = [];
  postMessage(question: ThreadQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isStopped = true;
  }
  say(report: ThreadReport): void {
    this.dispatchEvent(new MessageEvent('message', { data: report }));
  }
}

/** A planner listens as long as its page lives; a process must end. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref(): void }).unref();
  }
}

let threads: FakeThread[];
let planner: KeptPlanner;
let today: string;
const alive = () => threads.filter(({ isStopped }) => !isStopped);

beforeEach(async () => {
  const { caches } = await fakeBrowser();
  Object.assign(globalThis, { caches, BroadcastChannel: OwnChannel });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  // Planners of other tests hear of the network too.
  const own: FakeThread[] = [];
  threads = own;
  today = TODAY;
  planner = createKeptPlanner({
    startThread() {
      const thread = new FakeThread();
      own.push(thread);
      return thread as unknown as Worker;
    },
    today: () => today,
    limits: { maxChanges: 2 },
  });
});
afterEach(() => jest.useRealTimers());

const turn = () => new Promise(setImmediate);
const keep = () => keepNetwork(NETWORK, new Uint8Array(1));
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns === 1000) throw new Error('It does not come.');
    await turn();
  }
}
async function asked(count = 1): Promise<FakeThread> {
  await until(() => (threads.at(-1)?.asked.length ?? 0) >= count);
  return threads.at(-1)!;
}

it('asks nobody where no timetable is kept', async () => {
  expect(await planner.answer(READ)).toBeNull();
  expect(threads).toEqual([]);
});

it('answers in one thread, with the limits of the tenant', async () => {
  await keep();
  const answers = [planner.answer(READ), planner.answer(READ)];
  const thread = await asked(2);
  expect(thread.asked[0]).toEqual({ id: 1, read: READ, today: TODAY, limits: { maxChanges: 2 } });
  thread.say({ id: 2, planned: null });
  thread.say({ id: 1, planned: PLANNED });
  expect(await Promise.all(answers)).toEqual([PLANNED, null]);
  expect(alive()).toHaveLength(1);
});

it('goes on where the same timetable is told again', async () => {
  await keep();
  const answer = planner.answer(READ);
  const thread = await asked();
  await keepNetwork(NETWORK, new Uint8Array(1));
  // What a channel brings comes later.
  const channel = new BroadcastChannel('halte-network');
  const isTold = new Promise((resolve) => (channel.onmessage = resolve));
  await keepNetwork(NETWORK, new Uint8Array(1));
  await isTold;
  channel.close();
  thread.say({ id: 1, planned: PLANNED });
  expect(await answer).toEqual(PLANNED);
  expect(threads).toEqual([thread]);
});

it('gives the memory back after two minutes without questions', async () => {
  await keep();
  const answer = planner.answer(READ);
  (await asked()).say({ id: 1, planned: PLANNED });
  await answer;
  jest.advanceTimersByTime(119_000);
  expect(alive()).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  expect(alive()).toEqual([]);
});

it('answers nothing when its thread ends by an error, and starts another one for the next question', async () => {
  await keep();
  const answer = planner.answer(READ);
  (await asked()).dispatchEvent(new Event('error'));
  expect(await answer).toBeNull();
  expect(alive()).toEqual([]);
  const next = planner.answer(READ);
  await until(() => threads.length === 2);
  (await asked()).say({ id: 2, planned: PLANNED });
  expect(await next).toEqual(PLANNED);
});

it('ends a thread that hangs', async () => {
  await keep();
  const answer = planner.answer(READ);
  await asked();
  jest.advanceTimersByTime(15_000);
  expect(await answer).toBeNull();
  expect(alive()).toEqual([]);
});

it('answers at most 20 questions at the same time', async () => {
  await keep();
  const answers = Array.from({ length: 25 }, () => planner.answer(READ));
  const thread = await asked(20);
  const refused = await Promise.all(answers.slice(20));
  expect(refused).toEqual([null, null, null, null, null]);
  expect(thread.asked).toHaveLength(20);
});

it('reads another timetable in another thread', async () => {
  await keep();
  const answer = planner.answer(READ);
  const before = await asked();
  await keepNetwork({ ...NETWORK, version: 'b' }, new Uint8Array(1));
  expect(await answer).toBeNull();
  expect(before.isStopped).toBe(true);
  void planner.answer(READ);
  await until(() => alive().length === 1);
  await forgetNetwork();
  await until(() => alive().length === 0);
  expect(await planner.answer(READ)).toBeNull();
});

it('answers nothing of a timetable after its last service day, and deletes it', async () => {
  await keep();
  today = '2026-11-29';
  expect(await planner.answer(READ)).toBeNull();
  expect(await caches.has('halte-network')).toBe(false);
});

it('says by the port that it has heard, and then the answer; nothing where it fails', async () => {
  const said: unknown[] = [];
  const port = { postMessage: (message: unknown) => said.push(message) } as unknown as MessagePort;
  answerPlan({ ...planner, answer: async () => PLANNED }, READ, [port]);
  await turn();
  expect(said).toEqual([{ kind: 'heard' }, { kind: 'planned', planned: PLANNED }]);
  answerPlan({ ...planner, answer: () => Promise.reject(new Error('no storage')) }, READ, [port]);
  answerPlan(planner, READ, []);
  await turn();
  expect(said.slice(2)).toEqual([{ kind: 'heard' }, { kind: 'planned', planned: null }]);
});
