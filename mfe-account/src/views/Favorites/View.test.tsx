import '@testing-library/jest-dom';
import { loadDepartureMessages } from '@halte/api/departures';
import type { FavouriteLists, Query } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, type FakeBackend, type FakeHostOptions, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { messages as en } from '../../favourites/messages/en.ts';
import { messages as account } from '../../messages/en.ts';
import { View as Hub } from '../Hub/View.tsx';
import { SignedOut } from './SignedOut.tsx';
import { View } from './View.tsx';

const NOW = Date.parse('2026-11-24T07:28:20Z');
const NEXT = '/api/v1/stops/next';
const SEARCH = '/api/trip-planner/v2/journeys/search';
const badge = (id: string) => ({
  id,
  shortName: id,
  longName: '',
  mode: 'bus',
  color: '#123456',
  textColor: '#ffffff',
});
const stop = (favoriteId: string, name: string) => ({
  favoriteId,
  stopPoint: { id: name, lineIds: [] },
  place: { type: 'stopArea', name, city: 'Ici', coordinates: { lat: 48, lon: 7 } },
});
const SAVED: Partial<FavouriteLists> = {
  favoriteStopPoints: [stop('s1', 'Ash'), stop('s2', 'Bay'), stop('s3', 'Cove')],
  favoriteLines: [{ favoriteId: 'l1', line: { id: '12' } }],
  favoriteAddresses: [
    {
      favoriteId: 'a1',
      category: 'OTHER',
      label: 'Grandma',
      address: { street: '1 Elm Road', zipCode: '', city: 'Ici', coordinates: { lat: 48, lon: 7 } },
    },
  ],
  favoritePointOfInterests: [
    { favoriteId: 't1', type: 'TRIP', label: 'Ash → Bay', pointOfInterest: { id: 'fi=Ash&fv=Ash&ti=Bay&tv=Bay' } },
  ],
};
const departure = (clock: string) => ({
  stopPointId: 'p',
  platform: '',
  headsign: 'Harbour',
  departureDateTime: `2026-11-24T${clock}:00+01:00`,
  scheduledDepartureDateTime: `2026-11-24T${clock}:00+01:00`,
  status: 'scheduled',
  delaySeconds: null,
  headwaySeconds: null,
});
const ANSWERS: Readonly<Record<string, unknown>> = {
  [NEXT]: {
    liveAt: null,
    stops: ['Ash', 'Bay'].map((id) => ({
      id,
      name: id,
      lat: 48,
      lon: 7,
      others: [],
      lines: [
        {
          line: badge('12'),
          alert: null,
          directions: [{ direction: 0, headsigns: ['Harbour'], departures: [departure('08:31'), departure('08:41')] }],
        },
      ],
    })),
  },
  '/api/v1/lines': { lines: [{ ...badge('12'), agency: 'x', headsigns: ['Harbour', 'Park'] }] },
  '/api/v1/alerts': { alerts: [{ id: 'x', severity: 'severe', header: 'Works', lineIds: ['12'], stopIds: [] }] },
  [SEARCH]: {
    groups: [
      {
        journeys: [
          {
            departureDateTime: '2026-11-24T08:31:00+01:00',
            arrivalDateTime: '2026-11-24T08:55:00+01:00',
            sections: [{ kind: 'ride', durationSeconds: 60, line: badge('12') }],
          },
        ],
      },
    ],
  },
};

let backend: FakeBackend;
let react: (request: BackendRequest) => void;

beforeEach(async () => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadDepartureMessages();
  addMessages('account-favourites', 'en', en);
  addMessages('places', 'en', {});
  addMessages('account', 'en', account);
  react = (request) => void request.answer(ANSWERS[request.path]);
  backend = fakeBackend((request) => react(request));
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

async function show(options: FakeHostOptions = {}, Page = View, query: Query = {}) {
  const host = fakeHost({
    locale: 'en',
    tenant: { bffUrl: 'http://bff.test' },
    favourites: SAVED,
    session: { authenticated: true },
    ...options,
  });
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <HostProvider host={host}>
          <Page host={host} params={{}} query={query} />
        </HostProvider>
      </SWRConfig>,
    );
  });
  await act(async () => jest.advanceTimersByTimeAsync(100));
  return host;
}

const section = (name: string) => screen.getByRole('region', { name });
const rows = (name: string) => within(section(name)).getAllByRole('listitem');
const titles = (name: string) =>
  within(section(name))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const arranged = (host: { readonly calls: readonly object[] }) =>
  host.calls.filter((call) => 'action' in call && call.action !== 'load');

