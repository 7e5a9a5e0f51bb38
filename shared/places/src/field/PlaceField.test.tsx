import { type Api, ApiProblem } from '@halte/api';
import { type Place, placeFrom } from '@halte/contract/trip';
import { initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { loadPlacesMessages } from '../loadMessages.ts';
import { createPlaceHistory, type PlaceHistory } from '../places/history.ts';
import { LocateFailure } from '../places/locateFailure.ts';
import { PlaceField, type PlaceFieldProps } from './PlaceField.tsx';

const station = placeFrom({
  id: 'sa:1',
  type: 'stopArea',
  name: 'Gare centrale',
  city: 'Ville',
  lat: 43.6,
  lon: 1.4,
  lines: [{ id: 'l1', shortName: 'T1', color: '#0055a4', textColor: '#ffffff', mode: 'tram' }],
}) as Place;
const street = placeFrom({ id: 'ad:1', name: 'Rue de la Gare', city: 'Ville', lat: 43.7, lon: 1.5 }) as Place;
const recent = placeFrom({ id: 'poi:1', type: 'pointOfInterest', name: 'Museum', lat: 43, lon: 1 }) as Place;

function apiWith(answer: (search: string) => Promise<unknown>): Api {
  const GET = async (_: string, { params }: { params: { query: { search: string } } }) => ({
    data: await answer(params.query.search),
    response: { ok: true, status: 200 },
  });
  return { GET, wake: () => undefined } as unknown as Api;
}

const finds = apiWith(async (search) =>
  [station, street].filter(({ title }) => title.toLowerCase().includes(search.toLowerCase())),
);

let history: PlaceHistory;

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadPlacesMessages();
});

beforeEach(() => {
  history = createPlaceHistory({ cookieDomain: null });
  history.clear();
  history.add(recent);
});

function setUp(props: Partial<PlaceFieldProps> = {}) {
  const chosen: (string | null)[] = [];
  function Form() {
    const [value, setValue] = useState<Place | null>(props.value ?? null);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          chosen.push('submitted');
        }}
      >
        <PlaceField
          id="from"
          label="From"
          loadApi={async () => finds}
          history={history}
          {...props}
          value={value}
          onChange={(place) => {
            chosen.push(place?.id ?? null);
            setValue(place);
          }}
        />
        <button type="button" onClick={() => setValue({ ...street })}>
          Swap
        </button>
        <button type="submit">Search</button>
      </form>
    );
  }
  const cache = new Map();
  render(
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={fakeHost()}>
        <Form />
      </HostProvider>
    </SWRConfig>,
  );
  return { chosen, input: screen.getByRole('combobox', { name: 'From' }), user: userEvent.setup() };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

