import { mapState } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, CHOOSE_FIRST, found, groupOf, SEARCH, sentBack, stepByStep } from '../../testing/outAndBack.ts';
import { choosePreference } from '../../testing/preferences.ts';
import { listed, renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { View } from '../../views/Returns.tsx';

const OUT = 'out|A&B=é#';
const BACK = 'back|é#';
const QUERY = { ...SEARCH, jc: OUT };
const FOUND = groupOf(found(BACK, '17:35', '18:05'), found('later', '17:50', '18:20'));
const NAME = 'trip-planner-returns';

let backend: ReturnType<typeof fakeBackend>;
let answer: ReturnType<typeof answers>;

beforeEach(() => {
  backend = fakeBackend();
  answer = answers(backend);
  startVisit();
});
afterEach(() => {
  backend.restore();
  act(resetMapState);
});

async function open(query: Readonly<Record<string, string>> = QUERY, arrival = '09:11') {
  const host = await renderView(View, { name: NAME, query });
  await answer.details(OUT, stepByStep(OUT, '08:41', arrival));
  return host;
}

async function shown(query?: Readonly<Record<string, string>>) {
  const host = await open(query);
  await answer.returns(FOUND);
  await listed();
  return host;
}

it('opens cold: asks for the way out, then for the ways back from it', async () => {
  const host = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Trajets retour de Elm à Oak' })).toBeInTheDocument();
  expect(screen.getByText('2 Retour').closest('li')).toHaveAttribute('aria-current', 'step');
  const chosen = within(screen.getByRole('region', { name: 'L’aller choisi' }));
  expect(chosen.getByText('08:41')).toBeInTheDocument();
  expect(chosen.queryByText(/21 nov/)).not.toBeInTheDocument();
  expect(chosen.getByRole('img', { name: /A$/ })).toBeInTheDocument();
  expect(chosen.getByRole('link', { name: 'Changer l’aller' })).toHaveTextContent('Changer');
  await waitFor(() =>
    expect(answer.searches()).toEqual([
      expect.objectContaining({
        fromId: SEARCH.fi,
        toId: SEARCH.ti,
        tripType: 1,
        returnDateTime: '2099-11-21T17:30',
        previousJourneySummaryCode: OUT,
      }),
    ]),
  );
  await answer.returns(FOUND);
  await listed();
  expect(screen.getByRole('link', { current: true })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(BACK)),
  );
  expect(host.calls).toEqual([]);
});

it('names the day of the way out where the way back is on another one', async () => {
  await open({ ...QUERY, rt: '2099-11-22T17:30' });
  expect(within(screen.getByRole('region', { name: 'L’aller choisi' })).getByText(/sam. 21 nov./)).toBeInTheDocument();
});

it('chooses a way back with one tap, which leads to both ways; its roadmap is a link of its own', async () => {
  await shown();
  const [row, roadmap] = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  const { pathname, searchParams } = new URL(row?.getAttribute('href') ?? '', 'http://x');
  expect(pathname).toBe('/fr/trip-planner-return-summary');
  expect(Object.fromEntries(searchParams)).toEqual({ ...QUERY, rc: BACK });
  expect(row).toHaveAccessibleName(/^Départ à 17:35 .*, Choisir ce retour$/);
  expect(roadmap).toHaveAccessibleName('Détails du trajet de 17:35');
  const details = new URL(roadmap?.getAttribute('href') ?? '', 'http://x');
  expect(decodeURIComponent(details.pathname)).toBe(`/fr/trip-planner-roadmap-journeyId/${BACK}`);
  expect(Object.fromEntries(details.searchParams)).toEqual(QUERY);
});

it('selects the return that the address names, and forgets it where another is chosen', async () => {
  await shown({ ...QUERY, rc: 'later' });
  expect(visit().searches.state.selected.RETURN).toEqual({ later: true });
  const [row] = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  expect(new URL(row?.getAttribute('href') ?? '', 'http://x').searchParams.get('rc')).toBe(BACK);
});

