import { Latitude, Longitude } from '@halte/engine/api/common';
import { flag, instant, list, nullable, oneOf, text, uri, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';

export const VEHICLE_TYPES = ['bike', 'eBike', 'cargoBike', 'scooter', 'moped', 'car', 'other'] as const;

/** Null for values the operator does not publish. */
export const SharingStation = Type.Object(
  {
    id: text('Id of the station, with that of its system before it.', 'velo-1'),
    type: text('`bikeSharingStations` or `carSharingStations`.', 'bikeSharingStations'),
    name: text('What it is called.', 'Vélo Gare'),
    lat: Latitude,
    lon: Longitude,
    operator: nullable(text('Who runs it. Null where it is not published.', 'Vélo Petiteville')),
    capacity: nullable(whole('Docks or spaces, whether they work or not. Null where it is not published.', 18)),
    virtual: flag('True for an area without docks.', false),
    rentalUrls: Type.Object(
      {
        web: Type.Optional(uri('A page, https.', 'https://velo.example/stations/1')),
        android: Type.Optional(uri('Opens the operator’s app.', 'https://velo.example/android/1')),
        ios: Type.Optional(uri('Opens the operator’s app.', 'https://velo.example/ios/1')),
      },
      { description: 'Where to rent. An address that is absent does not exist.' },
    ),
    live: flag('False where the operator says nothing about this station: then all that follows is null or empty.'),
    fresh: flag('False when the last report is too old to be relied on.'),
    availableVehicles: nullable(whole('Vehicles that can be taken now. Null where it is not published.', 7)),
    vehicles: list(
      Type.Object({
        type: oneOf(VEHICLE_TYPES, 'What kind of vehicle.'),
        count: whole('How many of them can be taken now.', 5),
      }),
      'The same by kind; empty where the kinds are not known.',
    ),
    freeDocks: nullable(whole('Where a vehicle can be put back now. Null where it is not published.', 11)),
    isRenting: nullable(flag('Whether vehicles can be taken at all. Null where it is not published.')),
    isReturning: nullable(flag('Whether vehicles can be put back at all. Null where it is not published.')),
    reportedAt: nullable(instant('When the operator looked last. Null where it is not published.')),
    ageSeconds: nullable(whole('Seconds since then.', 25)),
  },
  { $id: 'SharingStation', description: 'A station of shared bikes, scooters or cars, and what stands there now.' },
);

export const SharingStationParams = Type.Object({
  id: text('Id of the station.', 'velo-1', { minLength: 1, maxLength: 300 }),
});

export const DemoGbfsParams = Type.Object({
  system: text('`bikes` or `cars`.', 'bikes', { maxLength: 40 }),
  file: text('Name of the document, without `.json`.', 'station_status', { maxLength: 40 }),
});

export const GbfsDocument = Type.Record(Type.String(), Type.Unknown(), {
  description: 'A GBFS document: see https://gbfs.org.',
  examples: [{ last_updated: '2026-11-23T08:00:00+01:00', ttl: 10, version: '3.0', data: {} }],
});
