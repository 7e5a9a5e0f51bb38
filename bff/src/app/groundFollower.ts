/** The map in use, which follows the stops of the timetable. */

import type { EpochSeconds } from '@halte/engine/common/time';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Position } from '@halte/engine/timetable/geo/position';
import type { Report } from '../common/report.ts';
import type { Reload } from '../http/routes/health.ts';
import type { Config } from './config.ts';
import { type LoadedGround, loadGround, servedStops } from './loadGround.ts';
import { createReloadableResource, type ReloadableResource } from './reloadableResource.ts';

export interface GroundFollower {
  /**
   * The map around the stops of a timetable; null where none is configured. If it cannot be loaded again, the last good one stays, which may not have all
   * of the stops.
   *
   * @throws StartError if there is none yet.
   */
  around(feed: Feed): Promise<LoadedGround | null>;
  lastReload(): Reload | null;
}

export interface GroundFollowerOptions {
  readonly config: Pick<Config, 'osm' | 'osmMegabytes' | 'data'>;
  now(): EpochSeconds;
  readonly report: Report;
}

export function createGroundFollower({ config, now, report }: GroundFollowerOptions): GroundFollower {
  let stops: readonly Position[] = [];
  const reportMap: Report = (line, severity) => report(`map: ${line}`, severity);
  const map: ReloadableResource<LoadedGround> = createReloadableResource({
    load: () => loadGround({ config, stops, current: map.current(), report: reportMap }),
    versionOf: ({ version }) => version,
    now,
    onChange: () => undefined,
    report: reportMap,
  });
  return {
    async around(feed) {
      if (config.osm.length === 0) return null;
      stops = servedStops(feed);
      if (map.current() === null) return map.start();
      await map.reload();
      return map.current();
    },
    lastReload: map.lastReload,
  };
}
