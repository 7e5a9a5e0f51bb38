import type { components } from '@halte/api';

type Alert = components['schemas']['Alert'];
type Line = components['schemas']['Line'];

const SEVERITIES: readonly Alert['severity'][] = ['severe', 'warning', 'info'];

/** The line of an id, which may be that of another route of it. */
export function savedLine(lines: readonly Line[], lineId: string): Line | undefined {
  return lines.find(({ id, otherIds = [] }) => id === lineId || otherIds.includes(lineId));
}

/** The header of the most severe current alert on a line; null if there is none. */
export function gravestOn(
  alerts: readonly Pick<Alert, 'header' | 'lineIds' | 'severity'>[],
  lineId: string,
): string | null {
  const own = alerts.filter(({ lineIds }) => lineIds.includes(lineId));
  const rank = ({ severity }: Pick<Alert, 'severity'>) => SEVERITIES.indexOf(severity);
  return own.toSorted((one, other) => rank(one) - rank(other))[0]?.header ?? null;
}
