import { Type } from 'typebox';
import { ALERT_EFFECTS, ALERT_SEVERITIES, type AlertEffect, type AlertSeverity } from '../../realtime/model.ts';
import { Instant, nullable } from './common.ts';

/** Something that travellers should know about lines and stops, in one language. */
export const AlertAnswer = Type.Object(
  {
    id: Type.String(),
    effect: Type.Unsafe<AlertEffect>({ type: 'string', enum: [...ALERT_EFFECTS] }),
    severity: Type.Unsafe<AlertSeverity>({ type: 'string', enum: [...ALERT_SEVERITIES] }),
    header: Type.String(),
    /** Plain text; empty when the header says it all. */
    description: Type.String(),
    /** http(s), or empty. */
    url: Type.String(),
    /** When it holds; empty: always. `null` is open on that side. */
    periods: Type.Array(Type.Object({ from: nullable(Instant), to: nullable(Instant) })),
    /** What it is about; both empty: the network as a whole. */
    lineIds: Type.Array(Type.String()),
    /** Ids of stop points or stop areas. */
    stopIds: Type.Array(Type.String()),
  },
  { $id: 'Alert' },
);

export const AlertsQuery = Type.Object({
  lineId: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  stopId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 300, description: 'Id of a stop point or of a stop area.' }),
  ),
});

export const Alerts = Type.Object({ alerts: Type.Array(AlertAnswer) }, { $id: 'Alerts' });
