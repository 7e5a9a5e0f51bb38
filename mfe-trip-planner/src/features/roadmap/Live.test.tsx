import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { detailed, ride, section } from '../../testing/trips.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { View } from '../../views/Roadmap.tsx';
import { loadRoadmapMessages } from './loadRoadmapMessages.ts';
import { alert, at, cancelled, delayed, station, withAlerts, withSections } from './testing/roadmaps.ts';
import { loadUnderWay } from './useUnderWay.ts';

const REFRESH_MS = 30_000;
const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm' };
const walk = section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash']);
const bus = ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
const PLAIN = detailed('code', [walk, tram, bus]);
const LATE: DetailedJourney = { ...withSections(PLAIN, [walk, delayed(tram, 4), bus]), realTime: 'live' };
const CANCELLED: DetailedJourney = { ...withSections(PLAIN, [walk, tram, cancelled(bus)]), realTime: 'cancelled' };
const MISSED: DetailedJourney = {
  ...withSections(PLAIN, [walk, delayed(tram, 10), { ...bus, holds: false }]),
  changes: 1,
  scheduledDepartureDateTime: at('07:56'),
  realTime: 'missedConnection',
};

let opened = 0;
let code = '';
let backend: ReturnType<typeof fakeBackend>;

beforeAll(async () => {
  await loadRoadmapMessages();
  await loadUnderWay();
});
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(at('07:30')), advanceTimers: true });
  backend = fakeBackend();
  startVisit();
  opened += 1;
  code = `live-${opened}`;
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

async function open(journey: DetailedJourney, query: Readonly<Record<string, string>> = QUERY) {
  const host = await renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query });
  await waitFor(() => expect(detailRequests()).toHaveLength(1));
  await act(async () => detailRequests()[0]?.answer(journey));
  return host;
}

const requestsOf = (call: string) => backend.requests.filter(({ path }) => path.endsWith(call));
const detailRequests = () => requestsOf('/detailed');

/** Advances to the next poll and answers it. */
async function refreshed(body: unknown, status?: number): Promise<void> {
  const before = detailRequests().length;
  await act(async () => jest.advanceTimersByTime(REFRESH_MS));
  await waitFor(() => expect(detailRequests().length).toBeGreaterThan(before));
  await act(async () => detailRequests().at(-1)?.answer(body, status));
}