it('shows each kind with what is known of it now, by one request for all stops', async () => {
  await show();
  const [ash] = rows('Stops');
  expect(ash).toHaveTextContent('Ash');
  expect(ash).toHaveTextContent('Harbour');
  expect(
    within(ash!)
      .getAllByRole('time')
      .map((time) => time.getAttribute('datetime')),
  ).toEqual(['2026-11-24T08:31:00+01:00', '2026-11-24T08:41:00+01:00']);
  expect(rows('Stops')[2]).toHaveTextContent('No longer in the timetable');
  expect(section('Lines')).toHaveTextContent('Harbour – Park');
  expect(section('Lines')).toHaveTextContent('Works');
  expect(section('Trips')).toHaveTextContent('Next 08:31, arrives 08:55');
  expect(within(section('Trips')).getByRole('link')).toHaveAttribute('href', expect.stringContaining('fi=Ash'));
  expect(within(section('Places')).getByRole('link', { name: 'Directions to Grandma' })).toHaveAttribute(
    'href',
    expect.stringContaining('tlat=48'),
  );
  const requests = backend.requests.filter(({ path }) => path === NEXT);
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]!.url).searchParams.getAll('stopId')).toEqual(['Ash', 'Bay', 'Cove']);
  // Else the page would name another departure of a stop than the home and the account do.
  expect(new URL(requests[0]!.url).searchParams.getAll('lineId')).toEqual([]);
});

it('offers to show one kind where there are more than six favourites, all of them again once there are fewer', async () => {
  const lines = ['12', '13'].map((id) => ({ favoriteId: `l${id}`, line: { id } }));
  const host = await show({ favourites: { ...SAVED, favoriteLines: lines } });
  await userEvent.click(screen.getByRole('button', { name: 'Lines 2' }));
  expect(screen.queryByRole('region', { name: 'Stops' })).not.toBeInTheDocument();
  expect(section('Lines')).toBeInTheDocument();
  await act(async () => host.favourites.remove('l13'));
  expect(section('Stops')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Lines/ })).not.toBeInTheDocument();
});

