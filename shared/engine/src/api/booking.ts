import { Type } from 'typebox';
import { instant, oneOf, text, uri, whole } from './fields.ts';

export const CONTACTS = ['agency', 'driver'] as const;
const BOOKING_NOTICES = ['realTime', 'sameDay', 'priorDays'] as const;

/** Absent fields are unknown. */
export const Booking = Type.Object(
  {
    contact: oneOf(CONTACTS, 'Where it is arranged: with the operator, usually by phone, or with the driver.'),
    notice: Type.Optional(
      oneOf(
        BOOKING_NOTICES,
        '`realTime`: until it leaves; `sameDay`: `minutesBefore`; `priorDays`: `daysBefore`, until `beforeTime`.',
        'priorDays',
      ),
    ),
    minutesBefore: Type.Optional(whole('How many minutes before it leaves, at the latest.', 30)),
    daysBefore: Type.Optional(whole('How many days before, at the latest.', 1)),
    beforeTime: Type.Optional(text('Until which time of that day, on the network’s clocks.', '17:00')),
    fromDateTime: Type.Optional(
      instant(
        'The earliest time for this departure. Absent in a timetable for many days.',
        '2026-11-16T08:00:00+01:00',
      ),
    ),
    untilDateTime: Type.Optional(
      instant('The latest time for this departure. Absent in a timetable for many days.', '2026-11-22T17:00:00+01:00'),
    ),
    phone: Type.Optional(text('The number to call, as published.', '03 88 00 00 00')),
    message: Type.Optional(text('What the network says about it, as published.', 'Réservez par téléphone.')),
    infoUrl: Type.Optional(uri('A page about it.', 'https://example.org/on-demand')),
    bookingUrl: Type.Optional(uri('A page or app to book on.', 'https://example.org/book')),
  },
  { $id: 'Booking', description: 'What has to be arranged before one can get on or off. What is not known is absent.' },
);
