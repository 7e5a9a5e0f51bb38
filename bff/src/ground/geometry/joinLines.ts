/** Joins lines that go on in each other. */

type Line = readonly number[];

/**
 * Joins lines in their direction, where one begins at the point where another ends.
 *
 * @param lines each a list of points.
 * @returns each line once, a closed one with its first point at both ends.
 */
export function joinDirected(lines: readonly Line[]): Line[] {
  const byStart = Map.groupBy(lines, (line) => line[0]!);
  const ends = new Map<number, number>();
  for (const line of lines) ends.set(line.at(-1)!, (ends.get(line.at(-1)!) ?? 0) + 1);
  const left = new Set(lines);
  const joined: Line[] = [];
  const joinFrom = (first: Line) => {
    const line = [...first];
    left.delete(first);
    while (line[0] !== line.at(-1)) {
      const starting = byStart.get(line.at(-1)!) ?? [];
      while (starting.length > 0 && !left.has(starting.at(-1)!)) starting.pop();
      const next = starting.pop();
      if (!next) break;
      left.delete(next);
      for (const point of next.slice(1)) line.push(point);
    }
    joined.push(line);
  };
  // First those that nothing leads to, so that no line begins in its middle; what is left is closed.
  for (const line of lines) if (left.has(line) && !ends.has(line[0]!)) joinFrom(line);
  for (const line of lines) if (left.has(line)) joinFrom(line);
  return joined;
}

/** Shorter lines are found faster by where they are. */
const MOST_POINTS = 200;

/**
 * Joins lines where the ends of two of them, and of no third, are the same point.
 *
 * @param lines lon, lat, lon, lat …
 */
export function joinWhereTwoMeet(lines: readonly Line[]): Line[] {
  if (lines.length < 2) return [...lines];
  const ends = new Map<string, Line[]>();
  const endsOf = (line: Line) => [`${line[0]} ${line[1]}`, `${line.at(-2)} ${line.at(-1)}`] as const;
  for (const line of lines)
    for (const end of endsOf(line)) {
      const there = ends.get(end);
      if (there) there.push(line);
      else ends.set(end, [line]);
    }
  const left = new Set(lines);
  const grown = (line: Line): Line => {
    let longer = line;
    while (longer.length < 2 * MOST_POINTS) {
      const end = endsOf(longer)[1];
      const there = ends.get(end)!;
      const next = there.length === 2 ? there.find((one) => left.has(one)) : undefined;
      if (!next) return longer;
      left.delete(next);
      longer = [...longer, ...(endsOf(next)[0] === end ? next : turned(next)).slice(2)];
    }
    return longer;
  };
  return lines.flatMap((line) => (left.delete(line) ? [grown(turned(grown(line)))] : []));
}

function turned(line: Line): Line {
  const points: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) points.push(line[i]!, line[i + 1]!);
  return points;
}
