/** The ground of paths in the unit square. */
import { wholeLine } from './clip.ts';
import type { Ground } from './ground.ts';
import { createLayer } from './layer.ts';
import type { MapSource } from './source.ts';

export function sourceGround({ lat, ways, areas }: MapSource): Ground {
  const wayLayer = createLayer(ways, (way) => way.path);
  const areaLayer = createLayer(areas, (area) => area.ring);
  return {
    lat,
    ownFrame: (frame) => frame,
    ways: (box, zoom) =>
      wayLayer.within(box, zoom).map(({ item: { kind, built }, path }) => {
        return { kind, built, deck: 'surface', layer: 0, ...wholeLine(path) };
      }),
    areas: (box, zoom) =>
      areaLayer.within(box, zoom).map(({ item: { kind }, path }) => {
        return { kind, size: Number.POSITIVE_INFINITY, rings: [wholeLine(path)] };
      }),
  };
}
