/** Compares network files with the feeds that they were made of, by a reader and a walk of the judge, which share no code with the product. */
import { brotliCompressSync, constants } from 'node:zlib';
import { readNetworkFile } from '@halte/engine/networkFile/readNetworkFile';
import { writeNetworkFile } from '@halte/engine/networkFile/writeNetworkFile';
import { readPackedNetwork } from '@halte/judge/packedNetwork';
import { packedStopMistakes, packedTripMistakes } from '@halte/judge/packedTrips';
import { exactFeeds } from './testing/exactFeeds.ts';

const MINUTES = 60_000;
/** Cities for which the compressed size is promised. */
const PROMISED = /strasbourg|tampa|saskatoon/;
const MOST_BYTES = 110_000;

const compressed = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

it.each(exactFeeds())(
  '$name: has every trip on every day, and is read as the same timetable',
  async ({ name, load, judged }) => {
    const feed = await load();
    const started = performance.now();
    const file = writeNetworkFile('town', feed);
    const packed = performance.now();
    const { id, feed: read } = readNetworkFile(file);
    const unpacked = performance.now();
    const size = compressed(file);
    if (feed.trips.count > 500)
      console.log(
        `${name}: ${feed.stopTimes.count} stop times, ${file.length} bytes, ${size} compressed, packed in ${(packed - started).toFixed(0)} ms, unpacked in ${(unpacked - packed).toFixed(0)} ms`,
      );
    if (PROMISED.test(name)) expect(size).toBeLessThanOrEqual(MOST_BYTES);
    const stranger = readPackedNetwork(file);
    const published = await judged();
    expect(packedTripMistakes(published, stranger)).toEqual([]);
    expect(packedStopMistakes(published, stranger)).toEqual([]);
    expect([id, stranger.id, stranger.version, stranger.zone]).toEqual(['town', 'town', feed.version, feed.timeZone]);
    expect(comparable(read)).toEqual(comparable(feed));
  },
  5 * MINUTES,
);

/** What a file keeps, with columns as of any memory. */
function comparable(feed: ReturnType<typeof readNetworkFile>['feed']) {
  const { trips, stopTimes, shapes, fares: _, warnings: __, walks: ___, runsOn, ...rest } = feed;
  const { ids: ____, ...tripColumns } = trips;
  const { sequence: _____, shapeDistance: ______, ...timeColumns } = stopTimes;
  const days = Array.from({ length: feed.lastDay - feed.firstDay + 1 }, (_, day) => feed.firstDay + day);
  const services = [...new Set(trips.service)];
  return {
    ...Object.fromEntries(Object.entries({ ...rest }).map(([name, value]) => [name, plain(value)])),
    trips: plain(tripColumns),
    stopTimes: plain(timeColumns),
    shapes: shapes.length,
    running: services.map((service) => days.filter((day) => runsOn(service, day)).length),
  };
}

/** Numbers of columns, however they are stored. */
function plain(value: unknown): unknown {
  if (ArrayBuffer.isView(value))
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  if (typeof value !== 'object' || value === null || value instanceof Map || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}
