/** For tests: small systems as operators publish them, and a reader that never leaves the process. */
import type { ReadBytes } from '../../realtime/fetched.ts';

/** 2026-11-23T08:00:00+01:00. */
export const AT = Date.UTC(2026, 10, 23, 7) / 1_000;
export const ADDRESS = 'https://bikes.example/gbfs.json';

export type Files = Readonly<Record<string, unknown>>;

/** Serves documents by file name; strings are served verbatim. Reading a missing file fails. */
export function served(files: () => Files, at = AT): ReadBytes {
  return async (url) => {
    const name = /([^/]+)\.json$/.exec(url)?.[1] ?? '';
    const file = files()[name];
    if (file === undefined) throw new Error(`${url} answered 404.`);
    return { bytes: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)), at };
  };
}

const urlOf = (name: string) => ({ name, url: `https://bikes.example/${name}.json` });
const text = (fr: string) => [
  { text: fr, language: 'fr' },
  { text: `${fr} (en)`, language: 'en' },
];

/** 1.1: no vehicle types, flags as numbers. */
export const VERSION_1: Files = {
  gbfs: {
    last_updated: AT,
    ttl: 0,
    data: { nb: { feeds: ['station_information', 'station_status', 'system_information'].map(urlOf) } },
  },
  system_information: { last_updated: AT, ttl: 0, data: { system_id: 'old', language: 'nb', name: 'Bysykkel' } },
  station_information: {
    last_updated: AT,
    ttl: 0,
    data: {
      stations: [
        { station_id: '1', name: 'Torget', lat: 48.0002, lon: -1.7, capacity: 12 },
        { station_id: '2', name: 'Havna', lat: 48.01, lon: -1.69 },
      ],
    },
  },
  station_status: {
    last_updated: AT,
    ttl: 0,
    data: {
      stations: [
        {
          station_id: '1',
          num_bikes_available: 3,
          num_docks_available: 9,
          is_installed: 1,
          is_renting: 1,
          is_returning: 0,
          last_reported: AT - 30,
        },
      ],
    },
  },
};

/** 2.3: bikes, e-bikes, scooters and cars in one system. */
export const VERSION_2: Files = {
  gbfs: {
    last_updated: AT,
    ttl: 60,
    version: '2.3',
    data: {
      fr: { feeds: ['vehicle_types', 'station_information', 'station_status', 'system_information'].map(urlOf) },
    },
  },
  system_information: {
    last_updated: AT,
    ttl: 60,
    version: '2.3',
    data: { system_id: 'mixed', language: 'fr', name: 'Tout-en-un' },
  },
  vehicle_types: {
    last_updated: AT,
    ttl: 60,
    version: '2.3',
    data: {
      vehicle_types: [
        { vehicle_type_id: 'b', form_factor: 'bicycle', propulsion_type: 'human' },
        { vehicle_type_id: 'e', form_factor: 'bicycle', propulsion_type: 'electric_assist', max_range_meters: 1 },
        { vehicle_type_id: 'k', form_factor: 'cargo_bicycle', propulsion_type: 'electric_assist' },
        { vehicle_type_id: 's', form_factor: 'scooter', propulsion_type: 'electric' },
        { vehicle_type_id: 'm', form_factor: 'moped', propulsion_type: 'electric' },
        { vehicle_type_id: 'c', form_factor: 'car', propulsion_type: 'combustion' },
        { vehicle_type_id: 'x', form_factor: 'hovercraft', propulsion_type: 'magic' },
        { form_factor: 'bicycle' },
      ],
    },
  },
  station_information: {
    last_updated: AT,
    ttl: 60,
    version: '2.3',
    data: {
      stations: [
        {
          station_id: 'mix',
          name: 'Place <b>Mixte</b>',
          lat: 48,
          lon: -1.7,
          is_virtual_station: true,
          vehicle_capacity: { b: 5, e: 5 },
          rental_uris: {
            web: 'https://bikes.example/mix',
            ios: 'bikes://mix',
            android: 'http://bikes.example/mix',
          },
        },
        { station_id: 'cars', name: 'Parking', lat: 48.01, lon: -1.7, vehicle_type_capacity: { c: 3 } },
        { station_id: 'seen', name: 'Vue', lat: 48.02, lon: -1.7 },
      ],
    },
  },
  station_status: {
    last_updated: AT,
    ttl: 60,
    version: '2.3',
    data: {
      stations: [
        {
          station_id: 'mix',
          num_bikes_available: 9,
          vehicle_types_available: [
            { vehicle_type_id: 'b', count: 2 },
            { vehicle_type_id: 'e', count: 1 },
            { vehicle_type_id: 'k', count: 1 },
            { vehicle_type_id: 's', count: 2 },
            { vehicle_type_id: 'm', count: 1 },
            { vehicle_type_id: 'x', count: 1 },
            { vehicle_type_id: 'unheard-of', count: 1 },
          ],
          is_installed: true,
          is_renting: true,
          is_returning: true,
          last_reported: AT - 10,
        },
        {
          station_id: 'cars',
          num_bikes_available: 0,
          is_installed: false,
          is_renting: true,
          is_returning: true,
          last_reported: AT - 10,
        },
        { station_id: 'seen', vehicle_types_available: [{ vehicle_type_id: 'c', count: 2 }], num_docks_available: 4 },
      ],
    },
  },
};

/** 3.0: texts by language, instants as text, vehicles instead of bikes. */
export const VERSION_3: Files = {
  gbfs: {
    last_updated: '2026-11-23T08:00:00+01:00',
    ttl: 60,
    version: '3.0',
    data: { feeds: ['vehicle_types', 'station_information', 'station_status', 'system_information'].map(urlOf) },
  },
  system_information: {
    last_updated: '2026-11-23T08:00:00+01:00',
    ttl: 60,
    version: '3.0',
    data: { system_id: 'cars', languages: ['fr', 'en'], name: text('Autopartage') },
  },
  vehicle_types: {
    last_updated: '2026-11-23T08:00:00+01:00',
    ttl: 60,
    version: '3.0',
    data: {
      vehicle_types: [{ vehicle_type_id: 'c', form_factor: 'car', propulsion_type: 'electric', name: text('Auto') }],
    },
  },
  station_information: {
    last_updated: '2026-11-23T08:00:00+01:00',
    ttl: 60,
    version: '3.0',
    data: {
      stations: [{ station_id: 'a/1', name: text('Mairie'), lat: 48, lon: -1.7, capacity: 4, post_code: '35999' }],
    },
  },
  station_status: {
    last_updated: '2026-11-23T08:00:00+01:00',
    ttl: 60,
    version: '3.0',
    data: {
      stations: [
        {
          station_id: 'a/1',
          num_vehicles_available: 2,
          num_docks_available: 2,
          is_installed: true,
          is_renting: true,
          is_returning: true,
          last_reported: '2026-11-23T07:59:00+01:00',
        },
      ],
    },
  },
};
