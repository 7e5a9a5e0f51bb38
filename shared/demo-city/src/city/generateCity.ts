import { createAddresses } from './addresses.ts';
import { createAmenities } from './amenities.ts';
import { createDistricts, districtAt } from './districts.ts';
import type { Site } from './field.ts';
import { createSite } from './field.ts';
import type { Point } from './geometry.ts';
import { buildGraph } from './graph.ts';
import { layLines } from './lines.ts';
import type { City, Ground } from './model.ts';
import { createRandom } from './random.ts';
import { createStopNamer } from './stopNames.ts';
import { StopRegistry } from './stopRegistry.ts';
import { planStreets } from './streetPlan.ts';
import { nameStreets } from './streets.ts';
import { blobRing, islandRing, railPath, riverRing } from './terrain.ts';

const DEFAULT_SEED = 2_024;

/** Generates a whole city. Pure: the same seed gives the same city, on every machine. */
export function generateCity(seed = DEFAULT_SEED): City {
  const random = createRandom(seed);
  const site = createSite(random.fork('site'));
  const plan = planStreets(site, random.fork('streets'));
  const graph = buildGraph(plan, site.isWater);
  const districts = createDistricts(site);
  const communeAt = (point: Point) => districtAt(districts, point).city;
  const { streets, streetOf } = nameStreets(graph, plan, communeAt, random.fork('names'));
  const registry = new StopRegistry(random.fork('stops'), site.isWater);
  const lines = layLines(graph, registry, createStopNamer(graph, streets, streetOf));
  const { stopAreas, stopPoints } = registry.finish();
  const base = { streets, districts, site };
  return {
    name: 'Clairvenne',
    networkName: 'Réseau Clairvenne (ville imaginaire)',
    seed,
    streets,
    railway: railPath(),
    grounds: createGrounds(site),
    districts,
    addresses: createAddresses(base, random.fork('addresses')),
    amenities: createAmenities({ ...base, stopAreas, lines, stopPoints }, random.fork('amenities')),
    stopAreas,
    stopPoints,
    lines,
  };
}

function createGrounds(site: Site): Ground[] {
  return [
    ...site.greens.map(({ name, kind, blob }): Ground => ({ name, kind, ring: blobRing(blob) })),
    { name: 'La Sauvelle', kind: 'river', ring: riverRing() },
    { name: 'Lac des Vernes', kind: 'lake', ring: blobRing(site.lake) },
    { name: 'Île aux Hérons', kind: 'island', ring: islandRing() },
  ];
}
