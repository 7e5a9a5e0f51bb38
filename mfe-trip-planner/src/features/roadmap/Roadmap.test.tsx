import { mapState } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { found, groupOf } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { detailed, ride, section } from '../../testing/trips.ts';
import { View as ResultsView } from '../../views/Results.tsx';
import { View } from '../../views/Roadmap.tsx';
import { loadRoadmapMessages } from './loadRoadmapMessages.ts';
import { printedAddress } from './rules/sharedAddress.ts';
import { at } from './testing/roadmaps.ts';
import { loadUnderWay } from './useUnderWay.ts';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm' };
const JOURNEY = detailed('code', [
  section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 }),
  ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash', 'Yew']),
  section('walk', { start: '08:20', end: '08:22', from: 'Elm', to: 'Elm Square', metres: 120 }),
  ride('B', { start: '08:27', end: '08:40', from: 'Elm Square', to: 'Fir' }),
]);

/** Every test opens another journey, because loaded details are cached. */
let opened = 0;
let code = '';
let backend: ReturnType<typeof fakeBackend>;

beforeAll(async () => {
  await loadRoadmapMessages();
  await loadUnderWay();
});
beforeEach(() => {
  // The evening before: a journey of another day is not polled.
  jest.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00+01:00'), advanceTimers: true });
  backend = fakeBackend();
  startVisit();
  opened += 1;
  code = `code-${opened}`;
});
afterEach(() => {
  backend.restore();
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The address on paper: its query is long, and needed for nothing but names. */
const printed = () => printedAddress(window.location.href);

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function open() {
  return renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query: QUERY });
}

async function answer(body: unknown, status?: number): Promise<void> {
  await waitFor(() => expect(detailRequests().length).toBeGreaterThan(0));
  await act(async () => detailRequests().at(-1)?.answer(body, status));
}

const detailRequests = () => backend.requests.filter(({ path }) => path.endsWith('/detailed'));
/** By the names of the journey, which a link cannot change. */
const titled = 'De Home à Fir';

/** Answers what can be taken later: for each ride some departures with the arrival by them. */
async function answerLater(...rides: readonly (readonly (readonly [departure: string, arrival: string])[])[]) {
  const isLater = ({ path }: { readonly path: string }) => path.endsWith('/later');
  await waitFor(() => expect(backend.requests.some(isLater)).toBe(true));
  const journeys = rides.map((times) => ({
    journeys: times.map(([departure, arrival]) => ({
      departureDateTime: at(departure),
      arrivalDateTime: at(arrival),
      journeySummaryCode: `by ${departure}`,
    })),
  }));
  await act(async () => backend.requests.findLast(isLater)?.answer({ rides: journeys }));
}

/** The menu with the rarer actions. */
async function openMenu() {
  await user().click(screen.getByRole('button', { name: 'Autres actions' }));
  await screen.findByRole('button', { name: 'Imprimer' });
}

