import type { Query, ViewProps } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { choosePosition, mapState, stopPositionSearch } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { fakeHost } from '@halte/testkit';
import { useObservable } from '@halte/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { remote } from '../../remote.ts';
import { placeServicesOf } from '../../state/placeServices.ts';
import { FAKE_BACKEND_URL, fakeBackend } from '../../testing/fakeBackend.ts';
import { startVisit, Visit, visit } from '../../testing/renderView.tsx';
import { place, trip } from '../../testing/trips.ts';
import { View } from '../../views/Form.tsx';
import { loadPickingTexts } from './loadPickingTexts.ts';

const HOUSE = {
  id: 'house',
  name: '12 Oak Street',
  city: 'Town',
  postCode: '67000',
  lat: 48.1,
  lon: 7.2,
  accuracy: 'door',
};
const POINT = { lat: 48.1, lon: 7.2 };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  resetMapState();
});

/** The form's screen as the host shows it: another address, the same screen. */
async function open(query: Query = {}) {
  const host = fakeHost({
    locale: 'en',
    route: { name: 'trip-planner', query, fullPath: '/en/trip-planner' },
    tenant: { bffUrl: FAKE_BACKEND_URL },
  });
  initI18n({ locale: 'en', apiKey: 'test' });
  await Promise.all([
    loadMessages('trip-planner', remote.messages),
    remote.views['trip-planner'](),
    loadPickingTexts(),
  ]);
  placeServicesOf(host).history.clear();
  const Shown = View as ComponentType<ViewProps>;
  function Screen() {
    const current = useObservable(host.navigation.current);
    return <Shown host={host} params={{}} query={current.query} />;
  }
  await act(async () =>
    render(
      <Visit host={host}>
        <Screen />
      </Visit>,
    ),
  );
  return host;
}

const field = (name: string) => screen.getByRole('combobox', { name });
const use = () => screen.getByRole('button', { name: 'Use this place' });
const pointAt = (point = POINT) => act(async () => choosePosition(point));

async function pick(name = 'From') {
  await userEvent.click(field(name));
  await userEvent.click(screen.getByRole('option', { name: /^Choose on the map/ }));
  await waitFor(() => expect(mapState.positionSelection.searchMode).toBe(true));
}

async function answer(body: unknown, status = 200) {
  await waitFor(() => expect(backend.requests.at(-1)?.path).toBe('/core/v3/reverseGeocode'));
  await act(async () => backend.requests.at(-1)?.answer(body, status));
}

it('takes the place of the form, and says what is being chosen', async () => {
  await open();
  await pick('To');
  expect(screen.getByRole('heading', { level: 1, name: 'Choose your destination on the map' })).toHaveFocus();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(mapState.positionSelection).toEqual({ searchMode: true, selectedPlace: null, type: 'ARRIVAL' });
  expect(screen.getByText('Loading the map…')).toBeInTheDocument();
  expect(use()).toBeDisabled();
});

it('never becomes lower, because the height of the panel moves the map', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(73);
  await open();
  await pick();
  await pointAt();
  expect(screen.getByText('Finding the address…').closest('[aria-busy]')).toHaveStyle({ minHeight: '73px' });
  jest.restoreAllMocks();
});

it('puts the address under the pin into the trip and among recent places, and goes on to the next field', async () => {
  const host = await open();
  await pick();
  await pointAt();
  expect(screen.getByText('Finding the address…')).toBeInTheDocument();
  await answer(HOUSE);
  expect(screen.getByText('12 Oak Street')).toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('12 Oak Street, Town');
  await userEvent.click(use());
  await waitFor(() => expect(field('To')).toHaveFocus());
  expect(field('From')).toHaveValue('12 Oak Street, Town');
  expect(placeServicesOf(host).history.get()[0]).toMatchObject({ id: 'house', lat: 48.1 });
  expect(mapState.positionSelection).toEqual({ searchMode: false, selectedPlace: null, type: null });
  expect(host.calls.map(({ call }) => call)).toEqual(['go', 'back', 'replace']);
});

it('leads to the search when nothing else is missing', async () => {
  visit().trips.fill(trip());
  await open();
  await pick('To');
  await pointAt();
  await answer(HOUSE);
  await userEvent.click(use());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
});

it.each([
  ['nothing is near', 404, 'No address nearby, but you can still use this point.'],
  ['the request fails', 500, 'The address cannot be found right now, but you can still use this point.'],
])('takes the bare point where %s', async (_, status, why) => {
  await open();
  await pick();
  await pointAt();
  await answer({ code: 'any', title: 'Any' }, status);
  expect(screen.getByText(why)).toBeInTheDocument();
  await userEvent.click(use());
  await waitFor(() => expect(field('From')).toHaveValue('Point on the map'));
  expect(visit().trips.state.trip.departurePlace).toMatchObject({ id: '48.1,7.2', ...POINT });
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['“Cancel”', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('is cancelled by %s, and nothing is lost', async (_, cancel) => {
  const given = trip({ departurePlace: place('a') });
  visit().trips.fill(given);
  await open();
  await pick();
  await pointAt();
  await cancel();
  await waitFor(() => expect(field('From')).toHaveFocus());
  expect(visit().trips.state.trip.departurePlace).toEqual(given.departurePlace);
  expect(mapState.positionSelection.searchMode).toBe(false);
});

it('does not fill the form from its address again', async () => {
  await open({ fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm' });
  await pick();
  await pointAt();
  await answer(HOUSE);
  await userEvent.click(use());
  await waitFor(() => expect(field('From')).toHaveValue('12 Oak Street, Town'));
  expect(field('To')).toHaveValue('Elm');
});

it('goes on choosing when a navigation that stays here has ended it', async () => {
  const host = await open({ pick: 'DEPARTURE' });
  await waitFor(() => expect(mapState.positionSelection.searchMode).toBe(true));
  await act(async () => {
    stopPositionSearch();
    host.navigation.current.set({ ...host.navigation.current.get(), fullPath: '/de/trip-planner?pick=DEPARTURE' });
  });
  expect(mapState.positionSelection.searchMode).toBe(true);
});

it('moves the map by the arrow keys', async () => {
  await open({ pick: 'DEPARTURE' });
  await waitFor(() => expect(mapState.positionSelection.searchMode).toBe(true));
  await pointAt();
  mapState.mapBounds = {
    northWest: { lat: 48.17, lon: 7.1 },
    northEast: { lat: 48.17, lon: 7.3 },
    southEast: { lat: 48.03, lon: 7.3 },
    southWest: { lat: 48.03, lon: 7.1 },
  };
  await userEvent.keyboard('{ArrowUp}');
  expect(mapState.positionSelection.selectedPlace?.lat).toBeCloseTo(48.11, 6);
  expect(mapState.mapView).toMatchObject({ kind: 'point', center: mapState.positionSelection.selectedPlace });
});

describe('without a map', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('says so and leads back; a map that comes late is welcome', async () => {
    await open({ pick: 'DEPARTURE' });
    await waitFor(() => expect(mapState.positionSelection.searchMode).toBe(true));
    await act(async () => jest.advanceTimersByTime(8000));
    expect(screen.getByText(/^The map is not showing/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use this place' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to the form' })).toBeInTheDocument();
    await pointAt();
    expect(use()).toBeEnabled();
  });
});
