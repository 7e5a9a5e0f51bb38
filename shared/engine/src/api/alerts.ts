import { Type } from 'typebox';
import { ALERT_EFFECTS, ALERT_SEVERITIES } from '../timetable/alertKinds.ts';
import { instant, list, nullable, oneOf, text, whole } from './fields.ts';

/** Something that travellers should know about lines and stops, in one language. */
export const AlertAnswer = Type.Object(
  {
    id: text('Id of the alert in its source.', 'works-2026-11'),
    effect: oneOf(ALERT_EFFECTS, 'What it does to the service.', 'detour'),
    severity: oneOf(
      ALERT_SEVERITIES,
      'How grave it is: `info` is good to know, `severe` changes a journey.',
      'warning',
    ),
    header: text('The alert in one line, in the language of the answer where the source has it.', 'Works at Gare'),
    description: text(
      'More of it, as plain text. Empty when the header says it all.',
      'Line A stops in Rue de la Gare.',
    ),
    url: text('Where to read on, http or https. Empty where there is no such page.', 'https://network.example/works'),
    periods: list(
      Type.Object({
        from: nullable(instant('When it begins. Null: it has always held.', '2026-11-20T05:00:00+01:00')),
        to: nullable(instant('When it ends. Null when it is not known yet.', '2026-11-27T22:00:00+01:00')),
      }),
      'When it holds, by time. Empty: always.',
    ),
    lineIds: list(text('Id of a line.', 'A'), 'The lines it is about. This and `stopIds` empty: the whole network.'),
    stopIds: list(text('Id of a stop point or a stop area.', 'Gare'), 'The stops it is about.'),
  },
  { $id: 'Alert', description: 'Something that travellers should know about lines and stops.' },
);

/** More than any network has; protects pages against a broken source. */
export const MOST_ALERTS = 1_000;

export const AlertsQuery = Type.Object({
  lineId: Type.Optional(text('Only what is about this line.', 'A', { minLength: 1, maxLength: 300 })),
  stopId: Type.Optional(
    text('Only what is about this stop point or stop area.', 'Gare', { minLength: 1, maxLength: 300 }),
  ),
  limit: Type.Optional(whole('Alerts at most.', 100, { minimum: 1, maximum: MOST_ALERTS, default: MOST_ALERTS })),
});

export const Alerts = Type.Object(
  {
    alerts: list(AlertAnswer, 'The most severe first, at most as many as `limit`.'),
    alertCount: whole('How many there are, sent or not.', 1),
  },
  { $id: 'Alerts', description: 'The alerts that were requested.' },
);