it('opens from a link, and is called by its places and its time', async () => {
  const host = await open();
  expect(host.pageTitle.get()).toBe('De Oak à Elm');
  expect(screen.getByText('Chargement de la feuille de route…').closest('[role=status]')).toBeInTheDocument();
  await waitFor(() => expect(detailRequests()[0]?.body).toEqual({ tripType: 0, journeySummaryCode: code }));
  await answer(JOURNEY);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${titled}, 08:00`);
  expect(host.pageTitle.get()).toBe(`${titled}, 08:00`);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Marchez jusqu’à Oak',
    expect.stringContaining('Direction A Terminus'),
    expect.stringContaining('Direction B Terminus'),
  ]);
  expect(screen.getByRole('region', { name: 'Feuille de route' })).toHaveTextContent(/Départ à 08:00, arrivée à 08:40/);
  // The header of the printed page: operator, time and address.
  expect(screen.getByText(/^Test network · imprimé le vendredi 20 novembre 2026 à 19:0\d$/)).toBeInTheDocument();
  expect(screen.getByText(printed())).toBeInTheDocument();
});

it('keeps the times of the journey that was chosen while it loads, then unfolds its steps; not when it opens from a link', async () => {
  const steps = () => screen.getByRole('list', { name: 'Étapes du trajet' });
  await open();
  await answer(JOURNEY);
  expect(steps()).not.toHaveClass('unfolding');
  cleanup();

  opened += 1;
  code = `code-${opened}`;
  const search = () => backend.requests.find(({ path }) => path.endsWith('/search'));
  await renderView(ResultsView, { name: 'trip-planner-results', query: { ...QUERY, dt: '2099-11-21T08:00' } });
  await waitFor(() => expect(search()).toBeDefined());
  await act(async () => search()?.answer(groupOf(found(code, '08:00', '08:40'))));
  cleanup();
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('De Oak à Elm, 08:00');
  expect(screen.getByText('08:00').closest('time')).toHaveAttribute('datetime', '2099-11-21T08:00:00+01:00');
  await waitFor(() => expect(detailRequests()).toHaveLength(2));
  await answer(JOURNEY);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('De Oak à Elm, 08:00');
  expect(steps()).toHaveClass('unfolding');
});

it('shows the steps in order', async () => {
  await open();
  await answer(JOURNEY);
  const steps = within(screen.getByRole('list', { name: 'Étapes du trajet' }));
  const texts = steps
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.closest('li') === null)
    .map((item) => item.textContent?.replaceAll(/[\s\u202f\u00a0]+/g, ' ').trim());
  expect(texts).toEqual([
    '08:00Départ : Home',
    'Marchez jusqu’à Oak4 min · 300 m4 minutes · 300 mètres',
    '08:06Montez à Oak',
    expect.stringMatching(/^A Direction A Terminus.*14 min/),
    '08:20Descendez à Elm',
    [
      '7 min pour la correspondance7 minutes pour la correspondance',
      '2 min à pied (120 m), 5 min d’attente2 minutes à pied (120 mètres), 5 minutes d’attente',
    ].join(''),
    '08:27Montez à Elm Square',
    expect.stringContaining('Descendez au prochain arrêt'),
    '08:40Arrivée : Fir',
  ]);
});

it('collapses the intermediate stops, with their number and times', async () => {
  await open();
  await answer(JOURNEY);
  const toggle = screen.getByRole('button', { name: '2 arrêts intermédiaires' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user().click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const stops = within(document.getElementById(toggle.getAttribute('aria-controls') ?? '')!).getAllByRole('listitem');
  expect(stops.map((stop) => stop.textContent)).toEqual(['08:06 Ash', '08:06 Yew']);
});

it('says when the same ride can be made later; each time leads to the journey by it', async () => {
  await open();
  await answer(JOURNEY);
  expect(screen.queryByText('ou')).not.toBeInTheDocument();
  await answerLater(
    [
      ['08:12', '08:48'],
      ['08:18', '08:54'],
    ],
    [],
  );
  const link = screen.getByRole('link', { name: '08:12, Tram A, arrivée à 08:48' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/${encodeURIComponent('by 08:12')}?fi=oak`));
  expect(link.closest('li')).toHaveTextContent(/ou\s08:12, 08:18/);
});

