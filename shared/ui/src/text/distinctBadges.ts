interface Badge {
  readonly shortName: string;
  readonly color: string;
  readonly textColor: string;
  readonly mode?: string;
}

/** Of lines whose badges look the same, the first: a feed may give two routes one name and one colour. */
export function distinctBadges<Line extends Badge>(lines: readonly Line[]): readonly Line[] {
  const looks = new Set<string>();
  return lines.filter(({ shortName, color, textColor, mode = '' }) => {
    const look = [shortName, color, textColor, mode].join('\n');
    const isNew = !looks.has(look);
    looks.add(look);
    return isNew;
  });
}
