import type { Point } from './geometry.ts';
import type { StreetGraph } from './graph.ts';
import type { Street } from './model.ts';
import { PointGrid } from './pointGrid.ts';

export interface StopNamer {
  /** A name from the streets around, which `taken` does not know. */
  nameAt(point: Point, taken: (name: string) => boolean): string;
}

export function createStopNamer(graph: StreetGraph, streets: readonly Street[], streetOf: Int32Array): StopNamer {
  const grid = new PointGrid<Point & { readonly edges: readonly number[] }>(150);
  for (const junction of graph.junctions) grid.add(junction);
  return {
    nameAt(point, taken) {
      for (const reach of [60, 140, 300, 700, 1_500, 4_000]) {
        const byDistance = grid
          .within(point, reach)
          .map((junction) => ({ junction, away: Math.hypot(junction.x - point.x, junction.y - point.y) }))
          .sort((a, b) => a.away - b.away);
        for (const { junction } of byDistance) {
          const names = junction.edges
            .map((edge) => streets[streetOf[edge]!]!)
            .filter((street) => street.class !== 'motorway')
            .map((street) => stopNameOf(street.name));
          const free = names.find((name) => !taken(name));
          if (free) return free;
        }
      }
      throw new Error(`no name is left for a stop at ${point.x}, ${point.y}`);
    },
  };
}

/** "Rue des Lilas" is the street, "Lilas" the stop; places that are more than a name keep their kind. */
function stopNameOf(street: string): string {
  const match = /^(\S+) (?:de la |de l’|du |des |de |d’)?(.+)$/.exec(street);
  if (!match) return street;
  const [, kind, name] = match;
  return kind === 'Quai' ? street : name!.charAt(0).toUpperCase() + name!.slice(1);
}
