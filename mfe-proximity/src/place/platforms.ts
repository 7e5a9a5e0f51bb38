import { type Instant, millisOf } from '@halte/i18n';
import type { Alert, LineBadge, StopPoint } from './placeDetails.ts';

/** A row of the platforms: all stop points that have the same sign. */
export interface Platform {
  readonly name: string;
  readonly lines: readonly LineBadge[];
  readonly headsigns: readonly string[];
  readonly wheelchair: StopPoint['wheelchair'];
}

export function isInForce({ periods }: Pick<Alert, 'periods'>, now: Instant): boolean {
  const at = millisOf(now);
  const isIn = ({ from, to }: Alert['periods'][number]) =>
    (from === null || millisOf(from) <= at) && (to === null || at < millisOf(to));
  return periods.length === 0 || periods.some(isIn);
}

/** Whether an alert removes the step-free access of a stop point, e.g. a lift out of order. */
function blocks(alert: Alert, { id, lines }: StopPoint): boolean {
  if (alert.effect !== 'accessibilityIssue') return false;
  if (alert.stopIds.includes(id)) return true;
  return alert.lineIds.length === 0 || lines.some((line) => alert.lineIds.includes(line.id));
}

const ORDER = new Intl.Collator('en', { numeric: true });

function combined(states: readonly StopPoint['wheelchair'][]): StopPoint['wheelchair'] {
  if (states.includes('no')) return 'no';
  return states.every((state) => state === 'yes') ? 'yes' : 'unknown';
}

/** The platforms in the order of their signs; none where no sign and no accessibility is known. */
export function platformsOf(
  stopPoints: readonly StopPoint[],
  alerts: readonly Alert[],
  headsigns: ReadonlyMap<string, ReadonlySet<string>>,
  now: Instant,
): readonly Platform[] {
  const inForce = alerts.filter((alert) => isInForce(alert, now));
  const served = stopPoints.filter(({ lines }) => lines.length > 0);
  if (served.every(({ platform, wheelchair }) => platform === '' && wheelchair === 'unknown')) return [];
  return [...Map.groupBy(served, ({ platform }) => platform)]
    .map(([name, points]) => ({
      name,
      lines: [...new Map(points.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const))).values()],
      headsigns: [...new Set(points.flatMap(({ id }) => [...(headsigns.get(id) ?? [])]))],
      wheelchair: combined(
        points.map((point) => (inForce.some((alert) => blocks(alert, point)) ? 'no' : point.wheelchair)),
      ),
    }))
    .sort((one, other) => ORDER.compare(one.name, other.name));
}
