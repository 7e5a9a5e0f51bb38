/** A place that is taken from a list, or from the map, makes another trip: what was found before is void. */
import { COOKIES, FAVOURITE_TRIP, type FavouriteLists, type ViewProps } from '@halte/contract';
import { choosePosition, mapState } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { useObservable } from '@halte/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { place, trip } from '../../testing/trips.ts';
import { View } from '../../views/Form.tsx';
import { favouriteOfTrip } from '../favourites/favouriteTrips.ts';
import { loadHomeParts } from '../home/PlaceShortcuts.tsx';
import { loadPickingTexts } from '../picking/loadPickingTexts.ts';

const OAK = { id: 'oak', title: 'Oak', displayName: 'Oak', subTitle: 'Town', type: 'stopArea', lat: 48, lon: 7 };
const { id } = favouriteOfTrip(trip({ departurePlace: place('fir'), arrivalPlace: place('yew') })) as { id: string };
const FAVOURITES: Partial<FavouriteLists> = {
  favoritePointOfInterests: [{ favoriteId: '1', type: FAVOURITE_TRIP, label: '', pointOfInterest: { id } }],
  favoriteStopPoints: [
    {
      favoriteId: '2',
      stopPoint: { id: 'ash', lineIds: [] },
      place: { type: 'stopArea', name: 'Ash', city: 'Town', coordinates: { lat: 48, lon: 7 } },
    },
  ],
};

/** The form at the address that the host has now, as the host would show it. */
function Following({ host, params }: ViewProps) {
  const { query } = useObservable(host.navigation.current);
  return <View host={host} params={params} query={query} />;
}

let backend: ReturnType<typeof fakeBackend>;

// The lists are imported on demand; the first import may take longer than `findByRole` waits.
beforeAll(loadHomeParts);
beforeAll(loadPickingTexts);
beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  // There is something to ask for.
  localStorage.setItem('favorites.pois', '[]');
  // biome-ignore lint/suspicious/noDocumentCookie: the history lives there
  document.cookie = `${COOKIES.placesHistory}=${encodeURIComponent(JSON.stringify([OAK]))}; path=/`;
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
  resetMapState();
});

const click = async (role: 'button' | 'option', name: RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));

async function pick(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'Arrivée' }));
  await click('option', /^Choisir sur la carte/);
  await waitFor(() => expect(mapState.positionSelection.searchMode).toBe(true));
  await act(async () => choosePosition({ lat: 48.1, lon: 7.2 }));
  await waitFor(() => expect(backend.requests.at(-1)?.path).toBe('/core/v3/reverseGeocode'));
  await act(async () =>
    backend.requests.at(-1)?.answer({ id: 'h', name: '12 Rue', city: 'Town', postCode: '', lat: 48.1, lon: 7.2 }),
  );
  await click('button', /^Choisir ce lieu/);
}

it.each([
  ['a recent place', () => click('button', /^Oak/), 'Oak'],
  ['a favourite place', () => click('button', /^Ash/), 'Ash'],
  ['a favourite trip', () => click('button', /^Trajets de/), 'Place yew'],
  ['a point on the map', pick, '12 Rue'],
])('%s', async (_, take, title) => {
  visit().trips.fill(trip({ departurePlace: place('a'), arrivalPlace: null }));
  await renderView(Following, { name: 'trip-planner', favourites: FAVOURITES });
  visit().searches.start('DEPARTURE', { fromId: 'a', toId: 'b', tripType: 0 });
  visit().searches.select('DEPARTURE', 'one');
  await take();
  await waitFor(() => expect(visit().trips.state.trip.arrivalPlace?.title).toBe(title));
  expect(visit().searches.state.requests.DEPARTURE).toBeNull();
  expect(visit().searches.state.selected.DEPARTURE).toEqual({});
});
