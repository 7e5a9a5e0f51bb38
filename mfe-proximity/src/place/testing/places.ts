import type { components } from '@halte/api';

type Schemas = components['schemas'];

export const M1: Schemas['LineBadge'] = {
  id: 'M1',
  shortName: 'M1',
  longName: 'East – West',
  mode: 'metro',
  color: '#c8102e',
  textColor: '#ffffff',
};
export const BUS: Schemas['LineBadge'] = { ...M1, id: '11', shortName: '11', mode: 'bus', color: '#00788a' };

const point = (id: string, platform: string) =>
  ({ id, name: 'Station', code: '', platform, lat: 48.1, lon: -1.6, wheelchair: 'yes' }) as const;

const place = {
  id: 'S',
  title: 'Station',
  subTitle: 'Town',
  displayName: 'Station, Town',
  lat: 48.1,
  lon: -1.6,
  label: 'Station, Town',
  name: 'Station',
  city: 'Town',
  postCode: '35000',
  address: '1 Main Street',
  extraData: { city: 'Town', zipCode: '35000' },
  facts: {},
} as const;

export const STOP: Schemas['ProximityDetails'] = {
  ...place,
  type: 'stopArea',
  lines: [M1, BUS],
  stopPoints: [
    { ...point('S:1', '1'), lines: [M1] },
    { ...point('S:2', 'F'), lines: [BUS] },
  ],
};

export const LIFT: Schemas['Alert'] = {
  id: 'lift',
  effect: 'accessibilityIssue',
  severity: 'warning',
  header: 'Lift out of order',
  description: 'Get off at the next stop.',
  url: '',
  periods: [{ from: '2026-11-13T00:00:00+01:00', to: '2026-11-25T00:00:00+01:00' }],
  lineIds: ['M1'],
  stopIds: ['S'],
};

export const STOP_AREA: Schemas['StopAreaDetail'] = {
  id: 'S',
  name: 'Station',
  city: 'Town',
  postCode: '35000',
  lat: 48.1,
  lon: -1.6,
  wheelchair: 'yes',
  stopPoints: [
    { ...point('S:1', '1'), lineIds: ['M1'] },
    { ...point('S:2', 'F'), lineIds: ['11'] },
  ],
  lines: [
    { line: M1, directions: [{ direction: 0, headsigns: ['East'] }] },
    { line: BUS, directions: [{ direction: 0, headsigns: ['Town Hall'] }] },
  ],
  near: [],
  alerts: [LIFT],
};

export const BIKES: Schemas['ProximityDetails'] = {
  ...place,
  id: 'B',
  name: 'Bikes Station',
  title: 'Bikes Station',
  type: 'bikeSharingStations',
  facts: {
    capacity: 26,
    openingHours: [{ firstDay: 1, lastDay: 7, opens: '00:00', closes: '24:00' }],
    prices: [{ per: 'halfHour', amount: 100, currency: 'EUR' }],
    operator: 'City Bikes',
  },
  availability: {
    id: 'B',
    type: 'bikeSharingStations',
    name: 'Bikes Station',
    lat: 48.1,
    lon: -1.6,
    operator: 'City Bikes',
    capacity: 26,
    virtual: false,
    rentalUrls: { web: 'https://bikes.example/B' },
    live: true,
    fresh: true,
    availableVehicles: 6,
    vehicles: [
      { type: 'bike', count: 4 },
      { type: 'eBike', count: 2 },
    ],
    freeDocks: 20,
    isRenting: true,
    isReturning: true,
    reportedAt: '2026-11-24T08:26:00+01:00',
    ageSeconds: 120,
  },
};

export function departure(
  time: string,
  headsign: string,
  changes: Partial<Schemas['StopDeparture']> = {},
): Schemas['StopDeparture'] {
  const at = `2026-11-24T${time}:00+01:00`;
  return {
    tripId: `${headsign} ${time}`,
    serviceDate: '2026-11-24',
    offset: 0,
    stopPointId: 'S:1',
    platform: '1',
    direction: 0,
    headsign,
    departureDateTime: at,
    scheduledDepartureDateTime: at,
    status: 'live',
    delaySeconds: 0,
    wheelchair: 'yes',
    onDemand: false,
    headwaySeconds: null,
    isFirst: false,
    isLast: false,
    ...changes,
  };
}

export const group = (departures: readonly Schemas['StopDeparture'][], direction: 0 | 1 = 0) => ({
  direction,
  headsigns: [...new Set(departures.map(({ headsign }) => headsign))],
  departures: [...departures],
});

/** The board at 08:28. */
export const BOARD: Schemas['Schedules'] = {
  id: 'S',
  name: 'Station',
  from: '2026-11-24T08:28:00+01:00',
  until: '2026-11-25T08:28:00+01:00',
  reason: null,
  lines: [
    {
      line: M1,
      groups: [
        group(['08:31', '08:35', '08:39', '08:43'].map((time) => departure(time, 'East'))),
        group([departure('08:33', 'West', { direction: 1, status: 'cancelled', delaySeconds: null })], 1),
      ],
    },
    {
      line: BUS,
      groups: [group([departure('12:40', 'Town Hall', { stopPointId: 'S:2', platform: 'F', status: 'scheduled' })])],
    },
  ],
};
