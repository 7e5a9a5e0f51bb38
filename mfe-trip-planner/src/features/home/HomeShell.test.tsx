import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/Home.tsx';
import { loadPlaceShortcuts } from './loadPlaceShortcuts.ts';
import { forgetHomeParts } from './PlaceShortcuts.tsx';

let backend: ReturnType<typeof fakeBackend>;

// Loaded on demand: the first import may take longer than `findByRole` waits.
beforeAll(async () => void (await Promise.all([loadPlaceShortcuts(), import('@halte/places/dialog')])));
beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  forgetHomeParts();
});
afterEach(() => backend.restore());

const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} ?, Ajouter l’adresse`) });
const card = () => screen.getByRole('button', { name: /^Voir les départs autour de vous/ });
/** The parts ask for what disturbs the network. */
const partsLoaded = () =>
  waitFor(() => expect(backend.requests.map(({ path }) => path)).toContain('/api/v1/network/alerts'));

it('has the tiles of a first visitor and the offer to locate them at first', async () => {
  await renderView(View, { name: 'index' });
  expect(within(screen.getByRole('region', { name: 'Favoris' })).getAllByRole('button')).toEqual([
    tile('Domicile'),
    tile('Travail'),
  ]);
  expect(card()).toBeVisible();
});

it('asks for an address that was wanted before', async () => {
  await renderView(View, { name: 'index' });
  fireEvent.click(tile('Travail'));
  expect(await screen.findByRole('dialog', { name: 'Ajouter l’adresse du travail' })).toBeVisible();
});

it('locates a traveller who wanted it before', async () => {
  const getCurrentPosition = jest.fn();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  await renderView(View, { name: 'index' });
  fireEvent.click(card());
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(navigator, 'geolocation');
});

it('keeps the focus when the parts come', async () => {
  await renderView(View, { name: 'index' });
  const before = tile('Domicile');
  before.focus();
  await partsLoaded();
  expect(tile('Domicile')).toHaveFocus();
  expect(tile('Domicile')).not.toBe(before);
});
