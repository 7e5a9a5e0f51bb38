/** networks.txt, route_networks.txt and `network_id` of routes.txt. */
import type { FareReference } from '@halte/engine/timetable/feed/fares';
import type { RouteTable } from '../routes.ts';
import type { FareFiles } from './files.ts';

export interface FareNetworks {
  /** '' for a route without a network, null for a route in two networks. */
  readonly ofRoute: readonly FareReference[];
  readonly defined: ReadonlySet<string>;
}

export function networksOfRoutes(files: FareFiles, { ids, networks }: RouteTable): FareNetworks {
  const ofRoute: FareReference[] = [...networks];
  const defined = new Set(networks.filter((id) => id !== ''));
  const names = files.open('networks.txt', ['network_id'], ['network_name']);
  while (names?.next()) {
    defined.add(names.text('network_id'));
    if (!names.isRead()) files.isUnderstood = false;
  }
  const rows = files.open('route_networks.txt', ['network_id', 'route_id']);
  while (rows?.next()) {
    if (!rows.isRead()) files.isUnderstood = false;
    const network = rows.reference('network_id', defined);
    const route = ids.find(rows.row, rows.at('route_id'));
    if (route < 0) rows.reject('unknown-fare-route', 'a route that is not there');
    else if (network !== null && (ofRoute[route] === '' || ofRoute[route] === network)) ofRoute[route] = network;
    else {
      ofRoute[route] = null;
      rows.reject('bad-fare-rule', 'a route of an unclear network');
    }
  }
  return { ofRoute, defined };
}
