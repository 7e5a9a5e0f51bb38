import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { choosePreference } from '../../testing/preferences.ts';
import { listed, renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { journey, line } from '../../testing/trips.ts';
import { View } from '../../views/Results.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };
const SEARCH = '/api/trip-planner/v2/journeys/search';
const DETAILED = '/api/trip-planner/v2/journeys/detailed';

const FOUND = {
  reason: null,
  groups: [
    {
      key: 'publicTransport',
      journeys: [
        journey('one', {
          departureDateTime: '2099-07-01T09:41:00+02:00',
          arrivalDateTime: '2099-07-01T10:13:00+02:00',
          changes: 1,
          sections: [
            { kind: 'walk', durationSeconds: 240 },
            { kind: 'ride', durationSeconds: 900, line: line('A') },
            { kind: 'ride', durationSeconds: 660, line: { ...line('12'), mode: 'bus' } },
          ],
        }),
        journey('two', {
          departureDateTime: '2099-07-01T09:52:00+02:00',
          arrivalDateTime: '2099-07-01T10:30:00+02:00',
        }),
      ],
    },
    {
      key: 'walking',
      journeys: [journey('three', { fare: null, sections: [{ kind: 'walk', durationSeconds: 3000 }] })],
    },
  ],
};

let backend: ReturnType<typeof fakeBackend>;
const request = (path: string) => backend.requests.filter((sent) => sent.path === path).at(-1);

async function answer(body: unknown, status?: number): Promise<void> {
  await waitFor(() => expect(request(SEARCH)).toBeDefined());
  await act(async () => request(SEARCH)?.answer(body, status));
  await act(backend.settled);
  await listed();
}

async function shown(body: unknown, query: Readonly<Record<string, string>> = QUERY) {
  const host = await renderView(View, { name: 'trip-planner-results', query });
  await answer(body);
  return host;
}

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('says what is searched, and that it is searching', async () => {
  await renderView(View, { name: 'trip-planner-results', query: QUERY });
  expect(screen.getByRole('heading', { level: 1, name: 'Trajets de Oak à Elm' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '01/07/2099 Départ à 09:30 , changer l’heure' })).toBeInTheDocument();
  expect(screen.getAllByText('Recherche des meilleurs trajets…').length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(request(SEARCH)?.body).toMatchObject({ fromId: 'oak', departureDateTime: '2099-07-01T09:30' }),
  );
});

it('shows journeys in groups, as links to their roadmaps that keep the search', async () => {
  await shown(FOUND);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Les plus rapides',
    'À pied',
  ]);
  const [first] = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  expect(first).toHaveAttribute('href', expect.stringContaining('trip-planner-roadmap-journeyId/one?fi=oak'));
  expect(first).toHaveAccessibleName(
    /09:41 , arrivée à 10:13 , 1,80\s€ , 32 minutes , 1 correspondance, Tram A, Bus 12$/,
  );
});

it('tells how many there are', async () => {
  await shown(FOUND);
  await waitFor(() => expect(screen.getByText('3 trajets trouvés')).toBeInTheDocument());
});

it('has the first journey selected, and any other on focus; the list fetches no details', async () => {
  await shown(FOUND);
  const links = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  await act(async () => links[1]?.focus());
  expect(links[0]).not.toHaveAttribute('aria-current');
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  await act(backend.settled);
  expect(request(DETAILED)).toBeUndefined();
});

it.each([
  ['Plus tard', '2099-07-01T10:00'],
  ['Plus tôt', '2099-07-01T09:00'],
])('%s searches again in the place of this search', async (name, dt) => {
  const host = await shown(FOUND);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(host.calls).toEqual([
    {
      call: 'replace',
      target: { name: 'trip-planner-results', query: expect.objectContaining({ dt, fi: 'oak', ti: 'elm' }) },
    },
  ]);
});

