import type { AlertEffect, AlertSeverity } from '@halte/engine/timetable/alertKinds';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { createStepCounter, finished, type Steps } from '../../common/steps.ts';
import type { WireAlert } from '../wire/gtfsRealtime.ts';
import type { RealTimeMessage } from '../wire/message.ts';
import { scopesOf } from './alertScopes.ts';
import { textsOf } from './alertTexts.ts';
import { type Drops, drop } from './drops.ts';
import type { Alert } from './model.ts';

const EFFECTS: Readonly<Record<NonNullable<WireAlert['effect']>, AlertEffect>> = {
  NO_SERVICE: 'noService',
  REDUCED_SERVICE: 'reducedService',
  SIGNIFICANT_DELAYS: 'significantDelays',
  DETOUR: 'detour',
  ADDITIONAL_SERVICE: 'additionalService',
  MODIFIED_SERVICE: 'modifiedService',
  OTHER_EFFECT: 'other',
  UNKNOWN_EFFECT: 'other',
  STOP_MOVED: 'stopMoved',
  NO_EFFECT: 'other',
  ACCESSIBILITY_ISSUE: 'accessibilityIssue',
};

/** Default severity by effect. */
const SEVERITY_OF: Readonly<Record<AlertEffect, AlertSeverity>> = {
  noService: 'severe',
  reducedService: 'warning',
  significantDelays: 'warning',
  detour: 'warning',
  additionalService: 'info',
  modifiedService: 'warning',
  stopMoved: 'warning',
  accessibilityIssue: 'warning',
  other: 'info',
};

/** Year 9999: later instants cannot be formatted as a date. */
const LAST_INSTANT = 253_402_214_400;

interface Resolved {
  readonly alerts: Alert[];
  readonly dropped: Drops;
}

/** Alerts about parts of the timetable. An alert without text, or about nothing in the timetable, is left out and counted. */
export function resolveAlerts(...given: Parameters<typeof alertSteps>): Resolved {
  return finished(alertSteps(...given));
}

/** {@link resolveAlerts}, step by step. */
export function* alertSteps(feed: Feed, message: Pick<RealTimeMessage, 'alerts'>): Steps<Resolved> {
  const isStep = createStepCounter();
  const dropped: Drops = new Map();
  const alerts: Alert[] = [];
  const uses = new Map<string, number>();
  for (const { id, value } of message.alerts) {
    const texts = textsOf(value, dropped);
    const scopes = scopesOf(feed, value.informedEntity ?? [], dropped);
    const periods = periodsOf(value);
    if (texts.size === 0) drop(dropped, 'no-text');
    else if (scopes.length === 0) drop(dropped, 'no-scope');
    else if (!periods) drop(dropped, 'bad-period');
    else {
      const effect = EFFECTS[value.effect ?? 'UNKNOWN_EFFECT'];
      const severity = severityOf(value) ?? SEVERITY_OF[effect];
      // Two publishers may use the same id for different alerts.
      const used = (uses.get(id) ?? 0) + 1;
      uses.set(id, used);
      alerts.push({ id: used === 1 ? id : `${id}~${used}`, effect, severity, texts, periods, scopes });
    }
    if (isStep(1 + (value.informedEntity?.length ?? 0) + scopes.length)) yield;
  }
  return { alerts, dropped };
}

function severityOf({ severityLevel }: WireAlert): AlertSeverity | null {
  if (severityLevel === 'INFO') return 'info';
  if (severityLevel === 'WARNING') return 'warning';
  return severityLevel === 'SEVERE' ? 'severe' : null;
}

/** Null if there are periods but none is valid: such an alert must not count as always in force. */
function periodsOf({ activePeriod = [] }: WireAlert): Alert['periods'] | null {
  const periods = activePeriod
    .map(({ start, end }) => ({ from: start || null, to: end && end < LAST_INSTANT ? end : null }))
    .filter(({ from, to }) => (from ?? 0) < (to ?? LAST_INSTANT));
  return periods.length === 0 && activePeriod.length > 0 ? null : periods;
}
