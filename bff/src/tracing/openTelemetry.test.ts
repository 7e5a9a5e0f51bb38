/** Receivers that are slow, refuse or are away, and callers who ask for too much. */
import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type OtlpReceiver, startOtlpReceiver } from '../testing/otlpReceiver.ts';
import type { TracingOptions } from './openTelemetry.ts';
import type { Told } from './testing/tracesOf.ts';

let receiver: OtlpReceiver | null = null;
let sender: ChildProcess;
let messages: AsyncIterator<unknown[]>;

afterEach(() => {
  sender.kill('SIGKILL');
  receiver?.close();
  receiver = null;
});

function open(endpoint: string, more: Partial<TracingOptions> = {}): void {
  const options = { endpoint, version: '1.2.3', everyMs: 10, timeoutMs: 500, ...more };
  sender = fork(join(__dirname, 'testing/tracesOf.ts'), [JSON.stringify(options)], { execArgv: [] });
  messages = on(sender, 'message');
}

const parentOf = (i: number) => `00-${i.toString(16).padStart(32, 'a')}-b7ad6b7169203331-01`;
const parentsOf = (count: number) => Array.from({ length: count }, (_, i) => parentOf(i));

async function told(isWanted: (told: Told) => boolean): Promise<Told> {
  for (;;) {
    const [message] = (await messages.next()).value as [Told];
    if (isWanted(message)) return message;
  }
}

function ask(requests: readonly string[]): Promise<Told> {
  sender.send({ requests, last: { 'http.response.status_code': 200 } });
  return told(({ traceparents }) => traceparents !== undefined);
}

it('keeps no more spans than its queue has room for while a receiver does not answer, and waits for none', async () => {
  const held: ServerResponse[] = [];
  receiver = await startOtlpReceiver((_request, response) => void held.push(response));
  open(receiver.address, { mostWaiting: 20, mostPerSecond: 1_000, timeoutMs: 60_000 });
  const { counts, milliseconds } = await ask(parentsOf(250));
  expect(counts).toEqual({ sent: 0, failed: 0, dropped: 480 });
  expect(milliseconds).toBeLessThan(2_000);
  await receiver.waitFor(20, () => true);
  for (const response of held) response.end('{}');
  await told(({ counts }) => counts['sent'] === 20);
  expect((await ask(parentsOf(1))).counts['dropped']).toBe(480);
});

const refusing = () => startOtlpReceiver((_request, response) => void response.writeHead(400).end());
const silent = () => startOtlpReceiver(() => undefined);

it.each([
  ['refuses', refusing],
  ['is slow', silent],
])('counts what a receiver that %s did not take, and goes on', async (_what, start) => {
  receiver = await start();
  open(receiver.address);
  for (const failed of [2, 4]) {
    await ask(parentsOf(1));
    await told(({ counts }) => counts['failed'] === failed);
  }
});

it('counts what a receiver that is away did not take', async () => {
  open('http://127.0.0.1:9');
  await ask(parentsOf(1));
  expect((await told(({ counts }) => counts['failed'] === 2)).counts).toEqual({ sent: 0, failed: 2, dropped: 0 });
});

it('ends within a few seconds, though a receiver does not answer', async () => {
  receiver = await silent();
  open(receiver.address, { timeoutMs: 60_000 });
  await ask(parentsOf(1));
  const began = performance.now();
  sender.send('close');
  await once(sender, 'exit');
  expect(performance.now() - began).toBeLessThan(6_000);
});

it('records so many requests a second, whatever callers ask for, and what these cause', async () => {
  receiver = await startOtlpReceiver();
  open(receiver.address, { mostPerSecond: 5 });
  const { traceparents } = await ask(parentsOf(50));
  const flags = traceparents!.map((text) => text.slice(-2));
  expect(flags).toEqual([...Array(5).fill('01'), ...Array(45).fill('00')]);
  await told(({ counts }) => counts['sent'] === 10);
  expect(receiver.spans).toHaveLength(10);
});

it('has each span under its own parent, also of requests at the same time, and marks what failed without its words', async () => {
  receiver = await startOtlpReceiver();
  open(receiver.address);
  const { traceparents } = await ask(parentsOf(3));
  const queries = await receiver.waitFor(3, ({ name }) => name === 'store query');
  const bySummary = new Map(queries.map((span) => [span.attributes['db.query.summary'], span]));
  for (const [i, traceparent] of traceparents!.entries())
    expect(bySummary.get(`SELECT t${i}`)).toMatchObject({ parentSpanId: traceparent.split('-')[2], status: 2 });
  expect(receiver.bodies.join()).not.toContain('Gare');
});
