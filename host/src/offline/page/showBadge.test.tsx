import { addMessages, initI18n } from '@halte/i18n';
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { messages } from '../messages/fr.ts';
import { createKeptTimes } from './keptTimes.ts';
import { showBadge } from './showBadge.tsx';

const AT = Date.UTC(2026, 10, 27, 7, 12);
const ZONE = 'Europe/Paris';

beforeEach(() => jest.useFakeTimers({ now: AT + 60_000, doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function shown() {
  const times = createKeptTimes('results');
  const retry = jest.fn();
  document.body.innerHTML = '<main id="content"><div>the screen</div></main>';
  act(() => showBadge({ times, zone: ZONE, retry }));
  return { times, retry };
}

beforeAll(() => {
  initI18n({ locale: 'fr', apiKey: 'k' });
  addMessages('offline', 'fr', messages);
});

const line = () => document.querySelector('[data-kept]')?.textContent ?? null;
/** What screen readers have been told. */
const said = () => [...document.querySelectorAll('[role="status"]')].map((region) => region.textContent).join('');

it('says in the zone of the network when the screen was saved, and asks again', () => {
  const { times, retry } = shown();
  expect(line()).toBeNull();
  act(() => times.take({ kind: 'kept', address: 'a', at: AT }));
  expect(line()).toBe('Enregistré à 08:12, sans temps réel');
  expect(document.querySelector('main')?.textContent).toMatch(/^Enregistré.*the screen$/);
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
  act(() => times.take({ kind: 'fresh', address: 'a' }));
  expect(line()).toBeNull();
});

it('names the day of the timetable that journeys are of, whatever else of the screen was saved', () => {
  const { times } = shown();
  act(() => times.take({ kind: 'kept', address: 'a', at: Date.UTC(2026, 10, 21, 7), of: 'timetable' }));
  expect(line()).toBe('Horaires du sam. 21 nov., sans temps réel ni prix');
  act(() => times.take({ kind: 'kept', address: 'b', at: Date.UTC(2026, 10, 20, 7) }));
  expect(line()).toBe('Horaires du sam. 21 nov., sans temps réel ni prix');
  act(() => times.take({ kind: 'fresh', address: 'a' }));
  expect(line()).toBe('Enregistré ven. 20 nov. à 08:00, sans temps réel');
});

it('names the day of what was saved before today, by the clock of the network', () => {
  const { times } = shown();
  act(() => times.take({ kind: 'kept', address: 'a', at: Date.UTC(2026, 10, 26, 22, 30) }));
  expect(line()).toBe('Enregistré hier à 23:30, sans temps réel');
  act(() => times.take({ kind: 'kept', address: 'a', at: Date.UTC(2026, 10, 26, 23, 30) }));
  expect(line()).toBe('Enregistré à 00:30, sans temps réel');
  act(() => times.take({ kind: 'kept', address: 'a', at: Date.UTC(2026, 10, 21, 22, 30) }));
  expect(line()).toBe('Enregistré sam. 21 nov. à 23:30, sans temps réel');
});

it('is announced once while the network is away, and again when it goes the next time', () => {
  const { times } = shown();
  act(() => times.take({ kind: 'kept', address: 'a', at: AT }));
  expect(said()).toBe('Le réseau ne répond pas. Enregistré à 08:12, sans temps réel.');
  for (const region of document.querySelectorAll('[role="status"]')) region.textContent = '';
  act(() => times.take({ kind: 'kept', address: 'b', at: AT - 3_600_000 }));
  expect(line()).toBe('Enregistré à 07:12, sans temps réel');
  expect(said()).toBe('');
  act(() => {
    times.take({ kind: 'fresh', address: 'a' });
    times.take({ kind: 'fresh', address: 'b' });
  });
  act(() => times.take({ kind: 'kept', address: 'a', at: AT }));
  expect(said()).toContain('08:12');
});