it('shifts by what the tenant says', async () => {
  const host = await renderView(View, {
    name: 'trip-planner-results',
    query: QUERY,
    tenant: { appConfig: { 'trip-planner.next-previous.time': 15 } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Plus tard' }));
  expect(host.calls).toMatchObject([{ target: { query: { dt: '2099-07-01T09:45' } } }]);
});

it('can be edited with the whole search', async () => {
  await shown(FOUND);
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute(
    'href',
    expect.stringContaining('trip-planner?fi=oak'),
  );
});

it('says that the time of an old link has passed, and offers now', async () => {
  const host = await shown(FOUND, { ...QUERY, dt: '2020-01-01T09:30' });
  expect(screen.getByText(/cette heure est passée/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Plus tôt' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Partir maintenant' }));
  expect(host.calls).toMatchObject([{ call: 'replace', target: { query: { dt: expect.stringMatching(/^20/) } } }]);
});

it.each([
  ['nothing-runs', 'Aucun trajet à cette heure', 'Inverser le trajet'],
  ['outside-timetable', 'Pas encore d’horaires pour cette date', 'Partir maintenant'],
  ['no-stop-near-origin', 'Aucun arrêt près du départ', null],
  ['no-stop-near-destination', 'Aucun arrêt près de l’arrivée', null],
  ['same-place', 'Vous y êtes déjà', null],
  ['walking-is-quicker', 'À pied, c’est plus rapide', null],
])('explains %s and offers what may help', async (reason, title, offer) => {
  await shown({ groups: [], reason });
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modifier la recherche' })).toBeInTheDocument();
  const offers = within(screen.getByText(title).parentElement as HTMLElement).queryAllByRole('button');
  if (offer) expect(offers.map((button) => button.textContent)).toContain(offer);
  else expect(offers).toEqual([]);
});

it('says when something runs again, and searches then', async () => {
  const next = { nextDepartureDateTime: '2099-07-06T06:12:00+02:00', nextArrivalDateTime: null };
  const host = await shown({ groups: [], reason: 'nothing-runs', ...next });
  expect(screen.getByText(/^Rien ne circule .* Prochain départ : lundi 6 juillet à 06:12\.$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Partir le lundi 6 juillet à 06:12' }));
  expect(host.calls).toMatchObject([{ call: 'replace', target: { query: { dt: '2099-07-06T06:12', fi: 'oak' } } }]);
});

it('says when something leaves that is quicker than walking, and searches then', async () => {
  const next = { nextDepartureDateTime: '2099-07-06T06:12:00+02:00', nextArrivalDateTime: null };
  const host = await shown({ groups: FOUND.groups.slice(1), reason: 'walking-is-quicker', ...next });
  expect(
    screen.getByText(/^Prochain départ plus rapide que la marche : lundi 6 juillet à 06:12\./),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Partir le lundi 6 juillet à 06:12' }));
  expect(host.calls).toMatchObject([{ call: 'replace', target: { query: { dt: '2099-07-06T06:12', fi: 'oak' } } }]);
});

it('says so beside other ways than public transport', async () => {
  const next = { nextDepartureDateTime: null, nextArrivalDateTime: '2099-06-29T23:40:00+02:00' };
  const query = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', at: '2099-07-01T09:30' };
  await renderView(View, { name: 'trip-planner-results', query });
  await answer({ groups: FOUND.groups.slice(1), reason: 'nothing-runs', ...next });
  expect(
    screen.getByText(/La dernière arrivée possible est lundi 29 juin à 23:40\. Voici comment/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Arriver le lundi 29 juin à 23:40' })).toBeInTheDocument();
});

it('says why there are only other ways than public transport', async () => {
  await shown({ ...FOUND, groups: FOUND.groups.slice(1), reason: 'no-stop-near-origin' });
  expect(screen.getByText('Aucun arrêt près du départ')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'À pied' })).toBeInTheDocument();
});

it('does not search from a place to itself', async () => {
  await renderView(View, { name: 'trip-planner-results', query: { ...QUERY, ti: 'oak' } });
  expect(screen.getByText('Vous y êtes déjà')).toBeInTheDocument();
  expect(backend.requests).toEqual([]);
});

it.each(['oak', 'elm'])(
  'says of a via place that is an end of the trip, %s, that this is what is wrong',
  async (via) => {
    await renderView(View, { name: 'trip-planner-results', query: { ...QUERY, 'v[0][i]': via, 'v[0][v]': 'Via' } });
    expect(screen.getByText('L’étape est aussi le départ ou l’arrivée')).toBeInTheDocument();
    expect(screen.queryByText('Vous y êtes déjà')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modifier la recherche' })).toBeInTheDocument();
    expect(backend.requests).toEqual([]);
  },
);

it('tries again after a failure, and loses nothing', async () => {
  await renderView(View, { name: 'trip-planner-results', query: QUERY });
  await answer({ code: 'internal', message: 'No.' }, 500);
  expect(screen.getByText('Le service ne répond pas')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await answer(FOUND);
  expect(screen.getByRole('region', { name: 'Les plus rapides' })).toBeInTheDocument();
});

it('asks for the end that an address does not name', async () => {
  await renderView(View, { name: 'trip-planner-results', query: { fi: 'oak', fv: 'Oak' } });
  expect(screen.getByRole('combobox', { name: 'Départ' })).toHaveValue('Oak');
  expect(screen.getByText(/Il manque un des deux lieux/)).toBeInTheDocument();
  expect(backend.requests).toEqual([]);
});

describe('preferences', () => {
  async function sent(query: Readonly<Record<string, string>>): Promise<object | undefined> {
    await shown(FOUND, query);
    return (request(SEARCH)?.body as { itineraryOptions?: object } | undefined)?.itineraryOptions;
  }

  it('go with the search', async () => {
    expect(await sent(QUERY)).toEqual({ journeyType: 'fastest', maxWalk: 1_000, wheelchair: 'off' });
  });

  it('go with it as they were chosen', async () => {
    choosePreference(visit(), { section: 'walking', key: 'maxWalk' }, { type: 'slider', value: 500 });
    expect(await sent(QUERY)).toMatchObject({ maxWalk: 500 });
  });

  it('give way to what the address says', async () => {
    expect(await sent({ ...QUERY, wheelchair: 'on', excludedModes: 'bus, tram', utm_source: 'mail' })).toEqual({
      journeyType: 'fastest',
      maxWalk: 1_000,
      wheelchair: 'on',
      excludedModes: ['tram', 'bus'],
    });
  });
});