/** The steps in the phase, by the first words of each. */
const steps = (phase: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-phase="${phase}"]`)].map((item) => read(item)?.slice(0, 20));

const stepAt = (name: string) => {
  const items = within(screen.getByRole('list', { name: 'Étapes du trajet' })).getAllByRole('listitem');
  return items.find((item) => read(item)?.includes(name)) as HTMLElement;
};
const read = (element: HTMLElement) => element.textContent?.replaceAll(/[\s\u202f\u00a0]+/g, ' ').trim();
const announced = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

it('does not show "on time" without real-time data', async () => {
  await open(PLAIN);
  expect(screen.getByText('Horaires théoriques')).toBeInTheDocument();
  expect(screen.queryByText('À l’heure')).not.toBeInTheDocument();
});

it('shows scheduled and expected time of a late departure, with a text for screen readers', async () => {
  await open(LATE);
  expect(read(stepAt('Montez à Oak'))).toBe(
    'prévu à 08:06, attendu à 08:10Montez à Oak Temps réel, 4 min de retard4 minutes de retard',
  );
  expect(screen.getByText('Horaires en temps réel')).toBeInTheDocument();
  expect(screen.getByText('Horaires théoriques')).toBeInTheDocument();
});

it('says of a late journey with a change that its connections are still possible, beside the number of changes', async () => {
  const facts = () => screen.getByText('1 correspondance').closest('ul')?.textContent;
  await open({ ...PLAIN, changes: 1 });
  expect(facts()).not.toContain('toujours possibles');
  cleanup();

  startVisit();
  code = `${code}-late`;
  const late = delayed(bus, 3);
  const requests = detailRequests().length;
  await renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query: QUERY });
  await waitFor(() => expect(detailRequests().length).toBeGreaterThan(requests));
  const journey = { ...withSections(PLAIN, [walk, tram, late]), changes: 1, realTime: 'live' };
  await act(async () => detailRequests().at(-1)?.answer(journey));
  expect(facts()).toContain('correspondances toujours possibles');
});

const NEXT_BUS = {
  departureDateTime: at('08:37'),
  arrivalDateTime: at('08:50'),
  journeySummaryCode: 'by the next bus',
};

/** Answers what can be taken in place of the bus. */
async function answerNextBus() {
  await waitFor(() => expect(requestsOf('/later')).toHaveLength(1));
  await act(async () => requestsOf('/later')[0]?.answer({ rides: [{ journeys: [] }, { journeys: [NEXT_BUS] }] }));
}

it('shows a cancelled ride struck through and in words, with one button for the next vehicle of the line', async () => {
  await open(CANCELLED);
  expect(screen.getByRole('alert')).toHaveTextContent('Tram B de 08:27 ne circule pas.');
  expect(screen.getByRole('link', { name: 'Chercher un autre trajet' })).toHaveAttribute(
    'href',
    expect.stringContaining('dt=2026-11-21T07%3A30'),
  );
  expect(screen.getByText('Ce véhicule ne circule pas')).toBeInTheDocument();
  expect(read(stepAt('Arrivée : Fir'))).toBe('08:40 SuppriméArrivée : Fir');
  await answerNextBus();
  expect(screen.getByRole('alert')).toHaveTextContent('arrivée à 08:50 au lieu de 08:40.');
  expect(screen.getByRole('link', { name: 'Prendre celui de 08:37 (Tram B)' })).toHaveAttribute(
    'href',
    expect.stringContaining('by%20the%20next%20bus'),
  );
  expect(screen.queryByRole('link', { name: 'Chercher un autre trajet' })).not.toBeInTheDocument();
});

it('shows a missed connection where one would change, with the next vehicle of the line', async () => {
  await open(MISSED);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Correspondance impossibleTram B part 3\smin avant que vous n’y soyez\./,
  );
  const facts = within(screen.getByRole('region', { name: 'Feuille de route' })).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toContain('1 correspondance');
  await answerNextBus();
  expect(screen.getByRole('link', { name: 'Prendre celui de 08:37 (Tram B)' })).toBeInTheDocument();
});

it('has the next vehicle and its platform above all, announced some minutes before it leaves', async () => {
  const atPlatform = { ...tram, from: { ...tram.from, platform: '2' } };
  await open(withSections(PLAIN, [walk, atPlatform, bus]));
  expect(screen.getByText('Partez à 08:00').closest('section')).toHaveTextContent(
    /^36 ?min36 minutesTram Avers A TerminusMontez à OakPartez à 08:00Quai 2/,
  );
  expect(announced()).not.toMatch(/part dans/);
  await act(async () => jest.advanceTimersByTime(31 * 60_000));
  expect(announced()).toMatch(/Tram A part dans 5 minutes\./);
  expect(screen.getByText('5 minutes')).toBeInTheDocument();
});

it('shows the alerts of a ride with collapsed details and http(s) links only', async () => {
  const alerts = [
    alert('works', { severity: 'severe', description: 'Until spring.', url: 'https://network.example/works' }),
    alert('other', { url: 'javascript:alert(1)' }),
  ];
  await open(withSections(PLAIN, [walk, withAlerts(tram, alerts), bus]));
  expect(screen.getByText('2 infos trafic sur ce trajet')).toBeInTheDocument();
  expect(screen.getByText('Until spring.').closest('details')).not.toHaveAttribute('open');
  const links = screen.getAllByText('En savoir plus', { exact: false }).map((text) => text.closest('a'));
  expect(links.map((link) => [link?.getAttribute('href'), link?.rel])).toEqual([
    ['https://network.example/works', 'noopener noreferrer'],
  ]);
});

it('polls while the page is visible and announces only relevant changes', async () => {
  await open(PLAIN);
  await refreshed(PLAIN);
  expect(announced()).not.toMatch(/maintenant/);
  await refreshed(LATE);
  expect(announced()).toMatch(/Tram A part maintenant à 08:10\./);
  expect(screen.getByText('Horaires en temps réel')).toBeInTheDocument();
});

it('keeps the last answer when a refresh fails and shows its age', async () => {
  await open(LATE);
  await refreshed({ code: 'internal', message: 'No.' }, 500);
  expect(screen.getByText(/Données de 07:30/)).toBeInTheDocument();
  expect(stepAt('Montez à Oak')).toBeInTheDocument();
  const before = detailRequests().length;
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Actualiser' }));
  await waitFor(() => expect(detailRequests().length).toBe(before + 1));
  await act(async () => detailRequests().at(-1)?.answer(LATE));
  expect(screen.queryByText(/Données de/)).not.toBeInTheDocument();
});

it('reports an expired journey and stops polling', async () => {
  const host = await open(PLAIN);
  await refreshed({ code: 'journey-expired', message: 'Gone.' }, 404);
  expect(screen.getByText('Ce trajet n’est plus dans les horaires')).toBeInTheDocument();
  expect(stepAt('Montez à Oak')).toBeInTheDocument();
  const before = detailRequests().length;
  await act(async () => jest.advanceTimersByTime(3 * REFRESH_MS));
  expect(detailRequests()).toHaveLength(before);
  expect(host.calls).toEqual([]);
});

it('says that the timetable has moved the times of a kept journey, until it has expired', async () => {
  const text = /^Les horaires ont changé\s: ceux de ce trajet diffèrent de deux minutes au plus\.$/;
  await open({ ...PLAIN, changedTimes: true });
  expect(screen.getByText(text)).toBeInTheDocument();
  await refreshed({ code: 'journey-expired', message: 'Gone.' }, 404);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('says nothing of times that the timetable has kept', async () => {
  await open(PLAIN);
  expect(screen.queryByText(/horaires ont changé/)).not.toBeInTheDocument();
});

it('does not poll a journey of another day', async () => {
  jest.setSystemTime(Date.parse(at('07:30')) - 86_400_000);
  await open(PLAIN);
  await act(async () => jest.advanceTimersByTime(3 * REFRESH_MS));
  expect(detailRequests()).toHaveLength(1);
  expect(screen.queryByText('Horaires théoriques')).not.toBeInTheDocument();
});

describe('at a sharing station', () => {
  const from = (id: string) => ({ ...QUERY, fi: id, fpt: 'bikeSharingStations' });
  const stationRequest = () => backend.requests.find(({ path }) => path.includes('bikeSharingStations'));

  const around = () => requestsOf('/proximity/nearby').at(-1);
  const textOfStart = () => read(stepAt('Départ : Home'))?.replace('08:00Départ : Home', '').trim();

  it('shows two numbers with their age, and asks for no other station where there are enough', async () => {
    await open(PLAIN, from('s|1'));
    expect(screen.getByText('Chargement des disponibilités…')).toBeInTheDocument();
    expect(stationRequest()?.path).toBe('/api/trip-planner/v2/journeys/bikeSharingStations/s%7C1');
    await act(async () => stationRequest()?.answer(station({ availableVehicles: 1, ageSeconds: 40 })));
    expect(textOfStart()).toBe('1 vélo libre12 places libresIl y a 40 s');
    expect([screen.getByText('1'), screen.getByText('12')].map((tile) => tile.classList.contains('few'))).toEqual([
      true,
      false,
    ]);
    expect(around()).toBeUndefined();
  });

  it('names the nearest other station where a vehicle cannot be returned', async () => {
    await open(PLAIN, from('s|2'));
    const bikes = [
      { type: 'bike' as const, count: 3 },
      { type: 'eBike' as const, count: 2 },
    ];
    await act(async () => stationRequest()?.answer(station({ id: 's|2', vehicles: bikes, freeDocks: 2 })));
    expect(textOfStart()).toBe('5 vélos libres, dont 2 électriques2 places libresIl y a 1 minIci : 2 places libres.');
    expect(new URL(around()?.url ?? '').search).toBe('?lat=48.1&lon=7.2&kind=bikeSharingStations&radius=1000&limit=10');
    const near = (id: string, name: string, metres: number, freeDocks: number) => ({
      id,
      name,
      metres,
      type: 'bikeSharingStations',
      lat: 48,
      lon: 7,
      seconds: metres,
      facts: {},
      availability: station({ id, freeDocks }),
    });
    const places = [near('s|2', 'Home', 0, 2), near('s|8', 'Ash', 80, 1), near('s|9', 'Yew', 450, 9)];
    await act(async () =>
      around()?.answer({ liveAt: null, stops: [], stopCount: 0, nearestStop: null, places, placeCount: 3 }),
    );
    expect(textOfStart()).toMatch(/Ici : 2 places libres\. Sinon Yew, à 450 m : 9 places libres\.$/);
  });

  it.each<[string, unknown, number]>([
    ['is not live', station({ live: false }), 200],
    ['cannot be loaded', { code: 'internal', message: 'No.' }, 500],
  ])('says that the numbers of a station are unknown when it %s', async (_, body, status) => {
    await open(PLAIN, from(`unknown-${status}`));
    await act(async () => stationRequest()?.answer(body, status));
    expect(textOfStart()).toBe('Nombre inconnu :– vélos libresNombre inconnu :– places libres');
  });
});

it('caches the updated journey for the next screen', async () => {
  await open(PLAIN);
  await refreshed(LATE);
  cleanup();
  await renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query: QUERY });
  expect(screen.getByText('Horaires en temps réel')).toBeInTheDocument();
});

it('marks the step that is now, and keeps on doing so after a reload on the way', async () => {
  const geolocation = { watchPosition: jest.fn(() => 7), clearWatch: jest.fn() };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  await open(PLAIN);
  const follow = await screen.findByRole('button', { name: 'Suivre ma position' });
  expect(geolocation.watchPosition).not.toHaveBeenCalled();
  await act(async () => follow.click());
  expect(follow).toHaveAttribute('aria-pressed', 'true');
  await act(async () => follow.click());
  expect(follow).toHaveAttribute('aria-pressed', 'false');
  expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
  expect(steps('now')).toEqual([]);
  await act(async () => jest.advanceTimersByTime(33 * 60_000));
  expect(steps('now')).toEqual(['Marchez jusqu’à Oak4']);
  expect(screen.getByText(/^Marchez 1 min jusqu’à Oak/)).toBeInTheDocument();
  expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  await act(async () => jest.advanceTimersByTime(7 * 60_000));
  expect(steps('past')).toEqual(['08:00Départ : Home', 'Marchez jusqu’à Oak4', '08:06Montez à Oak']);
  expect(steps('now')).toEqual([expect.stringMatching(/^A Direction/)]);

  cleanup();
  await renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query: QUERY });
  expect(steps('now')).toEqual([expect.stringMatching(/^A Direction/)]);
  expect(screen.queryByText(/est parti/)).toBeNull();
  expect(screen.getByText(/^Descendez/, { selector: 'p.line' })).toBeInTheDocument();
});
