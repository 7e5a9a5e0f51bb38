import { randomNumbers } from '../../timetable/testing/random.ts';
import { decodeMessage, encodeMessage, MOST_BYTES } from './decode.ts';
import type { FeedEntity } from './gtfsRealtime.ts';
import { WireError } from './table.ts';

const HEADER = { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: 1_795_000_000 } as const;

const ENTITIES: FeedEntity[] = [
  {
    id: 'one',
    tripUpdate: {
      trip: { tripId: 'é|7', startDate: '20261123', directionId: 1, scheduleRelationship: 'SCHEDULED' },
      stopTimeUpdate: [
        { stopSequence: 3, arrival: { delay: -40 }, departure: { time: 1_795_000_300, uncertainty: 30 } },
        { stopId: 'S2', scheduleRelationship: 'SKIPPED' },
      ],
      timestamp: 1_794_999_990,
      delay: 65,
    },
  },
  {
    id: 'two',
    vehicle: { position: { latitude: 48.5, longitude: -1.75, bearing: 270, odometer: 0.1 }, vehicle: { label: '12' } },
  },
  {
    id: 'three',
    alert: {
      activePeriod: [{ start: 1 }],
      informedEntity: [{ routeType: 0 }],
      effect: 'DETOUR',
      headerText: { translation: [{ text: 'Déviation de la ligne', language: 'fr' }] },
    },
  },
];

const message = () => encodeMessage({ header: HEADER, entity: ENTITIES });

function outcomeOf(bytes: Uint8Array): 'read' | string {
  try {
    decodeMessage(bytes);
    return 'read';
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return error.message;
  }
}

describe('a message', () => {
  it('is read as it was written', () => {
    expect(decodeMessage(message())).toEqual({
      at: HEADER.timestamp,
      tripUpdates: [{ id: 'one', value: ENTITIES[0]!.tripUpdate }],
      vehicles: [{ id: 'two', value: ENTITIES[1]!.vehicle }],
      alerts: [{ id: 'three', value: ENTITIES[2]!.alert }],
    });
  });

  it('is read from bytes that others have written', () => {
    // header { version "1.0" } entity { id "a", trip_update { trip { trip_id "T" } delay -1 } }, an unknown field 9 in between.
    const header = '0a05' + '0a03312e30';
    const unknown = '48961b';
    const entity = '1215' + '0a0161' + '1a10' + '0a030a0154' + '28ffffffffffffffffff01';
    const bytes = Buffer.from(header + unknown + entity, 'hex');
    expect(decodeMessage(bytes)).toEqual({
      at: null,
      tripUpdates: [{ id: 'a', value: { trip: { tripId: 'T' }, delay: -1 } }],
      vehicles: [],
      alerts: [],
    });
  });

  it('is read as JSON in camel or snake case, with numbers as text', () => {
    const json = {
      header: { gtfs_realtime_version: '2.0', incrementality: 'FULL_DATASET', timestamp: '1795000000' },
      entity: [
        { id: 'a', trip_update: { trip: { trip_id: 'T', schedule_relationship: 3 }, stopTimeUpdate: [], delay: null } },
        { id: 'b', alert: { effect: 'SOMETHING_NEW', headerText: { translation: [{ text: 'x' }] } }, extra: [1] },
      ],
    };
    expect(decodeMessage(Buffer.from(JSON.stringify(json)))).toEqual({
      at: 1_795_000_000,
      tripUpdates: [
        { id: 'a', value: { trip: { tripId: 'T', scheduleRelationship: 'CANCELED' }, stopTimeUpdate: [] } },
      ],
      vehicles: [],
      alerts: [{ id: 'b', value: { headerText: { translation: [{ text: 'x' }] } } }],
    });
  });

  it('loses what is marked as deleted', () => {
    const bytes = encodeMessage({ header: HEADER, entity: [{ ...ENTITIES[0]!, isDeleted: true }, ENTITIES[1]!] });
    expect(decodeMessage(bytes)).toMatchObject({ tripUpdates: [], vehicles: [{ id: 'two' }] });
  });
});

describe('what is no message', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'The message is empty.'],
    ['a page', Buffer.from('<html><body>Not found</body></html>'), 'At byte 1 '],
    ['no header', encodeMessage({ entity: ENTITIES }), 'The message has no header of GTFS Realtime.'],
    ['changes only', encodeMessage({ header: { ...HEADER, incrementality: 'DIFFERENTIAL' } }), 'DIFFERENTIAL'],
    ['a list in JSON', Buffer.from('{"header":[]}'), 'In the JSON message, header is not an object.'],
    ['a word for a number', Buffer.from('{"header":{"timestamp":"now"}}'), 'timestamp is not a number'],
    ['a number for a word', Buffer.from('{"entity":[{"id":1}]}'), 'id is not text'],
    ['an object for a list', Buffer.from('{"entity":{}}'), 'entity is not a list'],
    ['a fraction', Buffer.from('{"header":{"timestamp":1.5}}'), 'a whole number from 0'],
    ['half an object', Buffer.from('{"header":{'), 'cannot be read as such'],
    ['a number where a message stands', Buffer.from('0807', 'hex'), 'the field header is of another type'],
    ['a group', Buffer.from('0b0c', 'hex'), 'the field header is of another type'],
    ['an unknown group', Buffer.from('cb01cc01', 'hex'), 'breaks off or is no protobuf'],
    ['a length beyond the end', Buffer.from('0affffffff0f', 'hex'), 'breaks off or is no protobuf'],
    ['a number without end', Buffer.from('ffffffffffffffffffffffff', 'hex'), 'breaks off or is no protobuf'],
    ['field number 0', Buffer.from('0000', 'hex'), 'breaks off or is no protobuf'],
  ])('is refused with a message: %s', (_name, bytes, message) => {
    expect(outcomeOf(bytes)).toContain(message);
  });

  it('is refused when it is too large, before it is looked at', () => {
    expect(outcomeOf(new Uint8Array(MOST_BYTES + 1))).toBe(`The message is larger than ${MOST_BYTES} bytes.`);
  });

  it('is refused when small parts would fill the memory', () => {
    const parts = 1_000_001;
    const empty = Buffer.alloc(parts * 2);
    for (let i = 0; i < parts; i++) empty[i * 2] = 0x12;
    expect(outcomeOf(empty)).toBe('The message holds more than 1000000 parts.');
  });
});

describe('hostile bytes', () => {
  it('of a message cut at every byte give an error, or, cut between two entities, the entities before', () => {
    const whole = message();
    const before = [[], ENTITIES.slice(0, 1), ENTITIES.slice(0, 2)].map((entity) =>
      Buffer.from(encodeMessage({ header: HEADER, entity })).toString('hex'),
    );
    for (let length = 0; length < whole.length; length++) {
      const cut = whole.slice(0, length);
      expect([length, outcomeOf(cut) === 'read']).toEqual([length, before.includes(Buffer.from(cut).toString('hex'))]);
    }
  });

  it('never do anything but be read or be refused', () => {
    const random = randomNumbers(7);
    const whole = message();
    let refused = 0;
    for (let round = 0; round < 1_000; round++) {
      const bytes =
        round % 2 === 0
          ? Uint8Array.from({ length: 1 + Math.floor(random() * 80) }, () => Math.floor(random() * 256))
          : whole.map((byte) => (random() < 0.02 ? Math.floor(random() * 256) : byte));
      if (outcomeOf(bytes) !== 'read') refused++;
    }
    expect(refused).toBeGreaterThan(600);
  });
});
