/** Maximum number of lines listed to distinguish stops of the same name. */
const MOST_LINES = 3;

interface NamedArea {
  readonly displayName: string;
  readonly subTitle: string;
  lineNames(): readonly string[];
}

/**
 * The subtitle of each: stop areas with the same name in the same town get the names of lines that do not serve all of them; without such
 * lines they stay identical.
 */
export function distinguish(areas: readonly NamedArea[]): string[] {
  const subTitles = areas.map(({ subTitle }) => subTitle);
  for (const same of Map.groupBy(areas.keys(), (index) => areas[index]!.displayName).values()) {
    if (same.length === 1) continue;
    const lines = same.map((index) => new Set(areas[index]!.lineNames()));
    const isEverywhere = (name: string) => lines.every((own) => own.has(name));
    for (const [at, index] of same.entries()) {
      const own = [...lines[at]!].filter((name) => !isEverywhere(name)).slice(0, MOST_LINES);
      subTitles[index] = [subTitles[index], ...own].filter(Boolean).join(' · ');
    }
  }
  return subTitles;
}
