import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '@halte/engine/timetable/geo/position';
import { osmLimits } from '../../osm/limits.ts';
import { type OsmObjects, osmFile } from '../../osm/testing/writeOsm.ts';
import { areaAround } from '../area.ts';
import { type Ground, groundOf } from '../ground.ts';

/** For tests: what a file with these objects says of the 3 km around the stops. */
export function groundOfObjects(
  parts: readonly OsmObjects[],
  stops: readonly Position[],
  limits = osmLimits(10),
): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'halte-ground-'));
  const path = join(folder, 'town.osm.pbf');
  try {
    writeFileSync(path, osmFile(parts));
    return groundOf([path], { area: areaAround(stops, 3_000), stops, limits });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
