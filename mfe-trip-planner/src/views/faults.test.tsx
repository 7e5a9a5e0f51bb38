/** Under every fault of the backend: a bounded number of calls, a message, and a retry that succeeds once the backend has recovered. */
import { loadProblemMessages } from '@halte/api/words';
import { type BackendRequest, FAULTS, type FakeBackend, type Fault, fakeBackend } from '@halte/testkit';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { loadRoadmapMessages } from '../features/roadmap/loadRoadmapMessages.ts';
import { renderView, startVisit } from '../testing/renderView.tsx';
import { detailed, journey, line, place, point, ride } from '../testing/trips.ts';
import { View as Form } from './Form.tsx';
import { View as Preview } from './Preview.tsx';
import { View as Results } from './Results.tsx';
import { View as Roadmap } from './Roadmap.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };
const SEARCH = '/api/trip-planner/v2/journeys/search';
const DETAILED = '/api/trip-planner/v2/journeys/detailed';
const PLACES = '/api/v1/places';
/** Below the form. */
const NETWORK = '/api/v1/network';
const NETWORK_ANSWER = { lines: [], alerts: [], alertCount: 0, center: { lat: 48, lon: 7 } };
const CODES = Array.from({ length: 3 }, (_, index) => `journey-${index}`);
const RIDDEN = {
  kind: 'ride' as const,
  durationSeconds: 1560,
  line: line('A'),
  departureDateTime: '2026-11-21T08:19:00+01:00',
  stops: ['Oak', 'Elm'].map((stop) => ({ ...point(stop), stopAreaId: stop })),
};
const JOURNEYS = CODES.map((code, index) => journey(code, index === 0 ? { sections: [RIDDEN] } : {}));
const FOUND = { reason: null, groups: [{ key: 'publicTransport', journeys: JOURNEYS }] };
const STEPS = (code: string) => detailed(code, [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })]);

let backend: FakeBackend;
let faulty: (request: BackendRequest) => void;
let isWell: (path: string) => boolean;

function answerWell({ path, body, answer }: BackendRequest): void {
  if (path === SEARCH) void answer(FOUND);
  else if (path === DETAILED) void answer(STEPS((body as { journeySummaryCode: string }).journeySummaryCode));
  else if (path.startsWith(NETWORK)) void answer(NETWORK_ANSWER);
  else void answer([place('gare', { title: 'Gare' })]);
}

const calls = (path: string) => backend.requests.filter((request) => request.path === path).length;
const MINUTE = 60_000;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Without a turn of the event loop for each timer in between: a call that is sent in that time is counted, its answer is not waited for. */
const pass = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));
/** Every call is given up within ten seconds. */
const GIVEN_UP = 10_000;
const texts = async () => loadProblemMessages.of('fr');

/** The message of the fault, once the seconds that the backend asks to wait are over. */
async function expectMessage({ kind }: Fault): Promise<void> {
  await wait(MINUTE);
  expect(document.body.textContent).toContain((await texts())[`problem.${kind}.text`]);
}

/** Its cards come one with each frame. */
async function expectList(): Promise<void> {
  for (const _ of ['answer', ...CODES]) await wait(50);
  expect(document.querySelectorAll('a[href*="journeyId/journey-"]')).toHaveLength(CODES.length);
}

const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

beforeAll(loadRoadmapMessages);
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00+01:00') });
  startVisit();
  isWell = () => false;
  backend = fakeBackend((request) => (isWell(request.path) ? answerWell(request) : faulty(request)));
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

describe.each(FAULTS)('$name', (fault) => {
  beforeEach(() => {
    faulty = fault.react;
  });

  it('of the search', async () => {
    await renderView(Results, { name: 'trip-planner-results', query: QUERY });
    await wait(GIVEN_UP);
    await pass(MINUTE - GIVEN_UP);
    expect(calls(SEARCH)).toBe(fault.pageCalls ?? fault.calls);
    await expectMessage(fault);
    isWell = () => true;
    retry();
    await expectList();
  });

  it('of the details of a journey', async () => {
    const code = CODES[0] ?? '';
    await renderView(Preview, { name: 'trip-planner-preview', query: { ...QUERY, jc: code } });
    await wait(GIVEN_UP);
    await pass(MINUTE - GIVEN_UP);
    expect(calls(DETAILED)).toBe(fault.pageCalls ?? fault.calls);
    await expectMessage(fault);
    await pass(10 * MINUTE);
    expect(calls(DETAILED)).toBe(fault.pageCalls ?? fault.calls);
    isWell = () => true;
    retry();
    await wait(1_000);
    expect(screen.getByRole('link', { name: /^Départ à/ })).toBeInTheDocument();
  });

  it('of the roadmap', async () => {
    const code = CODES[0] ?? '';
    await renderView(Roadmap, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query: QUERY });
    await wait(GIVEN_UP);
    await pass(MINUTE - GIVEN_UP);
    expect(calls(DETAILED)).toBe(fault.pageCalls ?? fault.calls);
    await expectMessage(fault);
    isWell = () => true;
    retry();
    await wait(1_000);
    expect(screen.getByRole('list', { name: 'Étapes du trajet' })).toBeInTheDocument();
  });

  it('of the roadmap of a journey that was found: what is known of it stays, marked as such', async () => {
    isWell = (path) => path === SEARCH;
    await renderView(Results, { name: 'trip-planner-results', query: QUERY });
    await expectList();
    cleanup();
    isWell = () => false;
    const params = { journeyId: CODES[0] ?? '' };
    await renderView(Roadmap, { name: 'trip-planner-roadmap-journeyId', params, query: QUERY });
    const summary = () => within(screen.getByRole('region', { name: 'Feuille de route' }));
    const shown = ['08:15', '08:47', 'Direct'] as const;
    for (const text of shown) expect(summary().getByText(text)).toBeInTheDocument();
    await wait(GIVEN_UP);
    await pass(MINUTE - GIVEN_UP);
    await expectMessage(fault);
    expect(summary().getByText('Données non actualisées')).toBeInTheDocument();
    for (const text of [...shown, '08:19', 'de Oak à Elm']) expect(summary().getByText(text)).toBeInTheDocument();
    isWell = () => true;
    retry();
    await wait(1_000);
    expect(screen.getByRole('list', { name: 'Étapes du trajet' })).toBeInTheDocument();
    expect(screen.queryByText('Données non actualisées')).not.toBeInTheDocument();
  });

  it('of the place search', async () => {
    isWell = (path) => path.startsWith(NETWORK);
    await renderView(Form, { name: 'trip-planner' });
    const field = screen.getByRole('combobox', { name: 'Départ' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'gare' } });
    // The code of the search comes in the first wait; React renders the debounced text, and so sends the request, at the end of the second.
    await wait(150);
    await wait(150);
    await wait(GIVEN_UP);
    await pass(MINUTE - GIVEN_UP);
    expect(calls(PLACES)).toBe(fault.pageCalls ?? fault.calls);
    expect(screen.getAllByText(/La recherche ne répond pas/)).not.toHaveLength(0);
    isWell = () => true;
    fireEvent.keyDown(field, { key: 'Enter' });
    await wait(1_000);
    expect(screen.getByRole('option', { name: /Gare/ })).toBeInTheDocument();
    expect(field).toHaveValue('gare');
  });
});
