/** Days and zones next to the times of the cards. */
import type { Locale } from '@halte/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { journey } from '../../testing/trips.ts';
import type { Journey } from '../../trip/search.ts';
import { View } from '../../views/Results.tsx';

const SEARCH = '/api/trip-planner/v2/journeys/search';
const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0' };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => backend.restore());

/** The texts of the cards of a network in San Francisco. */
async function cards(journeys: readonly Journey[], when: Readonly<Record<string, string>>, locale: Locale = 'fr') {
  const tenant = { timeZone: 'America/Los_Angeles' };
  await renderView(View, { name: 'trip-planner-results', query: { ...QUERY, ...when }, locale, tenant });
  await waitFor(() => expect(backend.requests.some(({ path }) => path === SEARCH)).toBe(true));
  const groups = [{ key: 'publicTransport', journeys }];
  await act(async () => backend.requests.find(({ path }) => path === SEARCH)?.answer({ groups, reason: null }));
  await act(backend.settled);
  await listed();
  return within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
}

const from = (departureDateTime: string, arrivalDateTime: string, more: Partial<Journey> = {}) =>
  journey(departureDateTime, { departureDateTime, arrivalDateTime, ...more });

const OVER_MIDNIGHT = from('2099-03-03T23:50:00-08:00', '2099-03-04T00:20:00-08:00');
const NEXT_MORNING = from('2099-03-04T05:10:00-08:00', '2099-03-04T05:40:00-08:00');

it('marks times after midnight of the day that is searched', async () => {
  const before = from('2099-03-03T23:20:00-08:00', '2099-03-03T23:55:00-08:00');
  const [first, second, third] = await cards([before, OVER_MIDNIGHT, NEXT_MORNING], { dt: '2099-03-03T23:15' });
  expect(first).toMatch(/23:20–, arrivée à 23:55, /);
  expect(second).toMatch(/23:50–, arrivée à 00:20\+1, le lendemain, /);
  expect(third).toMatch(/05:10\+1, le lendemain–, arrivée à 05:40\+1, le lendemain, /);
});

it('marks a departure on the evening before the arrival that is searched', async () => {
  const [card] = await cards([OVER_MIDNIGHT], { at: '2099-03-04T00:30' });
  expect(card).toMatch(/23:50−1, la veille–, arrivée à 00:20, /);
});

it.each<[Locale, string, string]>([
  ['fr', 'le lendemain', 'heure locale'],
  ['en', 'the next day', 'local time'],
  ['es', 'al día siguiente', 'hora local'],
  ['it', 'il giorno dopo', 'ora locale'],
  ['de', 'am nächsten Tag', 'Ortszeit'],
])('says in %s “%s”, and “%s” where the journey ends in another zone', async (locale, day, local) => {
  const place = { name: 'Elm', lat: 41, lon: -112 };
  const crossing = from('2099-03-03T22:50:00-08:00', '2099-03-04T00:20:00-07:00', {
    from: { ...place, name: 'Oak' },
    to: { ...place, timeZone: 'America/Denver' },
  });
  const [card, other] = await cards([crossing, OVER_MIDNIGHT], { dt: '2099-03-03T22:00' }, locale);
  expect(card?.replace('Uhr+', '+')).toMatch(new RegExp(`00:20 ?\\+1, ${day} ${local}`));
  expect(other).toContain(day);
  expect(other).not.toContain(local);
});

it.each<[Locale, string]>([
  ['fr', 'Aucun départ entre ces deux lieux le mardi 3 mars après 08:00. Prochains départs : mercredi 4 mars.'],
  ['en', 'Nothing runs between these two places on Tuesday 3 March after 08:00. Next departures: Wednesday 4 March.'],
  [
    'de',
    'Am Dienstag, 3. März, fährt nach 08:00 Uhr nichts zwischen diesen beiden Orten. Nächste Abfahrten: Mittwoch, 4. März.',
  ],
  [
    'es',
    'El martes, 3 de marzo, no circula nada entre estos dos lugares después de las 08:00. Próximas salidas: miércoles, 4 de marzo.',
  ],
  ['it', 'Nessuna partenza tra questi due luoghi martedì 3 marzo dopo le 08:00. Prossime partenze: mercoledì 4 marzo.'],
])('says in %s that nothing leaves on the day that is asked for', async (locale, words) => {
  await cards([NEXT_MORNING], { dt: '2099-03-03T08:00' }, locale);
  expect(document.body.textContent?.replaceAll(/\s+/g, ' ')).toContain(words);
});

it.each([
  ['one leaves that evening', [OVER_MIDNIGHT, NEXT_MORNING], { dt: '2099-03-03T08:00' }],
  ['one is to arrive', [OVER_MIDNIGHT], { at: '2099-03-03T08:00' }],
])('says nothing of the day where %s', async (_, journeys, when) => {
  await cards(journeys, when);
  expect(screen.queryByText(/Aucun départ/)).not.toBeInTheDocument();
});
