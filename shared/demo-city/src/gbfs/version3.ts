/** The bikes of the city as GBFS 3.0. */
import { CITY_ZONE, type EpochSeconds } from '../timetable/time.ts';
import { STEP_SECONDS } from './occupancy.ts';
import type { Station, StationStatus } from './stations.ts';

const text = (fr: string) => [{ text: fr, language: 'fr' }];
const moment = (at: EpochSeconds) => new Date(at * 1_000).toISOString();

export function envelope3(data: object, at: EpochSeconds, ttl = STEP_SECONDS): Record<string, unknown> {
  return { last_updated: moment(at), ttl, version: '3.0', data };
}

export const VERSION_3 = {
  gbfs: (address: (file: string) => string, files: readonly string[]) => ({
    feeds: files.map((name) => ({ name, url: address(name) })),
  }),
  system_information: {
    system_id: 'clairvenne-velo',
    languages: ['fr'],
    name: text('Vélo Clairvenne (ville imaginaire)'),
    opening_hours: '24/7',
    feed_contact_email: 'velo@clairvenne.example',
    timezone: CITY_ZONE,
  },
  vehicle_types: {
    vehicle_types: [
      { vehicle_type_id: 'velo', form_factor: 'bicycle', propulsion_type: 'human', name: text('Vélo') },
      {
        vehicle_type_id: 'velo-electrique',
        form_factor: 'bicycle',
        propulsion_type: 'electric_assist',
        max_range_meters: 60_000,
        name: text('Vélo à assistance électrique'),
      },
    ],
  },
  station_information: (stations: readonly Station[]) => ({
    stations: stations.map(({ id, name, lat, lon, postCode, capacity }) => ({
      station_id: id,
      name: text(name),
      lat,
      lon,
      post_code: postCode,
      capacity,
      is_virtual_station: false,
      rental_uris: { web: `https://velo.clairvenne.example/stations/${id}` },
    })),
  }),
  station_status: (states: readonly StationStatus[]) => ({
    stations: states.map(({ id, usual, electric, disabled, freeDocks, open, reportedAt }) => ({
      station_id: id,
      num_vehicles_available: usual + electric,
      vehicle_types_available: [
        { vehicle_type_id: 'velo', count: usual },
        { vehicle_type_id: 'velo-electrique', count: electric },
      ],
      num_vehicles_disabled: disabled,
      num_docks_available: freeDocks,
      is_installed: true,
      is_renting: open,
      is_returning: open,
      last_reported: moment(reportedAt),
    })),
  }),
};
