import { isoOfDay } from '@halte/engine/common/zone';
import type { Attribution } from '@halte/engine/timetable/feed/attribution';
import type { Feed, FeedInfo } from '@halte/engine/timetable/feed/feed';
import type { Static } from 'typebox';
import type { Network as NetworkSchema } from '../api/network.ts';
import type { RegionGround } from '../ground/region.ts';
import { networkColor } from './networkColor.ts';

/** Without what depends on its lines and on the engine. */
export type Network = Omit<Static<typeof NetworkSchema>, 'firstViews' | 'engine'>;

/** Its contributors have to be named wherever the map is used. */
const OPEN_STREET_MAP: Attribution = {
  organization: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
  roles: [],
};

/** Properties of the network as a whole. */
export function networkOf(feed: Feed, imaginary: boolean, ground: RegionGround | null): Network {
  const lats = feed.areas.map(({ lat }) => lat).sort((a, b) => a - b);
  const color = networkColor(feed.routes, feed.trips.route);
  const lons = feed.areas.map(({ lon }) => lon).sort((a, b) => a - b);
  return {
    name: feed.name,
    ...published(feed.info),
    ...(color !== null && { color }),
    attributions: [...feed.attributions, ...(ground?.source === 'openStreetMap' ? [OPEN_STREET_MAP] : [])].map(
      ({ organization, url, roles }) => ({
        organization,
        ...(url && { url }),
        roles: [...roles],
      }),
    ),
    timetables: feed.parts.map(({ id, name, info, firstDay, lastDay }) => ({
      id,
      name,
      ...published(info),
      from: isoOfDay(firstDay),
      to: isoOfDay(lastDay),
    })),
    ...(ground?.source === 'openStreetMap' && { tilesInLanguages: true }),
    from: isoOfDay(feed.firstDay),
    to: isoOfDay(feed.lastDay),
    timeZone: feed.timeZone,
    shiftedByWeeks: feed.shiftedByWeeks,
    imaginary,
    // The median, so that one remote stop does not move the map off the town.
    center: { lat: middleOf(lats), lon: middleOf(lons) },
    bounds: { south: lats.at(0) ?? 0, west: lons.at(0) ?? 0, north: lats.at(-1) ?? 0, east: lons.at(-1) ?? 0 },
  };
}

type Published = Pick<Network, 'publisher' | 'publisherUrl' | 'language' | 'timetableVersion'>;

function published(info: FeedInfo | null): Published {
  if (!info) return {};
  const { publisher, url, language, version } = info;
  return {
    ...(publisher && { publisher }),
    ...(url && { publisherUrl: url }),
    ...(language && { language }),
    ...(version && { timetableVersion: version }),
  };
}

function middleOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
