/** The map around the stops of a timetable, from the files of `--osm`. */
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Position } from '@halte/engine/timetable/geo/position';
import { StartError } from '@halte/server/startError';
import type { Report } from '../common/report.ts';
import type { PreparedGround } from '../ground/preparedGround.ts';
import { type RegionGround, regionOf } from '../ground/region.ts';
import { FARTHEST_STREET } from '../ground/streetReach.ts';
import { osmLimits } from '../osm/limits.ts';
import { OsmError } from '../osm/osmError.ts';
import { download, MAP_DOWNLOAD } from '../source/download.ts';
import { withLastGood } from '../source/lastGood.ts';
import { groundInWorker, type IndexedGround } from '../workers/groundInWorker.ts';
import type { Config } from './config.ts';

/** A ground of files, with what a reload compares. */
export interface LoadedGround extends IndexedGround, RegionGround {
  /** The same wherever the same is read of the same files. */
  readonly id: string;
}

export interface LoadGroundOptions {
  readonly config: Pick<Config, 'osm' | 'osmMegabytes' | 'data'>;
  /** The stops where vehicles stop. */
  readonly stops: readonly Position[];
  /** The ground in use; its tables stay if they would come out again. */
  readonly current: LoadedGround | null;
  readonly report: Report;
}

/** @throws StartError for files that cannot be used. */
export async function loadGround({ config, stops, current, report }: LoadGroundOptions): Promise<LoadedGround> {
  const limits = osmLimits(config.osmMegabytes);
  const folder = join(config.data, 'maps');
  const options = { kind: MAP_DOWNLOAD, into: folder, report, maxBytes: limits.fileBytes };
  const paths = await Promise.all(
    config.osm.map((address) => (/^https?:\/\//.test(address) ? download(address, options) : address)),
  );
  report('reading the map');
  const isOfFiles = (error: unknown) => error instanceof StartError;
  const files = { paths, folder, isInUse: current !== null, report, isOfFiles };
  const { prepared, covered } = await withLastGood(files, (pathOf) =>
    inWorker(paths.map(pathOf), {
      stops,
      limits,
      folder: join(config.data, 'ground'),
      current: current && { ground: current.ground, area: current.area, origin: current.origin },
      report,
    }),
  );
  const made = prepared ?? current!;
  const id = idOf(made);
  const region = regionOf(made.ground, { served: stops.length, covered }, { source: 'openStreetMap', id });
  reportCoverage(region, report);
  return { ...region, id, area: made.area, origin: made.origin, index: made.index };
}

/** Of what was read, how, and how much of it: servers with the same map answer with the same entity tags. */
function idOf({ origin, area }: Pick<PreparedGround, 'origin' | 'area'>): string {
  // Nobody knows what files had that changed while they were read.
  if (origin === null) return randomUUID();
  const hash = createHash('sha256').update(JSON.stringify([origin, area.south]));
  for (const column of [area.first, area.west, area.east]) hash.update(column);
  return hash.digest('base64url');
}

async function inWorker(...[paths, options]: Parameters<typeof groundInWorker>) {
  try {
    return await groundInWorker(paths, options);
  } catch (error) {
    if (error instanceof OsmError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

/** Below this share of the stops, the map is probably that of another area. */
const USUAL_SHARE = 0.95;

function reportCoverage(
  { ground: { addresses, drawing }, streetKilometres, servedStops, coveredStops }: RegionGround,
  report: Report,
): void {
  const { length } = addresses.number;
  const share = servedStops === 0 ? 1 : coveredStops / servedStops;
  report(
    `${streetKilometres} km of streets, ${length} ${length === 1 ? 'address' : 'addresses'}; ${coveredStops} of ${servedStops} stops have a street at most ${FARTHEST_STREET} m away`,
    share < USUAL_SHARE ? 'warn' : 'info',
  );
  const { openRings } = drawing;
  const [outlines, are] = openRings === 1 ? ['outline of an area does', 'is'] : ['outlines of areas do', 'are'];
  if (openRings > 0) report(`${openRings} ${outlines} not close, and ${are} not drawn`, 'warn');
}

/** The places of the stops where vehicles stop. */
export function servedStops({ stops, visits: { first } }: Feed): Position[] {
  return stops.flatMap(({ lat, lon }, stop) => (first[stop + 1]! > first[stop]! ? [{ lat, lon }] : []));
}
