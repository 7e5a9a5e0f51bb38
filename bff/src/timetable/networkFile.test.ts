import { ByteReader, ByteWriter, NetworkFileError } from '@halte/engine/networkFile/bytes';
import { joinSections, splitSections } from '@halte/engine/networkFile/container';
import { coordinates } from '@halte/engine/networkFile/coordinates';
import { readNetworkFile } from '@halte/engine/networkFile/readNetworkFile';
import { SECTIONS } from '@halte/engine/networkFile/tables';
import { withoutShapes, writeNetworkFile } from '@halte/engine/networkFile/writeNetworkFile';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { feedOf, simpleFeed } from './testing/feeds.ts';
import { between, randomNumbers } from './testing/random.ts';
import { randomGtfs } from './testing/randomGtfs.ts';

let town: Feed;
let file: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  town = await simpleFeed(
    'A 48 2\nB 48.1 2.000001\nC 48.2 2',
    'one: A 08:00, B 08:20-08:21, C 08:30\ntwo: A 24:10, C 24:31',
    {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\ntwo,06:00:00,07:00:00,600',
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\nA,B,2,120',
      'shapes.txt': 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\ns,48,2,1\ns,48.1,2.00001,2',
    },
  );
  file = writeNetworkFile('town', town);
});

/** The error of reading, or null where it is read. */
function refusal(bytes: Uint8Array, most?: number): NetworkFileError | null {
  try {
    readNetworkFile(bytes, most);
    return null;
  } catch (error) {
    if (error instanceof NetworkFileError) return error;
    throw error;
  }
}

it('keeps headways, transfers and times after midnight', () => {
  const { feed } = readNetworkFile(file);
  expect(feed.frequencies).toEqual(town.frequencies);
  expect(feed.frequencies).toHaveLength(1);
  expect(feed.transfers).toEqual(town.transfers);
  expect([...feed.stopTimes.departure]).toEqual([...town.stopTimes.departure]);
  expect([0, 1].map((trip) => feed.trips.ids.at(trip))).toEqual(['0', '1']);
  expect(['1', '2', '01', '-1', 'one', ''].map((id) => feed.trips.ids.find(id))).toEqual([
    1,
    ...Array(5).fill(undefined),
  ]);
});

it('leaves out the lines of vehicles where they take too much', () => {
  const { feed } = readNetworkFile(writeNetworkFile('town', withoutShapes(town)));
  expect(feed.shapes).toEqual([]);
  expect([...feed.trips.shape]).toEqual([-1, -1]);
});

it('gives coordinates bit by bit, whatever their decimals', () => {
  const odd = [0, -0.1, 48.5331460858, 1 / 3, 179.999999999999, 2e-12, -83.0000000000001];
  for (const values of [odd, odd.slice(0, 3), [48, 2], [1 / 3], []]) {
    const out = new ByteWriter();
    coordinates.write(out, values);
    const read = coordinates.read(new ByteReader(out.written()), values.length);
    expect(read.map((value, at) => Object.is(value, values[at]))).toEqual(values.map(() => true));
  }
});

describe('refuses', () => {
  it('a file that is cut, at each byte', () => {
    const kept = Array.from(file.keys()).filter((length) => refusal(file.subarray(0, length)) === null);
    expect(kept).toEqual([]);
  });

  it.each([
    ['nothing', new Uint8Array(0), 'notANetworkFile', 'This is no network file.'],
    ['another file', new TextEncoder().encode('stop_id,stop_name\nA,Gare\n'), 'notANetworkFile', /no network file/],
    ['a later version', () => changed(8, 2), 'otherVersion', /version 2 of the format, this is a reader of version 1/],
    ['another checksum', () => changed(9, 1), 'damaged', 'The network file is damaged: its checksum is another.'],
    ['more after its end', () => Uint8Array.of(...file, 0), 'damaged', /checksum/],
  ] as const)('%s', (_, bytes, code, message) => {
    const error = refusal(typeof bytes === 'function' ? bytes() : bytes);
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(message);
  });

  it('a file in which bytes were changed', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 500; round++) {
      const other = file.slice();
      for (let change = between(random, 1, 4); change > 0; change--)
        other[between(random, 0, file.length - 1)] = between(random, 0, 255);
      expect(refusal(other) !== null || Buffer.compare(other, file) === 0).toBe(true);
    }
  });

  it('more stop times than a device has memory for, before it takes any', () => {
    expect(refusal(file, 5)).toBeNull();
    expect(refusal(file, 4)).toMatchObject({
      code: 'tooLarge',
      message: 'The network file has more than 4 stop times.',
    });
  });
});