it('leaves A on the map where the traveller sets out', async () => {
  await shown({ ...QUERY, flat: '48.1', flon: '2.1', tlat: '48.2', tlon: '2.2' });
  const pins = () => mapState.markers.map(({ role, lat }) => `${role} ${lat}`);
  await waitFor(() => expect(pins()).toEqual(['DEPARTURE 48.1', 'ARRIVAL 48.2']));
});

it('leads back to the choice of the way out', async () => {
  await open();
  const back = new URL(screen.getByRole('link', { name: 'Retour' }).getAttribute('href') ?? '', 'http://x');
  expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual(['/fr/trip-planner-results', SEARCH]);
});

it('selects a return journey on focus', async () => {
  await shown();
  const link = screen.getByRole('link', { name: /^Départ à 17:50/ });
  await act(async () => link.focus());
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(visit().searches.state.selected.RETURN).toEqual({ later: true });
});

it.each([
  ['Plus tard', '2099-11-21T18:00'],
  ['Plus tôt', '2099-11-21T17:00'],
])('%s searches again in the place of this search', async (name, rt) => {
  const host = await shown();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(host.calls).toEqual([
    {
      call: 'replace',
      target: { name: NAME, query: expect.objectContaining({ rt, jc: OUT, fi: SEARCH.fi, ti: SEARCH.ti }) },
    },
  ]);
});

it('does not come back before the way out has arrived', async () => {
  await open({ ...QUERY, rt: '2099-11-21T10:30' }, '11:00');
  await waitFor(() => expect(answer.searches()).toMatchObject([{ returnDateTime: '2099-11-21T11:00' }]));
  expect(screen.getByRole('button', { name: 'Plus tôt' })).toBeDisabled();
});

it('searches with what the traveller prefers, and says so in the address', async () => {
  choosePreference(visit(), { section: 'walking', key: 'maxWalk' }, { type: 'slider', value: 500 });
  const host = await open({ ...QUERY, excludedModes: 'tram' });
  await waitFor(() =>
    expect(answer.searches()).toEqual([
      expect.objectContaining({ itineraryOptions: expect.objectContaining({ maxWalk: 500, excludedModes: ['tram'] }) }),
    ]),
  );
  expect(host.calls).toEqual([
    { call: 'replace', target: { name: NAME, query: { ...QUERY, excludedModes: 'tram', maxWalk: '500' } } },
  ]);
});

it('explains why there is no way back, and offers another time', async () => {
  const host = await open();
  await answer.returns({ groups: [], reason: 'nothing-runs' });
  expect(screen.getByText('Aucun trajet à cette heure')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Partir à 06:00' }));
  expect(host.calls).toMatchObject([{ target: { name: NAME, query: { rt: '2099-11-22T06:00', jc: OUT } } }]);
});

it('moves to when something runs again', async () => {
  const host = await open();
  await answer.returns({ groups: [], reason: 'nothing-runs', nextDepartureDateTime: '2099-11-23T06:12:00+01:00' });
  await userEvent.click(screen.getByRole('button', { name: 'Plus tard' }));
  expect(host.calls).toMatchObject([{ target: { name: NAME, query: { rt: '2099-11-23T06:12', jc: OUT } } }]);
});

it('tries again after a failure', async () => {
  await open();
  await answer.returns({ code: 'internal', message: 'No.' }, 500);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await answer.returns(FOUND);
  expect(screen.getByRole('region', { name: 'Les plus rapides' })).toBeInTheDocument();
});

it.each([
  ['no way out is named', SEARCH],
  ['the trip is a simple one', { ...QUERY, tt: '0' }],
])('gives way to the results, with the same search, when %s, and asks for nothing', async (_, query) => {
  const host = await renderView(View, { name: NAME, query });
  expect(host.calls).toEqual(sentBack(query, CHOOSE_FIRST));
  expect(answer.searches()).toEqual([]);
});
