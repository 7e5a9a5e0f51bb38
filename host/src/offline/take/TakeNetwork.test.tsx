import '@testing-library/jest-dom';
import { createObservable, type Locale } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { loadTakeMessages } from './loadTakeMessages.ts';
import { TakeNetwork } from './TakeNetwork.tsx';
import type { TakingState } from './taking.ts';

const NOW = Date.UTC(2026, 10, 28, 11);
const OFFER = {
  id: 'town',
  version: 'a',
  path: '/networks/town/a.htn',
  name: 'City Transport Ltd',
  lastDay: '2026-12-31',
  bytes: 200_000,
  compressedBytes: 72_500,
};
const OFFERED: TakingState = { kind: 'offered', offer: OFFER, problem: null };
const KEPT: TakingState = { kind: 'kept', network: { ...OFFER, at: NOW - 86_400_000 }, newer: null, problem: null };

beforeEach(() => jest.useFakeTimers({ now: NOW, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function shown(first: TakingState, locale: Locale = 'fr', zone = 'Europe/Paris') {
  initI18n({ locale, apiKey: 'k' });
  addMessages('take-network', locale, await loadTakeMessages.of(locale));
  const state = createObservable<TakingState>(first);
  const calls = { take: jest.fn(), cancel: jest.fn(), forget: jest.fn(), read: jest.fn(), ask: jest.fn() };
  render(<TakeNetwork taking={{ state, ...calls }} name="Town" zone={zone} />);
  return { ...calls, set: (next: TakingState) => act(() => state.set(next)) };
}

const region = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
/** What screen readers have been told. */
const said = () =>
  [...document.querySelectorAll('[role="status"]')]
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s/g, ' ');

it.each<[Locale, string]>([
  [
    'fr',
    'Emportez les horaires du réseau Town (73 ko, et jusqu’à 800 ko pour l’application). La recherche fonctionne sans connexion jusqu’au jeudi 31 décembre, sans temps réel ni prix.',
  ],
  [
    'en',
    'Take the timetable of Town with you (73 kB, and up to 800 kB for the app). Search works without a connection until Thursday 31 December, without live times or prices.',
  ],
  [
    'es',
    'Llévate los horarios de Town (73 kB, y hasta 800 kB para la aplicación). La búsqueda funciona sin conexión hasta el jueves, 31 de diciembre, sin tiempo real ni precios.',
  ],
  [
    'it',
    'Porta con te gli orari di Town (73 kB, e fino a 800 kB per l’app). La ricerca funziona senza connessione fino a giovedì 31 dicembre, senza tempo reale né prezzi.',
  ],
  [
    'de',
    'Nehmen Sie den Fahrplan von Town mit (73 kB, dazu bis zu 800 kB für die App). Die Suche funktioniert bis Donnerstag, 31. Dezember ohne Internetverbindung, ohne Echtzeit und Preise.',
  ],
])('is offered in words, in %s', async (locale, text) => {
  await shown(OFFERED, locale);
  expect(region()).toHaveTextContent(text);
});

it.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Paris'])(
  'names the last day and the day of the download by the clock of %s',
  async (zone) => {
    await shown({ ...KEPT, network: { ...OFFER, lastDay: '2027-01-01', at: NOW } } as TakingState, 'en', zone);
    const day = zone === 'Pacific/Auckland' ? 'Sunday 29 November' : 'Saturday 28 November';
    expect(region()).toHaveTextContent(`(73 kB, downloaded on ${day})`);
    expect(region()).toHaveTextContent('until Friday, 1 January 2027, without live times or prices');
  },
);

it('is taken by its button, shows how far it is, can be cancelled, and is removed; each is said', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { take, cancel, forget, set } = await shown(OFFERED);
  expect(said()).toBe('');
  await user.click(button('Emporter'));
  expect(take).toHaveBeenCalledTimes(1);
  set({ kind: 'loading', offer: OFFER, share: 0.4 });
  expect(screen.getByRole('progressbar', { name: 'Téléchargement des horaires…' })).toHaveValue(0.4);
  expect(said()).toBe('Téléchargement des horaires…');
  // The button that was pressed is gone.
  expect(screen.getByRole('heading', { name: 'Horaires sans connexion' })).toHaveFocus();
  fireEvent.click(button('Annuler'), { detail: 2 });
  expect(cancel).not.toHaveBeenCalled();
  await user.click(button('Annuler'));
  expect(cancel).toHaveBeenCalledTimes(1);
  set(KEPT);
  expect(said()).toMatch(/^Les horaires du réseau Town sont sur cet appareil \(73 ko, téléchargés le vendredi 27 nov/);
  expect(screen.queryByRole('button', { name: 'Mettre à jour' })).toBeNull();
  fireEvent.click(button('Retirer de cet appareil'), { detail: 2 });
  expect(forget).not.toHaveBeenCalled();
  await user.click(button('Retirer de cet appareil'));
  expect(forget).toHaveBeenCalledTimes(1);
  set(OFFERED);
  expect(said()).toBe('Les horaires ne sont plus sur cet appareil.');
});

it.each([
  ['unreachable', 'Le téléchargement s’est interrompu. Réessayez dès que la connexion est revenue.'],
  ['damaged', 'Le fichier est arrivé abîmé. Réessayez.'],
  ['noRoom', 'Il n’y a pas assez de place sur cet appareil. Libérez de l’espace de stockage, puis réessayez.'],
] as const)('says at once what to do when it fails: %s', async (problem, text) => {
  const { set } = await shown({ kind: 'loading', offer: OFFER, share: 0 });
  set({ ...OFFERED, problem });
  expect(within(region()).getByRole('alert')).toHaveTextContent(text);
  expect(button('Emporter')).toBeInTheDocument();
});

it('offers the newer timetable beside the one that is kept', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { take } = await shown({ ...KEPT, newer: { ...OFFER, version: 'b' } });
  expect(region()).toHaveTextContent('De nouveaux horaires sont publiés.');
  await user.click(button('Mettre à jour'));
  expect(take).toHaveBeenCalledTimes(1);
});

it('takes the focus from nobody who is elsewhere', async () => {
  const { set } = await shown(OFFERED);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  set(KEPT);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('shows nothing where nothing is offered', async () => {
  await shown({ kind: 'none' });
  expect(screen.queryByRole('region')).toBeNull();
});
