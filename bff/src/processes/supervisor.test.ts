import type { Listens, ToMember } from './messages.ts';
import type { ChildEvents, End } from './supervisor.ts';
import { createSupervisor } from './supervisor.ts';

interface Started {
  readonly number: number;
  readonly listens: Listens;
  readonly events: ChildEvents;
  readonly received: ToMember[];
  readonly wasKilled: () => boolean;
}

const KILLED: End = { code: null, signal: 'SIGKILL' };
const OVER: End = { code: 0, signal: null };

function supervised(wanted: number) {
  const started: Started[] = [];
  const lines: string[] = [];
  const supervisor = createSupervisor({
    wanted,
    start(number, listens, events) {
      const received: ToMember[] = [];
      let isKilled = false;
      started.push({ number, listens, events, received, wasKilled: () => isKilled });
      return {
        send: (message) => void received.push(message),
        kill: () => {
          isKilled = true;
        },
      };
    },
    report: (line) => lines.push(line),
    stopMs: 15_000,
  });
  return { supervisor, started, lines, numbers: () => started.map(({ number }) => number) };
}

const sayReady = (started: readonly Started[]) => started.at(-1)!.events.message({ kind: 'ready' });

/** All processes, ready. */
function ready(wanted: number) {
  const all = supervised(wanted);
  for (let i = 0; i < wanted; i++) sayReady(all.started);
  return all;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('starts one process after another, and only the first one listens before it is ready', () => {
  const { started, numbers } = supervised(3);
  expect(numbers()).toEqual([1]);
  sayReady(started);
  expect(numbers()).toEqual([1, 2]);
  sayReady(started);
  sayReady(started);
  expect(started.map(({ number, listens }) => [number, listens])).toEqual([
    [1, 'at-once'],
    [2, 'when-ready'],
    [3, 'when-ready'],
  ]);
  expect(started[0]!.received).toEqual([1, 2, 3].map((count) => ({ kind: 'state', ready: count })));
});

it('ends with the code of the first process if that cannot start', async () => {
  const { supervisor, started, lines } = supervised(2);
  started[0]!.events.gone({ code: 1, signal: null });
  expect([await supervisor.ended, started.length, lines]).toEqual([1, 1, []]);
});

it('says that the first process was killed before it was ready', async () => {
  const { supervisor, started, lines } = supervised(2);
  started[0]!.events.gone(KILLED);
  expect([await supervisor.ended, lines]).toEqual([1, ['the first process has ended (SIGKILL) before it was ready']]);
});

it('starts a process again that ends by itself, later each time, under its number', () => {
  const { started, numbers, lines } = ready(2);
  for (const seconds of [1, 2, 4]) {
    started.at(-1)!.events.gone(KILLED);
    expect(lines.at(-1)).toBe(`process 2 has ended (SIGKILL) and is started again in ${seconds} s`);
    expect(started[0]!.received.at(-1)).toEqual({ kind: 'state', ready: 1 });
    const before = started.length;
    jest.advanceTimersByTime(seconds * 1_000 - 1);
    expect(started.length).toBe(before);
    jest.advanceTimersByTime(1);
    expect([numbers().at(-1), started.at(-1)!.listens]).toEqual([2, 'when-ready']);
    sayReady(started);
    expect(started[0]!.received.at(-1)).toEqual({ kind: 'state', ready: 2 });
  }
  jest.advanceTimersByTime(60_000);
  started.at(-1)!.events.gone({ code: 0, signal: null });
  expect(lines.at(-1)).toBe('process 2 has ended (code 0) and is started again in 1 s');
});

it('goes on to the next process once one that failed at its start is ready', () => {
  const { started, numbers } = supervised(3);
  sayReady(started);
  started.at(-1)!.events.gone(KILLED);
  jest.advanceTimersByTime(1_000);
  expect(numbers()).toEqual([1, 2, 2]);
  sayReady(started);
  expect(numbers()).toEqual([1, 2, 2, 3]);
});

it('tells all processes to stop, starts none any more, and ends when they have', async () => {
  const { supervisor, started } = ready(3);
  started[1]!.events.gone(KILLED);
  supervisor.stop();
  jest.advanceTimersByTime(10_000);
  expect(started.length).toBe(3);
  const stops = () => started.map(({ received }) => received.filter(({ kind }) => kind === 'stop').length);
  expect(stops()).toEqual([1, 0, 1]);
  supervisor.stop();
  expect(stops()).toEqual([2, 0, 2]);
  started[0]!.events.gone(OVER);
  const both = Promise.race([supervisor.ended, Promise.resolve('not yet')]);
  expect(await both).toBe('not yet');
  started[2]!.events.gone(OVER);
  expect(await supervisor.ended).toBe(0);
});

it('kills processes that do not stop in time', () => {
  const { supervisor, started } = ready(2);
  supervisor.stop();
  started[0]!.events.gone(OVER);
  jest.advanceTimersByTime(14_999);
  expect(started[1]!.wasKilled()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(started.map(({ wasKilled }) => wasKilled())).toEqual([false, true]);
});

it('lets one process after another reload, also where one ends meanwhile, and once more if asked meanwhile', async () => {
  const { supervisor, started } = ready(3);
  const reloads = () => started.map(({ received }) => received.filter(({ kind }) => kind === 'reload').length);
  const first = supervisor.reload();
  const [again, joined] = [supervisor.reload(), supervisor.reload()];
  expect(reloads()).toEqual([1, 0, 0]);
  started[0]!.events.message({ kind: 'reloaded' });
  await jest.advanceTimersByTimeAsync(0);
  expect(reloads()).toEqual([1, 1, 0]);
  started[1]!.events.gone(KILLED);
  await jest.advanceTimersByTimeAsync(0);
  expect(reloads()).toEqual([1, 1, 1]);
  started[2]!.events.message({ kind: 'reloaded' });
  await first;
  await jest.advanceTimersByTimeAsync(0);
  expect(reloads()).toEqual([2, 1, 1]);
  started[0]!.events.message({ kind: 'reloaded' });
  await jest.advanceTimersByTimeAsync(0);
  started[2]!.events.message({ kind: 'reloaded' });
  await Promise.all([again, joined]);
  expect(reloads()).toEqual([2, 1, 2]);
});

it('answers with the metrics of all processes, without one that hangs', async () => {
  const { started } = ready(3);
  const lag = (process: number) => `# HELP lag Lag.\n# TYPE lag gauge\nlag{process="${process}"} 1\n`;
  started[1]!.events.message({ kind: 'metrics' });
  started[0]!.events.message({ kind: 'metrics' });
  expect(started.map(({ received }) => received.filter(({ kind }) => kind === 'measure').length)).toEqual([1, 1, 1]);
  for (const at of [0, 1]) started[at]!.events.message({ kind: 'measured', text: lag(at + 1) });
  await jest.advanceTimersByTimeAsync(2_000);
  for (const at of [0, 1]) {
    const answer = started[at]!.received.at(-1)!;
    expect(answer.kind === 'metrics' && answer.text.split('\n')).toEqual([
      '# HELP lag Lag.',
      '# TYPE lag gauge',
      'lag{process="1"} 1',
      'lag{process="2"} 1',
      '',
      '# HELP halte_processes Processes that answer on the same port.',
      '# TYPE halte_processes gauge',
      'halte_processes{state="wanted"} 3',
      'halte_processes{state="ready"} 3',
      '',
      '# HELP halte_process_restarts_total Processes that have ended by themselves and were started again.',
      '# TYPE halte_process_restarts_total counter',
      'halte_process_restarts_total 0',
      '',
    ]);
  }
});