it.each([400, 404, 410, 422])('gives way to the results when the journey cannot be rebuilt (%i)', async (status) => {
  const host = await open();
  await answer({ code: 'journey-gone', message: 'Gone.' }, status);
  expect(host.calls).toEqual([{ call: 'replace', target: { name: 'trip-planner-results', query: QUERY } }]);
  cleanup();
  const message = 'Ce trajet n’est plus disponible. En voici d’autres.';
  await renderView(ResultsView, { name: 'trip-planner-results', query: QUERY });
  expect(screen.getByText(message).closest('[role=status]')).toBeInTheDocument();
  cleanup();
  await renderView(ResultsView, { name: 'trip-planner-results', query: { ...QUERY, dt: '2099-11-21T08:00' } });
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it('shows the failure with a retry when the backend does not answer', async () => {
  const host = await open();
  await answer({ code: 'internal', message: 'No.' }, 500);
  expect(screen.getByRole('alert')).toHaveTextContent('Le service ne répond pas');
  await user().click(screen.getByRole('button', { name: 'Réessayer' }));
  await answer(JOURNEY);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(titled);
  expect(host.calls).toEqual([]);
});

it('names the stops whose stairs are not known, where stairs are to be avoided', async () => {
  await open();
  await answer({ ...JOURNEY, stairsUnknownAt: ['Gare', 'Belvédère'] });
  expect(screen.getByText('La présence d’escaliers n’est pas connue à Gare et Belvédère.')).toBeVisible();
});

it('says how much of the way is not known to be fit for a wheelchair', async () => {
  await open();
  const [walk, tram, ...rest] = JOURNEY.sections;
  // 300 m of which half is known, and 100 m of which nothing is: 250 of 400.
  const known = { ...walk!, metres: 300, unknownPercent: 50 };
  const unknown = { ...walk!, metres: 100, unknownPercent: 100 };
  await answer({ ...JOURNEY, sections: [known, tram!, unknown, ...rest.filter(({ kind }) => kind === 'ride')] });
  expect(screen.getByText(/^On ne sait rien de 63\s%/)).toBeVisible();
});

it('says nothing of what is known to be fit for a wheelchair', async () => {
  await open();
  const [walk, ...rest] = JOURNEY.sections;
  await answer({ ...JOURNEY, sections: [{ ...walk!, unknownPercent: 0 }, ...rest] });
  expect(screen.queryByText(/On ne sait rien/)).toBeNull();
});

it('does not show "accessible" when accessibility is unknown', async () => {
  await open();
  await answer({ ...JOURNEY, accessibility: 'unknown' });
  expect(screen.getByText(/fauteuil roulant n’est pas connue/)).toBeInTheDocument();
});

it('marks an inaccessible stop, also where the traveller leaves', async () => {
  await open();
  const [walk, tram, ...rest] = JOURNEY.sections;
  const closed = (end: NonNullable<typeof tram>['to']) => ({ ...end, accessibility: 'no' as const });
  await answer({ ...JOURNEY, accessibility: 'no', sections: [walk, { ...tram!, to: closed(tram!.to) }, ...rest] });
  expect(screen.getByText('Une partie de ce trajet n’est pas accessible en fauteuil roulant.')).toBeInTheDocument();
  const item = screen.getByText('Arrêt non accessible en fauteuil roulant').closest('li');
  expect(item).toHaveTextContent(`Descendez à ${tram!.to.name}`);
});

it('says once of a journey that all of it can be made in a wheelchair', async () => {
  await open();
  await answer(JOURNEY);
  expect(screen.getByText('Accessible en fauteuil roulant')).toBeInTheDocument();
  expect(screen.queryByText(/^(Arrêt|Véhicule) accessible/)).not.toBeInTheDocument();
});

it('goes back in the history, or to the results when opened from a link', async () => {
  const host = await open();
  await answer(JOURNEY);
  const back = screen.getByRole('link', { name: 'Retour' });
  expect(back).toHaveAttribute('href', expect.stringContaining('trip-planner-results'));
  await user().click(back);
  expect(host.calls).toEqual([{ call: 'back', target: { name: 'trip-planner-results', query: QUERY } }]);
});

it('links to a search in the opposite direction', async () => {
  await open();
  await answer(JOURNEY);
  await openMenu();
  const href = screen.getByRole('link', { name: 'Trajet inverse' }).getAttribute('href') ?? '';
  const query = Object.fromEntries(new URL(href, 'https://halte.example').searchParams);
  expect(query).toMatchObject({ fi: 'elm', ti: 'oak', dt: '2026-11-21T08:40' });
});

it('does not name the only operator', async () => {
  await open();
  await answer(JOURNEY);
  expect(screen.queryByText('Trams of the town')).not.toBeInTheDocument();
});

it('names each of several operators at its first ride, not again at the ride after it', async () => {
  const [, tramA, , tramB] = JOURNEY.sections;
  const busOfOther = ride('C', { start: '08:45', end: '08:50', from: 'Fir', to: 'Box' });
  const other = { ...busOfOther, ride: { ...busOfOther.ride!, agency: 'Buses of the coast' } };
  await open();
  await answer(detailed('code', [tramA!, tramB!, other]));
  const steps = within(screen.getByRole('list', { name: 'Étapes du trajet' }));
  expect(steps.getAllByText(/^(Trams|Buses) of/).map(({ textContent }) => textContent)).toEqual([
    'Trams of the town',
    'Buses of the coast',
  ]);
});

it('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open();
  await answer(JOURNEY);
  await openMenu();
  await user().click(screen.getByRole('button', { name: 'Imprimer' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

/** Decodes a QR code that is drawn as rectangles of whole units. */
function readCode(code: SVGElement): string {
  const [, , size = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 3).fill(255);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = (Number(y) * scale + row) * width + Number(x) * scale;
      data.fill(0, start * 3, (start + Number(run) * scale) * 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

it('prints its address as a code too, which is loaded for it, also with the keys that print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const code = () => screen.getByText(printed()).closest('div')?.parentElement?.querySelector('svg');
  await open();
  await answer(JOURNEY);
  expect(code()).toBeNull();
  let isAllowed = true;
  await act(async () => {
    isAllowed = fireEvent.keyDown(window, { key: 'p', ctrlKey: true });
  });
  expect(isAllowed).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(readCode(code()!)).toBe(window.location.href);
});

it.each([
  ['its steps are', JOURNEY, 200],
  ['it is known that they cannot be', { title: 'Broken' }, 500],
])('prints with its code once %s loaded, where the keys are pressed before', async (_what, body, status) => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open();
  await act(async () => {
    fireEvent.keyDown(window, { key: 'p', ctrlKey: true });
  });
  const code = () => screen.getByText(printed()).closest('div')?.parentElement?.querySelector('svg');
  await waitFor(() => expect(code()).toBeInstanceOf(SVGElement));
  expect(print).not.toHaveBeenCalled();
  await answer(body, status);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(readCode(code()!)).toBe(window.location.href);
});

it('prints an address that is too long for a code in words only', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  window.history.replaceState(null, '', `?fv=${'a'.repeat(3000)}`);
  await open();
  await answer(JOURNEY);
  fireEvent.keyDown(window, { key: 'p', metaKey: true });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText(printed()).closest('div')?.parentElement?.querySelector('svg')).toBeNull();
});

it('copies its link and confirms it where the device cannot share', async () => {
  const someone = user();
  const host = await open();
  await answer(JOURNEY);
  await someone.click(screen.getByRole('button', { name: 'Partager' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(host.calls).toEqual([
    { call: 'toast', toast: { type: 'success', message: 'Lien copié\u00a0: collez-le où vous voulez.' } },
  ]);
});

it('downloads a calendar event', async () => {
  const saved: Blob[] = [];
  const clicked: string[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  await open();
  await answer(JOURNEY);
  await openMenu();
  await user().click(screen.getByRole('button', { name: 'Ajouter à l’agenda' }));
  expect(clicked).toEqual(['2026-11-21-08h00.ics']);
  expect(saved.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
});

it('says that a journey is over, with links to the next and to the return', async () => {
  jest.setSystemTime(Date.parse(at('10:00')));
  await open();
  await answer(JOURNEY);
  expect(screen.getByText('Ce trajet est terminé')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Refaire ce trajet maintenant' })).toBeInTheDocument();
  await openMenu();
  expect(screen.getAllByRole('link', { name: 'Trajet inverse' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Ajouter à l’agenda' })).not.toBeInTheDocument();
});

it.each([
  [600, 'Environ toutes les 10 min'],
  [3600, 'Environ toutes les heures'],
])('says how often a line comes whose timetable promises only %d s', async (headwaySeconds, text) => {
  const [first] = JOURNEY.sections;
  const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
  await open();
  await answer({ ...JOURNEY, sections: [first, { ...tram, ride: { ...tram.ride, headwaySeconds } }] });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('of a round trip', () => {
  const search = { ...QUERY, tt: '1' };
  const openWay = (query: Readonly<Record<string, string>>) =>
    renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query });
  const chosen = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');

  it('is chosen where it is only looked at, and leads on to the returns', async () => {
    await openWay(search);
    await answer(JOURNEY);
    const { pathname, searchParams } = chosen('Choisir cet aller');
    expect([pathname, searchParams.get('jc')]).toEqual(['/fr/trip-planner-returns', code]);
  });

  it('leaves A on the map where the traveller sets out, on the way back too', async () => {
    await openWay({ ...search, jc: 'out', flat: '48.1', flon: '2.1', tlat: '48.2', tlon: '2.2' });
    await answer(JOURNEY);
    const pins = () => mapState.markers.map(({ role, lat }) => `${role} ${lat}`);
    await waitFor(() => expect(pins()).toEqual(['DEPARTURE 48.1', 'ARRIVAL 48.2']));
    act(resetMapState);
  });

  it('leads on to both ways where it is a return', async () => {
    await openWay({ ...search, jc: 'out' });
    await answer(JOURNEY);
    const { pathname, searchParams } = chosen('Choisir ce retour');
    expect([pathname, searchParams.get('rc')]).toEqual(['/fr/trip-planner-return-summary', code]);
  });

  it.each([
    ['it is cancelled', search, { ...JOURNEY, realTime: 'cancelled' }],
    ['it is chosen', { ...search, jc: 'out', rc: 'CODE' }, JOURNEY],
    ['the link names no places', { tt: '1' }, JOURNEY],
    ['the trip is a simple one', QUERY, JOURNEY],
  ])('is not chosen where %s', async (_, query: Readonly<Record<string, string>>, journey) => {
    await openWay(query['rc'] ? { ...query, rc: code } : query);
    await answer(journey);
    expect(screen.getByRole('list', { name: 'Étapes du trajet' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Choisir c/ })).not.toBeInTheDocument();
  });
});
