import type { NetworkNotice } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';

/** Until the backend has answered, for a tenant that names no zone: never that of the machine. */
const UNKNOWN = 'UTC';

/** The one name of a zone that has several, e.g. `America/Los_Angeles` for `US/Pacific`; null if it is not a zone. */
export function canonicalZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The time zone of a tenant's pages: the network's or, until that is known, the one in the tenant's file. */
export function timeZoneOf({ timeZone }: Tenant, network: NetworkNotice | null): string {
  return network?.timeZone ?? timeZone ?? UNKNOWN;
}

/** The warning to the operator when a tenant's file contradicts the timetable; null when it does not. */
export function zoneConflict({ id, timeZone }: Tenant, network: NetworkNotice): string | null {
  if (timeZone === undefined || canonicalZone(timeZone) === canonicalZone(network.timeZone)) return null;
  return `Tenant ${id} has timeZone "${timeZone}", but the timetable of ${network.name} is in ${network.timeZone}, which is used: correct or remove the key.`;
}
