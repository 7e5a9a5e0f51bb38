import type { Place } from './kinds.ts';

/** So many lines tell two stops of one name from each other. */
const MOST_LINES = 3;

/** Stop areas of one name in one town get the names of the lines that not all of them have; without such lines they stay equal. */
export function distinguish(areas: readonly Place[]): Place[] {
  const sameName = Map.groupBy(areas, ({ displayName }) => displayName);
  return areas.map((area) => {
    const same = sameName.get(area.displayName)!;
    return same.length > 1 ? withLines(area, same) : area;
  });
}

function withLines(area: Place, same: readonly Place[]): Place {
  const everywhere = (name: string) => same.every((other) => lineNames(other).includes(name));
  const own = lineNames(area).filter((name) => !everywhere(name));
  if (own.length === 0) return area;
  const subTitle = [area.subTitle, ...own.slice(0, MOST_LINES)].filter(Boolean).join(' · ');
  const displayName = `${area.title}, ${subTitle}`;
  return { ...area, subTitle, displayName, label: displayName };
}

function lineNames({ lines = [] }: Place): string[] {
  return [...new Set(lines.map(({ shortName, longName }) => shortName || longName))];
}
