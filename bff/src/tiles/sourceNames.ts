/** The names of a timetable's stops, or of a described city. */
import { wholeLine } from './clip.ts';
import type { NamedPoint, NamedWay, Names } from './names.ts';
import type { MapSource } from './source.ts';

export function sourceNames({ labels, ways }: MapSource): Names {
  const texts = [...labels.map(({ text }) => text), ...ways.map(({ name }) => name)];
  const pointsAt = (zoom: number, isHouse: boolean): NamedPoint[] =>
    labels.flatMap(({ kind, x, y, minZoom, maxZoom }, name) => {
      const isShown = zoom >= minZoom && zoom <= maxZoom && (kind === 'number') === isHouse;
      return isShown ? [{ kind, name, x, y }] : [];
    });
  const named: NamedWay[] = ways.flatMap(({ kind, name, path }, way) =>
    name === '' ? [] : [{ kind, name: labels.length + way, ...wholeLine(path) }],
  );
  return {
    points: (zoom) => pointsAt(zoom, false),
    houses: (zoom) => pointsAt(zoom, true),
    ways: () => named,
    text: (_kind, name) => texts[name]!,
    ownUnits: { scale: 1, offset: 0 },
  };
}
