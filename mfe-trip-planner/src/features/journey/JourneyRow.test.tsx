import { LOCALES, type Locale } from '@halte/contract';
import { initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { cleanup, render, screen } from '@testing-library/react';
import { startVisit, Visit } from '../../testing/renderView.tsx';
import { journey, line, NOW, point, ZONE } from '../../testing/trips.ts';
import type { Difference } from '../../trip/difference.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyRow } from './JourneyRow.tsx';
import { loadJourneyMessages } from './loadJourneyMessages.ts';

beforeEach(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadJourneyMessages();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
  startVisit();
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(made: Journey, { zone = ZONE, difference }: { zone?: string; difference?: Difference } = {}) {
  render(
    <Visit host={fakeHost()}>
      <JourneyRow journey={made} zone={zone} since={NOW} href="/j" difference={difference} />
    </Visit>,
  );
  return screen.getByRole('link');
}

const tidy = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim();
const noteOf = (link: HTMLElement) =>
  tidy(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? null);

const RIDE = { kind: 'ride' as const, durationSeconds: 1560, line: line('A') };

it('is named by its times, price, duration and lines, and described by when it leaves and what sets it apart', () => {
  const link = show(journey('a', { sections: [RIDE, { ...RIDE, line: { ...line('12'), mode: 'bus' } }] }));
  expect(link).toHaveAccessibleName(/^Départ à 08:15 , arrivée à 08:47 , 1,80\s€ , 32 minutes , Tram A, Bus 12$/);
  expect(noteOf(link)).toBe('15 mindans 15 min Direct');
  expect(link).toHaveAccessibleDescription('dans 15 min Direct');
});

it('is named by its changes before its lines', () => {
  const link = show(journey('a', { changes: 1, sections: [RIDE, { ...RIDE, line: line('B') }] }));
  expect(link).toHaveAccessibleName(/32 minutes , 1 correspondance, Tram A, Tram B$/);
});

it('names what is done where no vehicle is', () => {
  const link = show(journey('a', { fare: null, co2Grams: 0, sections: [{ kind: 'walk', durationSeconds: 1920 }] }));
  expect(link).toHaveAccessibleName(/0 gramme CO2 , 32 minutes , 32 minutes à pied$/);
  expect(link).toHaveTextContent('0 g CO2');
  expect(noteOf(link)).toBe('partez quand vous voulez');
});

it('says that a departure is known live', () => {
  const link = show(journey('a', { realTime: 'live', sections: [{ ...RIDE, status: 'live' }] }));
  expect(link).toHaveAccessibleDescription('dans 15 min, en temps réel Direct');
});

it('strikes the planned time of a late departure, and says the delay', () => {
  const link = show(
    journey('a', {
      departureDateTime: '2026-11-21T08:19:00+01:00',
      arrivalDateTime: '2026-11-21T08:51:00+01:00',
      scheduledDepartureDateTime: '2026-11-21T08:15:00+01:00',
    }),
  );
  expect(link).toHaveAccessibleName(/^Départ prévu à 08:15 , attendu à 08:19 , arrivée à 08:51 /);
  expect(link.querySelector('s')).toHaveTextContent('08:15');
  expect(noteOf(link)).toMatch(/Tram A : 4 min de retardTram A : 4 minutes de retard$/);
});

it('says of a late departure too that it is the last of the day', () => {
  const late = {
    departureDateTime: '2026-11-21T08:19:00+01:00',
    scheduledDepartureDateTime: '2026-11-21T08:15:00+01:00',
    isLastOfDay: true,
  };
  expect(noteOf(show(journey('a', late)))).toMatch(/4 minutes de retard Dernier trajet de la journée$/);
  cleanup();
  expect(noteOf(show(journey('a', { ...late, realTime: 'cancelled' })))).not.toMatch(/Dernier/);
});

it.each<[Locale, RegExp]>([
  ['fr', /^Départ à 08:15 , arrivée à 08:47 , /],
  ['en', /^Leaves at 08:15 , arrives at 08:47 , /],
  ['es', /^Salida a las 08:15 , llegada a las 08:47 , /],
  ['it', /^Partenza alle 08:15 , arrivo alle 08:47 , /],
  ['de', /^Abfahrt um 08:15 Uhr , Ankunft um 08:47 Uhr , /],
])('reads its times in the words of %s', async (locale, name) => {
  initI18n({ locale, apiKey: 'test' });
  await loadJourneyMessages();
  expect(show(journey('a'))).toHaveAccessibleName(name);
});

it('does not count down to a journey that cannot be made', () => {
  const link = show(journey('a', { realTime: 'cancelled', sections: [{ ...RIDE, status: 'cancelled' }] }));
  expect(noteOf(link)).toBe('Supprimé : Tram A de 08:15');
});

it('marks the day of an arrival after midnight on the clocks of the network', () => {
  const times = { departureDateTime: '2026-11-21T23:50:00+01:00', arrivalDateTime: '2026-11-22T00:10:00+01:00' };
  expect(tidy(show(journey('a', times)).textContent)).toMatch(/^Départ à 23:50–, arrivée à 00:10\+1, le lendemain,/);
});

it('reads instants without an offset on the clocks of the network', () => {
  const times = { departureDateTime: '2026-11-21T07:15:00Z', arrivalDateTime: '2026-11-21T07:47:00Z' };
  expect(show(journey('a', times), { zone: 'Asia/Tokyo' })).toHaveAccessibleName(/^Départ à 16:15 , arrivée à 16:47 /);
});

it('says that the times are those of each place where its ends are in two zones', () => {
  const across = journey('a', { from: point('Oak', { timeZone: ZONE }), to: point('Elm', { timeZone: 'UTC' }) });
  expect(tidy(show(across).textContent)).toMatch(/08:47 heure locale, /);
});

it('says how often vehicles come, not in how many minutes, where only this is promised', () => {
  const link = show(journey('a', { sections: [{ ...RIDE, headwaySeconds: 600 }] }));
  expect(noteOf(link)).toBe('Environ toutes les 10 min Direct');
});

/** The description of the row in a language. */
async function noteIn(locale: Locale, more: Partial<Journey>, difference?: Difference): Promise<string | undefined> {
  initI18n({ locale, apiKey: 'test' });
  await loadJourneyMessages();
  const departed = { departureDateTime: '2026-11-21T10:15:00+01:00' };
  const note = noteOf(show(journey('a', { ...departed, ...more }), difference ? { difference } : {}));
  cleanup();
  return note;
}

it.each<[Locale, string, string, string, string]>([
  [
    'fr',
    'Premier trajet de la journée',
    'Dernier trajet de la journée',
    'Sur réservation',
    'Arrêt à convenir avec le conducteur',
  ],
  ['en', 'First service of the day', 'Last service of the day', 'Book in advance', 'Arrange with the driver'],
  ['es', 'Primer viaje del día', 'Último viaje del día', 'Con reserva previa', 'Acuerda la parada con el conductor'],
  [
    'it',
    'Primo viaggio della giornata',
    'Ultimo viaggio della giornata',
    'Su prenotazione',
    'Fermata da concordare con il conducente',
  ],
  [
    'de',
    'Erste Verbindung des Tages',
    'Letzte Verbindung des Tages',
    'Mit Voranmeldung',
    'Mit dem Fahrpersonal absprechen',
  ],
])(
  'says in %s what is first, what is last, and what has to be arranged',
  async (locale, first, last, agency, driver) => {
    expect(await noteIn(locale, { isFirstOfDay: true })).toBe(first);
    expect(await noteIn(locale, { isLastOfDay: true })).toBe(last);
    expect(await noteIn(locale, { contact: 'agency' })).toBe(agency);
    expect(await noteIn(locale, { contact: 'driver' })).toBe(driver);
  },
);

it.each<[Locale, string]>([
  ['fr', 'Premier trajet de la journée, après 5 heures sans départ · le plus rapide'],
  ['en', 'First service of the day, after 5 hours with none · fastest'],
  ['es', 'Primer viaje del día, tras 5 horas sin salidas · el más rápido'],
  ['it', 'Primo viaggio della giornata, dopo 5 ore senza partenze · il più veloce'],
  ['de', 'Erste Verbindung des Tages, davor 5 Stunden lang keine · am schnellsten'],
])('says in %s how long nothing leaves before the first, and what is better about it', async (locale, words) => {
  expect(await noteIn(locale, {}, { kind: 'first', gapSeconds: 18_000, best: 'fastest' })).toContain(words);
});

it.each(LOCALES)('lowers the figure of CO2 and asks no other font for its sign, in %s', async (locale) => {
  const note = await noteIn(locale, {}, { kind: 'leastCo2' });
  expect(note).toContain('CO2');
  expect(note).not.toContain('₂');
});

it('says that a change is tight beside what is best about the journey, also by the timetable; not of one that cannot be made', () => {
  const at = (clock: string) => `2026-11-21T${clock}:00+01:00`;
  const sections = [
    { ...RIDE, durationSeconds: 600, departureDateTime: at('08:15') },
    { ...RIDE, durationSeconds: 1260, line: line('B'), departureDateTime: at('08:26') },
  ];
  const link = show(journey('a', { sections }), { difference: { kind: 'fastest' } });
  expect(link).toHaveAccessibleDescription('dans 15 min le plus rapide correspondance serrée');
  cleanup();
  expect(noteOf(show(journey('a', { sections, realTime: 'missedConnection' })))).not.toContain('serré');
});
