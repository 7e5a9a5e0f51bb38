import { initI18n } from '@halte/i18n';
import { render, screen } from '@testing-library/react';
import { detailed, ride } from '../../../testing/trips.ts';
import type { Booking } from '../../../trip/detailedJourney.ts';
import { loadRoadmapMessages } from '../loadRoadmapMessages.ts';
import { stepsOf } from '../rules/steps.ts';
import { BookingNote, type BookingNoteProps } from './BookingNote.tsx';

const BOOKING: Booking = {
  contact: 'agency',
  notice: 'priorDays',
  daysBefore: 1,
  beforeTime: '17:00',
  untilDateTime: '2026-11-20T17:00:00+01:00',
  phone: '03 88 00 00 00',
  message: 'Say your name.',
  bookingUrl: 'https://book.example/',
  infoUrl: 'https://info.example/',
};

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadRoadmapMessages();
});

function show(booking: Booking, more: Partial<BookingNoteProps> = {}): HTMLElement {
  const times = { departure: '2026-11-21T08:21:00+01:00', now: '2026-11-20T12:00:00Z' };
  const all = { agency: '', role: 'board' as const, zone: 'Europe/Paris', ...times, ...more };
  return render(<BookingNote booking={booking} {...all} />).container;
}

const textOf = (element: HTMLElement | null) => element?.textContent?.replaceAll(/\s+/g, ' ');

it('gives the number, until when, the message and the links', () => {
  const note = show(BOOKING);
  expect(textOf(note.querySelector('p'))).toBe(
    'Réservez par téléphone : 03 88 00 00 00, au plus tard la veille à 17:00',
  );
  expect(screen.getByRole('link', { name: '03 88 00 00 00' })).toHaveAttribute('href', 'tel:0388000000');
  expect(screen.getByText('Say your name.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Réserver en ligne/ })).toHaveAttribute('href', 'https://book.example/');
  expect(screen.getByRole('link', { name: /^En savoir plus/ })).toHaveAttribute('href', 'https://info.example/');
  expect(note).not.toHaveTextContent('trop tard');
});

it.each([
  ['board', BOOKING, 'Réservez par téléphone auprès de Flexi & Co : 03 88 00 00 00'],
  ['leave', BOOKING, 'Réservez la descente par téléphone auprès de Flexi & Co : 03 88 00 00 00'],
  ['board', { contact: 'agency' }, 'Réservez auprès de Flexi & Co'],
  ['leave', { contact: 'agency' }, 'Réservez la descente auprès de Flexi & Co'],
  ['board', { contact: 'driver' }, 'Convenez de l’arrêt avec le conducteur'],
] as const)('names who runs the vehicle where they are who is called: %s, %j', (role, booking, text) => {
  const note = show(booking, { role, agency: 'Flexi & Co' });
  expect(textOf(note.querySelector('p'))?.split(',')[0]).toBe(text);
});

it('says when it is too late, and when it is too early', () => {
  show(BOOKING, { now: '2026-11-20T16:01:00Z' });
  expect(screen.getByText('Il est trop tard pour réserver.')).toBeInTheDocument();
  const early = show({ ...BOOKING, fromDateTime: '2026-11-20T14:00:00+01:00' });
  expect(textOf(early)).toContain('Réservation possible à partir du vendredi 20 novembre à 14:00.');
});

it('sends to the driver where the driver decides, and links nothing that is no page', () => {
  const note = show({ contact: 'driver', bookingUrl: 'javascript:alert(1)' }, { role: 'leave' });
  expect(textOf(note)).toBe('Demandez au conducteur de vous déposer ici');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is said where one gets on and where one gets off', () => {
  const section = ride('12', { start: '08:21', end: '08:30', from: 'Elm', to: 'Fir' });
  const booked = { ...section, ride: { ...section.ride!, boardingBooking: BOOKING } };
  const alighting: Booking = { contact: 'driver' };
  const bookings = stepsOf(
    detailed('one', [{ ...booked, ride: { ...booked.ride, alightingBooking: alighting } }]),
  ).flatMap((step) => (step.kind === 'place' ? [[step.role, step.booking, step.agency]] : []));
  expect(bookings).toEqual([
    ['board', BOOKING, 'Trams of the town'],
    ['leave', alighting, 'Trams of the town'],
  ]);
});
