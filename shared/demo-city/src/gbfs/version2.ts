/** The cars of the city as GBFS 2.3. */
import { CITY_ZONE, type EpochSeconds } from '../timetable/time.ts';
import { STEP_SECONDS } from './occupancy.ts';
import type { Station, StationStatus } from './stations.ts';

export function envelope2(data: object, at: EpochSeconds, ttl = STEP_SECONDS): Record<string, unknown> {
  return { last_updated: at, ttl, version: '2.3', data };
}

export const VERSION_2 = {
  gbfs: (address: (file: string) => string, files: readonly string[]) => ({
    fr: { feeds: files.map((name) => ({ name, url: address(name) })) },
  }),
  system_information: {
    system_id: 'clairvenne-autopartage',
    language: 'fr',
    name: 'Autopartage Clairvenne (ville imaginaire)',
    timezone: CITY_ZONE,
  },
  vehicle_types: {
    vehicle_types: [
      { vehicle_type_id: 'citadine', form_factor: 'car', propulsion_type: 'combustion', name: 'Citadine' },
      { vehicle_type_id: 'electrique', form_factor: 'car', propulsion_type: 'electric', name: 'Citadine électrique' },
    ],
  },
  station_information: (stations: readonly Station[]) => ({
    stations: stations.map(({ id, name, lat, lon, postCode, capacity }) => ({
      station_id: id,
      name,
      lat,
      lon,
      post_code: postCode,
      capacity,
      rental_uris: { web: `https://autopartage.clairvenne.example/stations/${id}` },
    })),
  }),
  station_status: (states: readonly StationStatus[]) => ({
    stations: states.map(({ id, usual, electric, disabled, freeDocks, open, reportedAt }) => ({
      station_id: id,
      num_bikes_available: usual + electric,
      vehicle_types_available: [
        { vehicle_type_id: 'citadine', count: usual },
        { vehicle_type_id: 'electrique', count: electric },
      ],
      num_bikes_disabled: disabled,
      num_docks_available: freeDocks,
      is_installed: true,
      is_renting: open,
      is_returning: open,
      last_reported: reportedAt,
    })),
  }),
};
