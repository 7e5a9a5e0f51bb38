/**
 * What a map costs: `node bff/bench/ground.ts [nodes… | city.osm.pbf…]`, else a made-up city of 3 million nodes and one of 14 million, as many as 3
 * million inhabitants have. Each is written to the folder of temporary files, and read there by a process of its own, so that its most memory is
 * that of one map; then again from the kept file. Walks and searches of that map follow, beside the budgets of each. A real file is read as it is, around
 * the stops that it has.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../src/ground/area.ts';
import { osmLimits } from '../src/osm/limits.ts';
import { readOsm } from '../src/osm/readOsm.ts';
import { groundInWorker, type IndexedGround } from '../src/workers/groundInWorker.ts';
import { percentile } from './figures.ts';
import { measureSearches } from './mapSearches.ts';
import { measureWalks } from './mapWalks.ts';
import { CELL, SOUTH_WEST, sideOf, writeMetropolis } from './metropolis.ts';

const SIZES = [3_100_000, 14_000_000];
/** A stop each 500 m. */
const CELLS_PER_STOP = 5;
const STOP_KINDS: ReadonlySet<string> = new Set(['bus_stop', 'tram_stop', 'station', 'halt', 'platform']);

const [given, ...rest] = process.argv.slice(2);
if (given === 'read') await measureOnce(...(rest as [string, string, string, string]));
else for (const city of given === undefined ? SIZES : [given, ...rest]) measure(String(city));

function measure(city: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'halte-metropolis-'));
  try {
    const path = isFile(city) ? city : join(folder, 'city.osm.pbf');
    if (isFile(city)) console.log(`\n${basename(city)}`);
    else {
      const counts = writeMetropolis(path, Number(city));
      const size = (statSync(path).size / 1e6).toFixed(0);
      console.log(`\nA city of ${(counts.nodes / 1e6).toFixed(1)} M nodes, ${counts.ways} ways, ${size} MB`);
    }
    for (const then of ['nothing', 'searches'])
      spawnSync(process.execPath, [import.meta.filename, 'read', path, city, folder, then], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnce(path: string, city: string, folder: string, then: string): Promise<void> {
  const stops = isFile(city) ? stopsOfMap(path) : stopsOf(sideOf(Number(city)));
  const before = process.resourceUsage().maxRSS;
  const start = performance.now();
  const { prepared } = await groundInWorker([path], {
    stops,
    limits: osmLimits(2_000),
    folder: join(folder, 'ground'),
    current: null,
    report: () => undefined,
  });
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage();
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(
    `  ${then === 'nothing' ? 'read' : 'from the kept file'}: ${seconds.toFixed(1)} s (processor ${((user + system) / 1e6).toFixed(1)} s, load of the machine ${loadavg()[0]!.toFixed(0)}), rss at most ${peak} MB, ${Math.round(before / 1_024)} MB before`,
  );
  if (then === 'searches') report(prepared!, stops);
}

function report(prepared: IndexedGround, stops: readonly Position[]): void {
  for (const { name, taken, budget } of [
    ...measureWalks(prepared.ground, stops),
    ...measureSearches(prepared, stops[0]!),
  ]) {
    const [half, most] = [0.5, budget.share].map((share) => percentile(taken, share).toFixed(2));
    console.log(`  ${name}: p50 ${half} ms of ${budget.half}, p${budget.share * 100} ${most} ms of ${budget.most}`);
  }
}

function isFile(city: string): boolean {
  return city.endsWith('.osm.pbf');
}

function stopsOfMap(path: string): Position[] {
  const stops: Position[] = [];
  readOsm(path, osmLimits(2_000), {
    keys: ['highway', 'railway', 'public_transport'],
    node(_id, lat, lon, tags) {
      const kinds = [tags.get('highway'), tags.get('railway'), tags.get('public_transport')];
      if (kinds.some((kind) => STOP_KINDS.has(kind ?? '')))
        stops.push({ lat: lat / UNITS_PER_DEGREE, lon: lon / UNITS_PER_DEGREE });
    },
  });
  return stops;
}

function stopsOf(side: number): Position[] {
  const stops: Position[] = [];
  for (let y = 0; y < side; y += CELLS_PER_STOP)
    for (let x = 0; x < side; x += CELLS_PER_STOP)
      stops.push({ lat: SOUTH_WEST.lat + y * CELL.lat, lon: SOUTH_WEST.lon + x * CELL.lon });
  return stops;
}