/** A forged file has a correct checksum. */
describe('of forged files', () => {
  it('reads or refuses each, and never asks for more memory than the limit', async () => {
    const random = randomNumbers(11);
    const sources = [file, writeNetworkFile('random', await feedOf(randomGtfs(3, 'sparse')))];
    let read = 0;
    for (let round = 0; round < 1_500; round++) {
      const forged = withChange(sources[round % 2]!, random);
      if (refusal(forged, 100_000) === null) read++;
    }
    // Some changes are of a name or of a time: a reader cannot know.
    expect(read).toBeGreaterThan(50);
    expect(read).toBeLessThan(1_400);
  });

  it.each<[string, keyof typeof SECTIONS, number[], RegExp]>([
    ['a list longer than the file', 'texts', [0xff, 0xff, 0xff, 0xff, 0x0f], /list is longer/],
    ['a number without end', 'texts', Array(20).fill(0xff), /number is too l/],
    ['a text that is no UTF-8', 'texts', [1, 2, 0xc3, 0x28], /no UTF-8/],
    ['bytes after a section', 'texts', [0, 0], /longer than what it has/],
    ['a line of an agency that is missing', 'routes', [1, 1, 0x72, 9, 0, 0, 0, 0, 0, 0], /does not have/],
    ['vehicles every 0 seconds', 'frequencies', [1, 0, 0, 0xb0, 0x09, 0, 0], /headway is none/],
    [
      'a stop in no stop area',
      'stops',
      [1, 1, 0x41, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0x55, 0x54, 0x43, 0, 0, 0],
      /no stop area/,
    ],
    ['a calendar without days', 'calendar', [0, 0, 0], /calendar is none/],
  ])('refuses %s', (_, name, bytes, message) => {
    const error = refusal(withSection(SECTIONS[name], Uint8Array.from(bytes)));
    expect(error?.code).toBe('damaged');
    expect(error?.message).toMatch(message);
  });

  it.each(Object.entries(SECTIONS))('refuses a file without %s', (_, number) => {
    const rest = sectionsOf(file).filter((section) => section.number !== number);
    expect(refusal(joinSections(rest))?.message).toBe(`The network file is damaged: section ${number} is missing.`);
  });

  it('skips sections of later versions of the reader', () => {
    const more = joinSections([{ number: 99, bytes: Uint8Array.of(1, 2, 3) }, ...sectionsOf(file)]);
    expect(readNetworkFile(more).feed.stops).toEqual(town.stops);
  });
});

function changed(at: number, by: number): Uint8Array {
  const other = file.slice();
  other[at] = (other[at]! + (at === 8 ? by - 1 : by)) % 256;
  return other;
}

function sectionsOf(bytes: Uint8Array) {
  return Array.from(splitSections(bytes), ([number, reader]) => ({ number, bytes: reader.raw(reader.left) }));
}

function withSection(number: number, bytes: Uint8Array): Uint8Array {
  return joinSections(sectionsOf(file).map((section) => (section.number === number ? { number, bytes } : section)));
}

/** One to three bytes of one section are others, or some are cut from it. */
function withChange(source: Uint8Array, random: () => number): Uint8Array {
  const sections = sectionsOf(source).filter(({ bytes }) => bytes.length > 0);
  const chosen = sections[between(random, 0, sections.length - 1)]!;
  let bytes = chosen.bytes.slice();
  if (between(random, 0, 9) === 0) bytes = bytes.slice(0, between(random, 0, bytes.length));
  else
    for (let change = between(random, 1, 3); change > 0; change--)
      bytes[between(random, 0, bytes.length - 1)] = between(random, 0, 255);
  return joinSections(sections.map((section) => (section === chosen ? { ...section, bytes } : section)));
}
