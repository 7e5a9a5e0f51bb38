import { LOCALES, type Locale } from '@halte/contract';
import { initI18n } from '@halte/i18n';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { loadJourneyMessages } from '../../trip/loadJourneyMessages.ts';
import { JourneyAttributes } from './JourneyAttributes.tsx';

const RIDE = {
  changes: 1,
  walkingMetres: 734,
  co2Grams: 46,
  fare: { amount: 170, currency: 'EUR' },
  accessibility: 'yes',
  sections: [{ kind: 'ride' }],
} as const;
const WALK = { ...RIDE, changes: 0, co2Grams: 0, fare: null, sections: [{ kind: 'walk' }] } as const;

async function renderAttributes(
  locale: Locale,
  journey: ComponentProps<typeof JourneyAttributes>['journey'],
): Promise<HTMLElement> {
  initI18n({ locale, apiKey: 'azur' });
  await loadJourneyMessages();
  return render(<JourneyAttributes journey={journey} />).container;
}

const textOf = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/g, ' ').trim();

it('formats the attributes as text', async () => {
  expect(textOf(await renderAttributes('fr', RIDE))).toBe('1 correspondance 734 m à pied 1,70 € 46 g CO2 Accessible');
});

it.each<[Locale, string, string]>([
  ['fr', 'Premier trajet de la journée', 'Dernier trajet de la journée'],
  ['en', 'First journey of the day', 'Last journey of the day'],
  ['es', 'Primer viaje del día', 'Último viaje del día'],
  ['it', 'Primo viaggio della giornata', 'Ultimo viaggio della giornata'],
  ['de', 'Erste Verbindung des Tages', 'Letzte Verbindung des Tages'],
])('says in %s “%s” and “%s”', async (locale, first, last) => {
  expect(textOf(await renderAttributes(locale, { ...RIDE, isFirstOfDay: true }))).toMatch(new RegExp(`^${first} 1 `));
  expect(textOf(await renderAttributes(locale, { ...RIDE, isLastOfDay: true }))).toMatch(new RegExp(`^${last} 1 `));
});

it.each<[Locale, string, string]>([
  ['fr', 'Sur réservation', 'Arrêt à convenir avec le conducteur'],
  ['en', 'Book first', 'Arrange with the driver'],
  ['es', 'Con reserva previa', 'Acuerda la parada con el conductor'],
  ['it', 'Su prenotazione', 'Fermata da concordare con il conducente'],
  ['de', 'Mit Voranmeldung', 'Mit dem Fahrpersonal absprechen'],
])('says in %s what has to be arranged', async (locale, agency, driver) => {
  expect(textOf(await renderAttributes(locale, { ...RIDE, contact: 'agency' }))).toMatch(new RegExp(`^${agency} 1 `));
  expect(textOf(await renderAttributes(locale, { ...RIDE, contact: 'driver' }))).toMatch(new RegExp(`^${driver} 1 `));
});

it('omits transfers, fares and accessibility of a journey without a ride', async () => {
  expect(textOf(await renderAttributes('fr', WALK))).toBe('734 m à pied 0 g CO2');
});

it.each(LOCALES)('lowers the figure of CO2 and asks no other font for its sign, in %s', async (locale) => {
  const facts = await renderAttributes(locale, RIDE);
  expect(facts.querySelector('sub')).toHaveTextContent(/^2$/);
  expect(facts).toHaveTextContent(/46 g CO2/);
  expect(facts).not.toHaveTextContent('₂');
});
