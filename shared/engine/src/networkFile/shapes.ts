/** Shapes in hundred-thousandths of a degree, about a metre: for drawing only. */
import type { Shape } from '../timetable/feed/feed.ts';
import type { ByteReader } from './bytes.ts';
import { damaged } from './bytes.ts';
import { type Codec, list } from './codec.ts';

const UNIT = 100_000;
const NO_DISTANCES = new Float32Array(0);

/** Differences of latitude and longitude to the point before, points that differ in nothing left out. */
const points: Codec<Float64Array> = {
  write(out, degrees) {
    const kept: number[] = [];
    let [lat, lon] = [0, 0];
    for (let at = 0; at < degrees.length; at += 2) {
      const [north, east] = [Math.round(degrees[at]! * UNIT), Math.round(degrees[at + 1]! * UNIT)];
      if (at > 0 && north === lat && east === lon) continue;
      kept.push(north - lat, east - lon);
      [lat, lon] = [north, east];
    }
    out.uint(kept.length / 2);
    for (const difference of kept) out.int(difference);
  },
  read(input: ByteReader) {
    const degrees = new Float64Array(input.count() * 2);
    let [lat, lon] = [0, 0];
    for (let at = 0; at < degrees.length; at += 2) {
      lat += input.int();
      lon += input.int();
      if (Math.abs(lat) > 90 * UNIT || Math.abs(lon) > 360 * UNIT) throw damaged('a shape leaves the world');
      degrees[at] = lat / UNIT;
      degrees[at + 1] = lon / UNIT;
    }
    return degrees;
  },
};

const lines = list(points);

/** Their ids are their positions, and no distances are known. */
export const shapeList: Codec<readonly Shape[]> = {
  write: (out, shapes) =>
    lines.write(
      out,
      shapes.map((shape) => shape.points),
    ),
  read: (input) =>
    lines.read(input).map((line, position) => ({ id: String(position), points: line, distances: NO_DISTANCES })),
};
