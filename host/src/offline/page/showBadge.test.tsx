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
  const times = createKeptTimes();
  const retry = jest.fn();
  document.body.innerHTML = '<main id="content"><div>the screen</div></main>';
  act(() => showBadge({ times, zone: ZONE, retry }));
  return { times, retry };
}

beforeAll(() => {
  initI18n({ locale: 'fr', apiKey: 'k' });
  addMessages('offline', 'fr', messages);
});

it('says in the zone of the network when the screen was saved, and asks again', () => {
  const { times, retry } = shown();
  expect(screen.queryByRole('status')).toBeNull();
  act(() => times.take({ kind: 'kept', address: 'a', at: AT }));
  expect(screen.getByRole('status').textContent).toContain('Enregistré à 08:12');
  expect(document.querySelector('main')?.textContent).toMatch(/^Enregistré.*the screen$/);
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
  act(() => times.take({ kind: 'fresh', address: 'a' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('names the day of what was saved before today, by the clock of the network', () => {
  const { times } = shown();
  act(() => times.take({ kind: 'kept', address: 'a', at: Date.UTC(2026, 10, 26, 22, 30) }));
  expect(screen.getByRole('status').textContent).toContain('Enregistré hier à 23:30');
  act(() => times.take({ kind: 'kept', address: 'a', at: Date.UTC(2026, 10, 26, 23, 30) }));
  expect(screen.getByRole('status').textContent).toContain('Enregistré à 00:30');
});
