import { act, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/Home.tsx';
import { loadHomeParts } from './PlaceShortcuts.tsx';

const line = (id: string, otherIds: readonly string[] = []) => ({
  id,
  otherIds,
  shortName: id,
  longName: '',
  mode: 'tram',
  color: '#0055aa',
  textColor: '#ffffff',
  headsigns: [],
});
const alert = (header: string, severity: string) => ({ id: header, header, severity, lineIds: ['A'] });

let backend: ReturnType<typeof fakeBackend>;

async function sent(path: string) {
  const found = () => backend.requests.findLast((request) => request.path === path);
  await waitFor(() => expect(found()).toBeDefined());
  return found() as NonNullable<ReturnType<typeof found>>;
}
async function saved(...ids: string[]) {
  const favoriteLines = ids.map((id) => ({ favoriteId: `saved ${id}`, line: { id } }));
  await renderView(View, { name: 'index', favourites: { favoriteLines } });
  // It comes once the browser is idle.
  await screen.findByRole('region', { name: 'Favoris' }, { timeout: 5000 });
}
const answerLines = async () =>
  act(async () => (await sent('/api/v1/lines')).answer({ lines: [line('A', ['A-2']), line('B')] }));

// Loaded on demand: the first import may take longer than `waitFor` waits.
beforeAll(async () => void (await loadHomeParts()));
beforeEach(() => {
  localStorage.setItem('favorites.pois', '[]');
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

it('says the gravest of what disturbs a saved line, or that nothing does, and leads to the line', async () => {
  await saved('A-2', 'B', 'old');
  await answerLines();
  const alerts = [alert('Retards', 'info'), alert('Travaux', 'severe')];
  await act(async () => (await sent('/api/v1/alerts')).answer({ alerts }));
  expect(await screen.findByRole('link', { name: 'Ligne A , Info trafic : Travaux' })).toHaveAttribute(
    'href',
    expect.stringContaining('view'),
  );
  expect(screen.getByRole('link', { name: 'Ligne B , Trafic normal' })).toHaveAttribute(
    'href',
    expect.stringContaining('schedules-line-id'),
  );
  expect(screen.getByRole('link', { name: 'Ligne old , Ne figure plus dans les horaires' })).toBeInTheDocument();
});

it('does not call a line undisturbed as long as that is not known', async () => {
  await saved('B');
  await answerLines();
  const tile = await screen.findByRole('link', { name: /^Ligne B/ });
  expect(tile).not.toHaveTextContent('Trafic normal');
  await act(async () => (await sent('/api/v1/alerts')).answer({ alerts: [] }));
  await waitFor(() => expect(tile).toHaveTextContent('Trafic normal'));
});