it('has a look without a visible label, and a button at its end that closes the list', async () => {
  const pressed = jest.fn();
  const end = (
    <button type="button" onClick={pressed}>
      Here
    </button>
  );
  const { input, user } = setUp({ look: 'pill', placeholder: 'Not shown', end });
  expect(input).toHaveAttribute('placeholder', 'From');
  await user.click(input);
  expect(await screen.findByRole('option', { name: /Museum/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Here' }));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

it('says of what was found what kind it is and how far, and shows what was typed', async () => {
  setUp({ userPosition: { lat: 43.61, lon: 1.4 } });
  await userEvent.type(screen.getByRole('combobox', { name: 'From' }), 'gare');
  const option = await screen.findByRole('option', { name: /Gare centrale/ });
  expect(option).toHaveAccessibleName(/Stop · Ville.*1\.1 kilometres$/);
  expect(option).toHaveTextContent('1.1 km');
  expect(option.querySelector('b')).toHaveTextContent('Gare');
  expect(screen.getByRole('option', { name: /Rue de la Gare/ })).toHaveTextContent('Address · Ville');
});

it('keeps a postcode with a hyphen in one piece', async () => {
  const found = { ...street, subTitle: 'Porto Alegre, 90020-025, 1-2-3' };
  const { input, user } = setUp({ loadApi: async () => apiWith(async () => [found]) });
  await user.type(input, 'gare');
  const option = await screen.findByRole('option', { name: /Rue de la Gare/ });
  expect(option).toHaveTextContent('Address · Porto Alegre, 90020-025, 1-2-3');
  expect([...option.querySelectorAll('.code')].map(({ textContent }) => textContent)).toEqual(['90020-025', '1-2-3']);
});

it('says that a number is a guess, that a whole street was found, and by which other name a place was, and what it is', async () => {
  const guessed = { ...street, id: 'g', title: '14 Rue de la Gare', subTitle: 'Ville', accuracy: 'near' };
  const answer = [
    guessed,
    { ...street, accuracy: 'street' },
    { ...recent, title: 'Musée', otherName: 'Gare Museum' },
    { ...recent, id: 'c', title: 'Gare Café', categoryName: 'Coffee' },
  ];
  const { chosen, input, user } = setUp({ loadApi: async () => apiWith(async () => answer) });
  await user.type(input, 'gare');
  await screen.findByRole('option', { name: /14 Rue/ });
  expect(options()).toEqual([
    'Near 14 Rue de la GareAddress · Ville',
    'Rue de la GareStreet · Ville',
    'Musée (Gare Museum)Point of interest',
    'Gare CaféCoffee',
  ]);
  await user.click(screen.getByRole('option', { name: /14 Rue/ }));
  expect(chosen).toContain('g');
  expect(input).toHaveValue('Near 14 Rue de la Gare, Ville');
});

it('leaves the room of the kind to the town beside the badges of many lines, and has it for screen readers', async () => {
  const lines = ['A', 'B', 'C', 'D', 'E', 'F'].map((shortName) => ({
    ...station.lines![0]!,
    id: shortName,
    shortName,
  }));
  setUp({ loadApi: async () => apiWith(async () => [{ ...station, lines }]) });
  await userEvent.type(screen.getByRole('combobox', { name: 'From' }), 'gare');
  const option = await screen.findByRole('option', { name: /Gare centrale .* \+2 Ville Stop/ });
  expect(within(option).getByText('Ville')).toBeInTheDocument();
});

it('has no rows in the page while its list is closed', async () => {
  const rows = () => screen.queryAllByRole('option', { hidden: true }).length;
  const { input, user } = setUp();
  expect(rows()).toBe(0);
  await user.click(input);
  await waitFor(() => expect(rows()).toBe(1));
  await user.keyboard('{Escape}');
  expect(rows()).toBe(0);
});

it('offers own position and recent places at once', async () => {
  const { input, user } = setUp({ locate: async () => station });
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.click(input);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['My location', 'MuseumRecent place']);
});

it('offers the map and favourites between them, each by its name', async () => {
  const { chosen, input, user } = setUp({
    locate: async () => station,
    onPickOnMap: () => chosen.push('map'),
    favourites: [station, recent],
  });
  await user.click(input);
  expect(options()).toEqual([
    'My location',
    'Choose on the mapPut the pin where you like',
    'Gare centraleT1VilleFavourite place',
    'MuseumFavourite place',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['sa:1']);
  expect(input).toHaveValue('Gare centrale, Ville');
});

it('hands over to the map and closes, with nothing chosen', async () => {
  const { chosen, input, user } = setUp({ onPickOnMap: () => chosen.push('map') });
  await user.click(input);
  await user.click(screen.getByRole('option', { name: /^Choose on the map/ }));
  expect(chosen).toEqual(['map']);
  expect(input).toHaveValue('');
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

it('finds a favourite while one types, above what the search finds, and Enter takes it', async () => {
  const { chosen, input, user } = setUp({ favourites: [street, recent] });
  await user.type(input, 'gare');
  expect(options()).toEqual(['Rue de la GareVilleFavourite place']);
  await waitFor(() => expect(options()).toEqual(['Rue de la GareVilleFavourite place', 'Gare centraleT1Stop · Ville']));
  await waitFor(() => expect(screen.getByText('2 places found')).toBeInTheDocument());
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['ad:1']);
});

it('offers favourites while it is offline', async () => {
  const offline = apiWith(() => Promise.reject(new ApiProblem({ code: 'offline', status: 0, message: '' })));
  const { input, user } = setUp({ loadApi: async () => offline, favourites: [street] });
  await user.type(input, 'rue');
  await waitFor(() => expect(screen.getAllByText(/cannot search while offline/)).not.toHaveLength(0));
  expect(options()).toEqual(['Rue de la GareVilleFavourite place']);
});

it('finds while one types, says how many, and takes the marked row', async () => {
  const { chosen, input, user } = setUp();
  await user.type(input, 'gare');
  await waitFor(() => expect(options()).toEqual(['Gare centraleT1Stop · Ville', 'Rue de la GareAddress · Ville']));
  await waitFor(() => expect(screen.getByText('2 places found')).toBeInTheDocument());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const marked = screen.getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('Rue de la Gare');
  expect(input).toHaveAttribute('aria-activedescendant', marked.id);
  expect(input).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['ad:1']);
  expect(input).toHaveValue('Rue de la Gare, Ville');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(history.get().map(({ id }) => id)).toEqual(['ad:1', 'poi:1']);
});

it('takes the first result on Enter, and goes to the ends by Home and End', async () => {
  const { chosen, input, user } = setUp();
  await user.type(input, 'gare');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{End}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Rue de la Gare');
  await user.keyboard('{Home}{ArrowUp}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['sa:1']);
});

it('takes a row that is pressed', async () => {
  const { chosen, input, user } = setUp();
  await user.click(input);
  await user.click(screen.getByRole('option', { name: /Museum/ }));
  expect(chosen).toEqual(['poi:1']);
  expect(input).toHaveFocus();
});

it('chooses nothing on Tab, and goes back to the place it had', async () => {
  const { chosen, input, user } = setUp({ value: station });
  await user.type(input, 'rue');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(chosen).toEqual([]);
  expect(input).toHaveValue('Gare centrale, Ville');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('keeps what was typed when there is no place to go back to', async () => {
  const { input, user } = setUp();
  await user.type(input, 'gar');
  await user.tab();
  await user.tab();
  expect(input).toHaveValue('gar');
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

it('shows a place that comes from outside instead of what was typed', async () => {
  const { input, user } = setUp();
  await user.type(input, 'gar');
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(input).toHaveValue('Rue de la Gare, Ville');
  await user.clear(input);
  await user.type(input, 'x');
  expect(input).toHaveValue('x');
});

it('leaves Enter to the form while nothing is typed', async () => {
  const { chosen, input, user } = setUp({ value: station });
  await user.click(input);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['submitted']);
});

it('closes on Escape, then gives the text back', async () => {
  const { input, user } = setUp({ value: station });
  await user.type(input, 'rue');
  await user.keyboard('{Escape}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveValue('rue');
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('Gare centrale, Ville');
});

it('is emptied by its button, which gives the focus back', async () => {
  const { chosen, input, user } = setUp({ value: station });
  await user.click(screen.getByRole('button', { name: 'Clear From' }));
  expect(chosen).toEqual([null]);
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

it('finds the traveller', async () => {
  const here = placeFrom({ type: 'USER_POSITION', lat: 1, lon: 2, id: '1,2' }) as Place;
  const { chosen, input, user } = setUp({ locate: async () => here });
  await user.click(input);
  await user.click(screen.getByRole('option', { name: 'My location' }));
  await waitFor(() => expect(chosen).toEqual(['1,2']));
  expect(input).toHaveValue('My location');
  expect(history.get().map(({ id }) => id)).toEqual(['poi:1']);
});

it.each([
  ['denied', /blocked for this site/],
  ['timeout', /taking too long/],
] as const)('says what to do when the position is %s', async (code, message) => {
  const { chosen, input, user } = setUp({ locate: () => Promise.reject(new LocateFailure(code)) });
  await user.click(input);
  await user.click(screen.getByRole('option', { name: 'My location' }));
  await waitFor(() => expect(screen.getAllByText(message)).not.toHaveLength(0));
  expect(chosen).toEqual([]);
});

it('says that it is offline and offers what it remembers', async () => {
  const offline = apiWith(() => Promise.reject(new ApiProblem({ code: 'offline', status: 0, message: '' })));
  const { input, user } = setUp({ loadApi: async () => offline });
  await user.type(input, 'mus');
  await waitFor(() => expect(screen.getAllByText(/cannot search while offline/)).not.toHaveLength(0));
  expect(options()).toEqual(['MuseumRecent place']);
});

it('says when nothing was found', async () => {
  const { input, user } = setUp();
  await user.type(input, 'zzz');
  await waitFor(() => expect(screen.getAllByText(/^No place “zzz”/)).not.toHaveLength(0));
});

it('in a card the list opens when the field is pressed, because it may be elsewhere when it is released', async () => {
  const { input, user } = setUp({ look: 'card' });
  await user.pointer({ keys: '[MouseLeft>]', target: input });
  expect(input.closest('[data-field-open]')).not.toBeNull();
  expect(input).toHaveFocus();
});

it('in a card the field has the screen for itself while it is used; Escape and its button take back what was typed', async () => {
  const { input, user, chosen } = setUp({ look: 'card', value: station, onPickOnMap: () => undefined });
  const field = input.closest('[data-field-open]') ?? input.closest('div[tabindex="-1"]');
  const isOpen = () => field?.hasAttribute('data-field-open');
  await user.tab();
  expect(input).toHaveFocus();
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Clear From' })).not.toBeInTheDocument();
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Back to the form' })),
  ]) {
    await user.click(input);
    expect(isOpen()).toBe(true);
    await user.clear(input);
    await user.keyboard('zzz');
    expect(await screen.findByText('No place “zzz”')).toBeVisible();
    // The way on where nothing was found; Enter does not take it by itself.
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose on the mapPut the pin where you like',
    ]);
    await user.keyboard('{Enter}');
    await leave();
    expect(isOpen()).toBe(false);
  }
  expect(chosen).toEqual([null]);
});

it('in a card an empty field says what is missing itself, a text that is no place gets a message below', async () => {
  const { input, user } = setUp({ look: 'card', error: 'Enter a starting point' });
  expect(input).toHaveAttribute('placeholder', 'Enter a starting point');
  expect(input).toHaveAccessibleDescription('Enter a starting point');
  expect(screen.getByText('Enter a starting point')).not.toBeVisible();
  await user.type(input, 'zzz');
  expect(input).not.toHaveAccessibleDescription();
  expect(screen.queryByText('Enter a starting point')).not.toBeInTheDocument();
  await user.tab();
  expect(input).toHaveAccessibleDescription('Enter a starting point');
  expect(screen.getByText('Enter a starting point')).toBeVisible();
});

it.each(['http-500', 'timeout', 'invalid-answer'])(
  'says in a quiet line that the search does not answer, and asks again: %s',
  async (code) => {
    let isBroken = true;
    const api = apiWith(async () => {
      if (isBroken) throw new ApiProblem({ code, status: code === 'http-500' ? 500 : 0, message: 'broken' });
      return [station];
    });
    const { chosen, input, user } = setUp({ loadApi: async () => api });
    await user.type(input, 'mus');
    await waitFor(() => expect(screen.getAllByText(/search is not responding/)).not.toHaveLength(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/broken/)).not.toBeInTheDocument();
    expect(options()).toEqual(['MuseumRecent place']);
    isBroken = false;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(options()).toEqual(['Gare centraleT1Stop · Ville']));
    expect(input).toHaveValue('mus');
    expect(chosen).toEqual([]);
  },
);

it('asks again by itself when the network is back', async () => {
  let isOffline = true;
  const api = apiWith(async () => {
    if (isOffline) throw new ApiProblem({ code: 'offline', status: 0, message: '' });
    return [station];
  });
  const { input, user } = setUp({ loadApi: async () => api });
  await user.type(input, 'mus');
  await waitFor(() => expect(options()).toEqual(['MuseumRecent place']));
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(options()).toEqual(['Gare centraleT1Stop · Ville']));
});

it('carries its error', () => {
  const { input } = setUp({ error: 'Choose another place.' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Choose another place.');
});

describe('the position of the traveller', () => {
  const getCurrentPosition = jest.fn((found: (at: unknown) => void) =>
    found({ coords: { latitude: 43.60441, longitude: 1.44388 } }),
  );

  async function userLatLonOf(permission: 'granted' | 'prompt', props: Partial<PlaceFieldProps> = {}) {
    const queries: unknown[] = [];
    const GET = async (_: string, { params }: { params: { query: object } }) => {
      queries.push(params.query);
      return { data: [station], response: { ok: true, status: 200 } };
    };
    const query = async () => ({ state: permission });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    const api = { GET, wake: () => undefined } as unknown as Api;
    const { input, user } = setUp({ ...props, loadApi: async () => api });
    await user.click(input);
    await user.type(input, 'gare');
    await screen.findByRole('option', { name: /Gare centrale/ });
    return queries.at(-1);
  }

  beforeEach(() => getCurrentPosition.mockClear());
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  });

  it('goes with the search, to about 100 m, where the browser gives it without asking', async () => {
    expect(await userLatLonOf('granted')).toEqual({ search: 'gare', userLatLon: '43.604,1.444' });
  });

  it('is not asked for otherwise', async () => {
    expect(await userLatLonOf('prompt')).toEqual({ search: 'gare' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('is what another component knows', async () => {
    const userPosition = { lat: 43.5, lon: 1.5 };
    expect(await userLatLonOf('granted', { userPosition })).toEqual({ search: 'gare', userLatLon: '43.5,1.5' });
  });
});