it('is put in order by keys, each move said; Escape puts a favourite back', async () => {
  const host = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Rearrange' }));
  const grip = screen.getByRole('button', { name: 'Move Bay' });
  grip.focus();
  await userEvent.keyboard(' ');
  expect(status()).toEqual(['Bay, 2 of 3. Arrows to move, Enter to put down.']);
  expect(grip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(status()).toEqual(['Bay, 1 of 3']);
  await userEvent.keyboard('{Escape}');
  expect(status()).toEqual(['Bay back in its place, 2 of 3']);
  expect(arranged(host)).toEqual([]);
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(status()).toEqual(['Bay put down, 3 of 3']);
  expect(arranged(host)).toEqual([{ call: 'favourite', action: 'arrange', ids: ['s1', 's3', 's2'] }]);
  expect(screen.getByRole('button', { name: 'Move Bay' })).toHaveFocus();
  expect(titles('Stops').filter((name) => name?.startsWith('Move'))).toEqual(['Move Ash', 'Move Cove', 'Move Bay']);
});

it('is put in order by a pointer', async () => {
  const host = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Rearrange' }));
  rows('Stops').forEach((row, index) => {
    row.getBoundingClientRect = () => ({ top: index * 60, height: 60 }) as DOMRect;
  });
  const grip = screen.getByRole('button', { name: 'Move Ash' });
  const pointer = (type: string, clientY: number) =>
    fireEvent(grip, new MouseEvent(type, { bubbles: true, cancelable: true, clientY, button: 0, buttons: 1 }));
  pointer('pointerdown', 30);
  pointer('pointermove', 100);
  expect(status()).toEqual(['Ash, 2 of 3']);
  pointer('pointerup', 100);
  expect(arranged(host)).toEqual([{ call: 'favourite', action: 'arrange', ids: ['s2', 's1', 's3'] }]);
});

it('removes a favourite at once, takes the focus to the next one, and puts it back for ten seconds', async () => {
  const host = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Rearrange' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bay from favourites' }));
  expect(rows('Stops')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Remove Cove from favourites' })).toHaveFocus();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await act(async () => jest.advanceTimersByTimeAsync(9_000));
  await act(async () => undo.focus());
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  await userEvent.click(undo);
  expect(rows('Stops')).toHaveLength(3);
  expect(status()).toContain('Bay is in your favourites again');
  expect(arranged(host).map((call) => 'action' in call && call.action)).toEqual(['remove', 'undo']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ash from favourites' }));
  await act(async () => jest.advanceTimersByTimeAsync(10_001));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('takes the focus from the last row of a kind to the end of arranging, each time', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Rearrange' }));
  for (const name of ['Line 12', 'Grandma']) {
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name} from favourites` }));
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  }
});

it('renames a place from its menu, and asks for a name', async () => {
  const host = await show();
  await userEvent.click(screen.getByRole('button', { name: 'More options for Grandma' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('Give it a name.');
  await userEvent.type(field, 'Nana{Enter}');
  expect(arranged(host)).toMatchObject([{ action: 'change', favoriteId: 'a1', favourite: { label: 'Nana' } }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('makes another address the home with one message, which takes it back', async () => {
  const home = { ...SAVED.favoriteAddresses![0]!, favoriteId: 'a2', category: 'HOME', label: '2 Oak Road' };
  const host = await show({ favourites: { favoriteAddresses: [...SAVED.favoriteAddresses!, home] } });
  await userEvent.click(screen.getByRole('button', { name: 'More options for Grandma' }));
  await userEvent.click(screen.getByRole('button', { name: 'Set as home' }));
  expect(status()).toEqual(['Grandma is now your homeUndo']);
  expect(arranged(host)).toMatchObject([
    { favoriteId: 'a2', favourite: { category: 'OTHER' } },
    { favoriteId: 'a1', favourite: { category: 'HOME' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(status()).toEqual(['Your favourites are as before']);
  expect(arranged(host).at(-1)).toMatchObject({ action: 'undo' });
});

it('says what favourites are for where there are none', async () => {
  await show({ favourites: {} });
  expect(screen.getByText('Save the stops and lines you use most')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add my home' }));
  expect(screen.getByRole('combobox', { name: 'Address or place' })).toHaveFocus();
});

it.each<[add: string, isRequested: boolean]>([
  ['HOME', true],
  ['OTHER', false],
])('asks for the address that its own address names (%s), once', async (add, isRequested) => {
  await show({ favourites: {} }, View, { add });
  const dialog = () => screen.queryByRole('dialog', { name: 'Add my home' });
  if (!isRequested) {
    expect(dialog()).not.toBeInTheDocument();
    return;
  }
  expect(screen.getByRole('combobox', { name: 'Address or place' })).toHaveFocus();
  expect(dialog()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en.close }));
  expect(dialog()).not.toBeInTheDocument();
});

it('does not ask for an address that is kept', async () => {
  const home = { ...SAVED.favoriteAddresses![0]!, category: 'HOME' };
  await show({ favourites: { favoriteAddresses: [home] } }, View, { add: 'HOME' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the favourites on the screen when their departures cannot be had, and tries again', async () => {
  react = (request) => void request.answer({ code: 'x', message: 'x' }, 500);
  await show();
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  expect(rows('Stops')).toHaveLength(3);
  expect(screen.getByText('The next departures are not available.')).toBeInTheDocument();
  react = (request) => void request.answer(ANSWERS[request.path]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  expect(rows('Stops')[0]).toHaveTextContent('Harbour');
});

it('shows a visitor what the device keeps, and how an account keeps it', async () => {
  const host = fakeHost({ locale: 'en', tenant: { bffUrl: 'http://bff.test' }, favourites: SAVED });
  await act(async () => {
    render(
      <HostProvider host={host}>
        <SignedOut redirectTo="/en/account/favorites?add=WORK" />
      </HostProvider>,
    );
  });
  expect(screen.getByRole('dialog', { name: 'Add my workplace' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en.close }));
  expect(screen.getByText(en['local.text'])).toBeInTheDocument();
  expect(rows('Stops')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(host.calls).toContainEqual({ call: 'signIn', redirectTo: '/en/account/favorites?add=WORK' });
});

describe('the first page of the account', () => {
  const firstThree = ['Ash', 'Bay', 'Cove'];

  it('shows what leaves the first three kept stops next, by one request', async () => {
    const favourites = { ...SAVED, favoriteStopPoints: [...SAVED.favoriteStopPoints!, stop('s4', 'Dale')] };
    await show({ favourites }, Hub);
    const list = screen.getByRole('heading', { name: 'Next departures of your favourites' }).nextElementSibling;
    const [ash, ...others] = within(list as HTMLElement).getAllByRole('listitem');
    expect(ash).toHaveTextContent('Harbour');
    expect(within(ash!).getByRole('link')).toHaveAttribute('href', expect.stringContaining('Ash'));
    expect(within(ash!).queryByRole('button')).not.toBeInTheDocument();
    expect(others).toHaveLength(2);
    expect(backend.requests.map(({ url }) => new URL(url).searchParams.getAll('stopId'))).toEqual([firstThree]);
  });

  it('says that the departures cannot be had, and requests none without a kept stop', async () => {
    react = (request) => void request.answer({ code: 'x', message: 'x' }, 500);
    await show({}, Hub);
    await act(async () => jest.advanceTimersByTimeAsync(30_000));
    expect(status()).toEqual([en.failed]);
    cleanup();
    backend.requests.length = 0;
    await show({ favourites: {} }, Hub);
    expect(screen.getAllByText(account['hub.noFavourites'])).toHaveLength(1);
    expect(backend.requests).toEqual([]);
  });
});
