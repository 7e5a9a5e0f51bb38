import type { DetailedJourney, Ride, Section } from '../../../trip/detailedJourney.ts';
import type { Alert } from '../rules/alerts.ts';
import type { SharingStation } from '../rules/sharingStation.ts';

/** Real-time variants of a journey for tests. All times are on 21 November 2026 in Paris. */
export const at = (clock: string) => `2026-11-21T${clock}:00+01:00`;

export function alert(id: string, more: Partial<Alert> = {}): Alert {
  return {
    id,
    effect: 'detour',
    severity: 'warning',
    header: `Header of ${id}`,
    description: '',
    url: '',
    periods: [],
    lineIds: [],
    stopIds: [],
    ...more,
  };
}

function withRide(section: Section, more: Partial<Ride>): Section {
  return section.ride ? { ...section, ride: { ...section.ride, ...more } } : section;
}

export function withAlerts(section: Section, alerts: readonly Alert[]): Section {
  return withRide(section, { alerts: [...alerts] });
}

/** A cancelled ride. */
export function cancelled(section: Section): Section {
  const calls = (section.ride?.calls ?? []).map((call) => ({ ...call, status: 'cancelled' as const }));
  return { ...withRide(section, { status: 'cancelled', calls }), holds: false };
}

/** A ride with real-time data, `minutes` late. */
export function delayed(section: Section, minutes: number): Section {
  const shift = (instant: string) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  const calls = (section.ride?.calls ?? []).map((call) => ({
    ...call,
    arrivalDateTime: shift(call.arrivalDateTime),
    departureDateTime: shift(call.departureDateTime),
    status: 'live' as const,
  }));
  return {
    ...withRide(section, { status: 'live', calls }),
    departureDateTime: shift(section.departureDateTime),
    arrivalDateTime: shift(section.arrivalDateTime),
  };
}

/** The journey with other sections; it departs with the first and arrives with the last. */
export function withSections(journey: DetailedJourney, sections: readonly Section[]): DetailedJourney {
  const { departureDateTime } = sections[0] ?? journey;
  const { arrivalDateTime } = sections.at(-1) ?? journey;
  return { ...journey, departureDateTime, arrivalDateTime, sections: [...sections] };
}

export function station(more: Partial<SharingStation> = {}): SharingStation {
  return {
    id: 's1',
    type: 'bikeSharingStations',
    name: 'Station',
    lat: 48.1,
    lon: 7.2,
    operator: null,
    capacity: 17,
    virtual: false,
    rentalUrls: {},
    live: true,
    fresh: true,
    availableVehicles: 5,
    vehicles: [],
    freeDocks: 12,
    isRenting: true,
    isReturning: true,
    reportedAt: at('08:00'),
    ageSeconds: 65,
    ...more,
  };
}
