import { COOKIES, type FavouriteLists } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { loadPlacesMessages } from '@halte/places';
import { type FakeHost, fakeHost } from '@halte/testkit';
import { act, render, screen } from '@testing-library/react';
import { loadFavouriteTexts } from '../../favourites/loadFavouriteTexts.ts';
import { Visit } from '../../testing/renderView.tsx';
import { ShortcutLists } from './ShortcutLists.tsx';

const ELM = { id: 'elm', title: 'Elm', displayName: 'Elm', type: 'stopArea', lat: 48, lon: 7 };
const SAVED: Partial<FavouriteLists> = {
  favoriteStopPoints: [
    {
      favoriteId: 'f1',
      stopPoint: { id: 'ash', lineIds: [] },
      place: { type: 'stopArea', name: 'Ash', city: '', coordinates: { lat: 48, lon: 7 } },
    },
  ],
};

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** A host whose favourites load when the test calls `come`. */
function slowHost() {
  const host = fakeHost({ favourites: SAVED, session: { authenticated: true } });
  const { favourites } = host;
  let come = () => {};
  const loaded = new Promise<void>((resolve) => {
    come = resolve;
  });
  const load = async () => {
    await loaded;
    await favourites?.load();
  };
  return { host: { ...host, favourites: { ...favourites, load } } as FakeHost, come };
}

async function show(host: FakeHost) {
  await act(async () => {
    render(
      <Visit host={host}>
        <ShortcutLists onFilled={() => {}} />
      </Visit>,
    );
  });
}

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await Promise.all([loadMessages('places', loadPlacesMessages), loadFavouriteTexts()]);
});

beforeEach(() => {
  jest.useFakeTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: the history lives there
  document.cookie = `${COOKIES.placesHistory}=${encodeURIComponent(JSON.stringify([ELM]))}; path=/`;
});
afterEach(() => jest.useRealTimers());

it('waits for favourites, so that recent places are not pushed away', async () => {
  const { host, come } = slowHost();
  await show(host);
  expect(headings()).toEqual([]);
  await act(async () => come());
  expect(headings()).toEqual(['Favourites', 'Recent places']);
});

it('does not wait for long: favourites that are late come below', async () => {
  const { host, come } = slowHost();
  await show(host);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(headings()).toEqual(['Recent places']);
  const row = screen.getByRole('button', { name: 'Elm' });
  await act(async () => come());
  expect(headings()).toEqual(['Recent places', 'Favourites']);
  expect(screen.getByRole('button', { name: 'Elm' })).toBe(row);
});
