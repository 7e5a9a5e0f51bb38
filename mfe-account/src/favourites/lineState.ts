import type { components } from '@halte/api';

export type Alert = components['schemas']['Alert'];
export type Line = components['schemas']['Line'];

const SEVERITIES: readonly Alert['severity'][] = ['severe', 'warning', 'info'];

/** The line of an id, which may be that of another route of it. */
export function lineNamed(lines: readonly Line[] | undefined, lineId: string): Line | undefined {
  return lines?.find(({ id, otherIds = [] }) => id === lineId || otherIds.includes(lineId));
}

/** The gravest alert about a line. */
export function alertOf(alerts: readonly Alert[], lineId: string): Alert | null {
  const own = alerts.filter(({ lineIds }) => lineIds.includes(lineId));
  return own.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity))[0] ?? null;
}

/** A line by its two ends, else by its name. */
export function endsOf({ headsigns, longName, shortName }: Pick<Line, 'headsigns' | 'longName' | 'shortName'>): string {
  const ends = [...new Set(headsigns)].slice(0, 2);
  return (ends.length === 2 ? ends.join(' – ') : longName) || ends[0] || shortName;
}
