import type { components } from '@halte/api';

type NetworkAlerts = components['schemas']['NetworkAlerts'];

/** Number of names that fit on a narrow phone. */
const MOST_NAMES = 4;

/** The content of one strip about all disruptions of the network. */
export interface AlertStripContent {
  /** The lines, each name once; empty where it is about the whole network. */
  readonly names: readonly string[];
  /** Lines that are not named. */
  readonly more: number;
  /** The header of the only alert; null if there are several. */
  readonly header: string | null;
  readonly count: number;
  /** The line to link to, if the alert is about one only. */
  readonly lineId: string | null;
}

/** Null on a day without alerts. */
export function alertStripOf({ alerts, alertCount }: NetworkAlerts): AlertStripContent | null {
  const [first] = alerts;
  if (!first) return null;
  const lines = [...new Map(alerts.flatMap((alert) => alert.lines).map((line) => [line.id, line])).values()];
  const isOne = alertCount === 1;
  const names = [...new Set(lines.map(({ shortName }) => shortName))].slice(0, MOST_NAMES);
  const named = lines.filter(({ shortName }) => names.includes(shortName));
  const known = isOne ? first.lineCount : lines.length;
  return {
    names,
    more: known - named.length,
    header: isOne ? first.header : null,
    count: alertCount,
    lineId: known === 1 ? (lines[0]?.id ?? null) : null,
  };
}
