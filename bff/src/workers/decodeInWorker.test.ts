/** Decoding on a separate thread, started from the sources as the server starts it. */
import { decodeMessage, encodeMessage } from '../realtime/wire/decode.ts';
import type { FeedEntity } from '../realtime/wire/gtfsRealtime.ts';
import { MOST_ENTITIES } from '../realtime/wire/limits.ts';
import { WireError } from '../realtime/wire/table.ts';
import { decodeInWorker } from './decodeInWorker.ts';

const ALIVE = new AbortController().signal;

const trip = (index: number): FeedEntity => ({
  id: `${index}`,
  tripUpdate: {
    trip: { tripId: `trip ${index}` },
    stopTimeUpdate: Array.from({ length: 20 }, (_, at) => ({ stopSequence: at, arrival: { delay: at } })),
  },
});
const alert = (index: number): FeedEntity => ({
  id: `alert ${index}`,
  alert: { headerText: { translation: [{ text: `Déviation ${index}` }] } },
});
const encoded = (entity: FeedEntity[]) =>
  encodeMessage({ header: { gtfsRealtimeVersion: '2.0', timestamp: 1_795_000_000 }, entity });

it('decodes what is decoded here, large or small', async () => {
  for (const count of [1, 3_000]) {
    const bytes = encoded([...Array.from({ length: count }, (_, index) => trip(index)), alert(1)]);
    expect(await decodeInWorker(bytes, ALIVE)).toEqual(decodeMessage(bytes));
  }
}, 30_000);

it('lets others have their turn while it takes a large one over', async () => {
  const bytes = encoded(Array.from({ length: 6_000 }, (_, index) => trip(index)));
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await decodeInWorker(bytes, ALIVE);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
}, 30_000);

it('leaves out what is beyond the limits, and counts it', async () => {
  const bytes = encoded(Array.from({ length: MOST_ENTITIES.alerts + 7 }, (_, index) => alert(index)));
  const { alerts, leftOut } = await decodeInWorker(bytes, ALIVE);
  expect([alerts.length, leftOut]).toEqual([MOST_ENTITIES.alerts, 7]);
}, 30_000);

it('refuses what is no message, with the same words', async () => {
  const broken = encoded(Array.from({ length: 3_000 }, (_, index) => trip(index))).subarray(0, 200_000);
  const refused = decodeInWorker(broken, ALIVE);
  await expect(refused).rejects.toBeInstanceOf(WireError);
  await expect(refused).rejects.toThrow('breaks off or is no protobuf');
}, 30_000);

it('stops when it is no longer wanted', async () => {
  const bytes = encoded(Array.from({ length: 3_000 }, (_, index) => trip(index)));
  const abort = new AbortController();
  const decoding = decodeInWorker(bytes, abort.signal);
  abort.abort(new Error('The server ends.'));
  await expect(decoding).rejects.toThrow('The server ends.');
  await expect(decodeInWorker(bytes, abort.signal)).rejects.toThrow('The server ends.');
}, 30_000);
