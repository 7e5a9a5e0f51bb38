import type { FavouriteLists } from '@halte/contract';
import { initI18n } from '@halte/i18n';
import { type FakeHost, fakeHost } from '@halte/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Visit } from '../../testing/renderView.tsx';
import { place, trip } from '../../testing/trips.ts';
import { loadJourneyMessages } from '../journey/loadJourneyMessages.ts';
import { favouriteOfTrip } from './favouriteTrips.ts';
import { SaveTripButton, SaveTripStar } from './SaveTrip.tsx';

const TRIP = trip({ departurePlace: place('stop|A&B=é#') });
const LATER = { ...TRIP, departureDateTime: '2099-11-21T08:00:00.000Z', overrides: { excludedModes: 'bus' } };
const OTHER = trip({ arrivalPlace: place('c') });
const { id } = favouriteOfTrip(TRIP) as { id: string };
const SAVED: Partial<FavouriteLists> = {
  favoritePointOfInterests: [{ favoriteId: 'f1', type: 'TRIP', label: '', pointOfInterest: { id } }],
};

const star = () => screen.getByRole('button', { name: 'Save this trip' });

async function show(host: FakeHost, given = TRIP) {
  const starOf = (trip: typeof TRIP) => (
    <Visit host={host}>
      <SaveTripStar trip={trip} />
    </Visit>
  );
  let view = { rerender: (_: React.ReactNode) => {} };
  await act(async () => {
    view = render(starOf(given));
  });
  return (next: typeof TRIP) => view.rerender(starOf(next));
}

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadJourneyMessages();
});
afterEach(() => localStorage.clear());

it('keeps a trip and drops it again, and says each time what a press does', async () => {
  const host = fakeHost();
  await show(host);
  expect(star()).toHaveAttribute('aria-pressed', 'false');
  expect(star()).toHaveAccessibleDescription('Add this trip to your favourites');
  await userEvent.click(star());
  expect(star()).toHaveAttribute('aria-pressed', 'true');
  expect(star()).toHaveAccessibleDescription('Remove this trip from your favourites');
  expect(star()).toHaveFocus();
  await userEvent.click(star());
  expect(star()).toHaveAttribute('aria-pressed', 'false');
  expect(host.calls).toEqual([
    { call: 'favourite', action: 'add', favourite: favouriteOfTrip(TRIP) },
    { call: 'favourite', action: 'remove', favoriteId: 'saved-1' },
  ]);
});

it('knows the favourites of a signed-in traveller, at any time and with any preferences', async () => {
  const show2 = await show(fakeHost({ favourites: SAVED, session: { authenticated: true } }), LATER);
  expect(star()).toHaveAttribute('aria-pressed', 'true');
  show2(OTHER);
  expect(star()).toHaveAttribute('aria-pressed', 'false');
});

it('keeps the trip that is shown, not the one that was dropped before', async () => {
  const host = fakeHost({ favourites: SAVED, session: { authenticated: true } });
  const showNext = await show(host);
  await userEvent.click(star());
  showNext(OTHER);
  await userEvent.click(star());
  expect(host.calls.at(-1)).toEqual({ call: 'favourite', action: 'add', favourite: favouriteOfTrip(OTHER) });
});

it('does not wait for the answer, and asks once for two presses', async () => {
  const host = fakeHost();
  const { favourites } = host;
  const requests: string[] = [];
  const slow = { ...favourites, add: () => new Promise<boolean>(() => requests.push('add')) };
  await show({ ...host, favourites: slow } as FakeHost);
  await userEvent.dblClick(star());
  expect(star()).toHaveAttribute('aria-pressed', 'true');
  expect(requests).toEqual(['add']);
});

it('goes back to what is true when it could not be saved', async () => {
  const host = fakeHost();
  await show({ ...host, favourites: { ...host.favourites, add: async () => false } } as FakeHost);
  await userEvent.click(star());
  expect(star()).toHaveAttribute('aria-pressed', 'false');
});

it('shows nothing for a trip without a destination', async () => {
  await show(fakeHost(), trip({ arrivalPlace: null }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says in words whether the trip is saved', async () => {
  render(
    <Visit host={fakeHost()}>
      <SaveTripButton trip={TRIP} />
    </Visit>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save this trip', pressed: false }));
  expect(screen.getByRole('button', { name: 'Trip saved', pressed: true })).toHaveFocus();
});
