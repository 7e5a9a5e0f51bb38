interface Badge {
  readonly shortName: string;
  readonly longName?: string;
  readonly mode?: string;
}

/** Keeps the first of several lines with one name and mode: a feed may divide a line into several routes, and travellers know it by its name. */
export function distinctBadges<Line extends Badge>(lines: readonly Line[]): readonly Line[] {
  const names = new Set<string>();
  return lines.filter(({ shortName, longName = '', mode = '' }) => {
    const name = `${shortName || longName}\n${mode}`;
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
}
