/** Back from a roadmap, one goes on at the journey that was opened. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { groupOf } from '../../testing/outAndBack.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { journey } from '../../testing/trips.ts';
import { View } from '../../views/Results.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };
const FOUND = groupOf(journey('one'), journey('two'), journey('three'));

let backend: ReturnType<typeof fakeBackend>;
const cards = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a') as HTMLAnchorElement);
const prevented = (event: Event) => event.preventDefault();
const show = () => renderView(View, { name: 'trip-planner-results', query: QUERY });

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  window.history.replaceState(null, '', '/fr/results');
  // The host's router takes the clicks on links.
  window.addEventListener('click', prevented);
});
afterEach(() => {
  backend.restore();
  window.removeEventListener('click', prevented);
});

async function openSecond(): Promise<void> {
  await show();
  await waitFor(() => expect(backend.requests.some(({ path }) => path.endsWith('/search'))).toBe(true));
  await act(async () => backend.requests.find(({ path }) => path.endsWith('/search'))?.answer(FOUND));
  await listed();
  await userEvent.click(cards()[1] as HTMLElement);
  cleanup();
  (document.activeElement as HTMLElement | null)?.blur();
}

/** The browser has gone back: the address is the list's again. */
const back = () => act(async () => window.dispatchEvent(new PopStateEvent('popstate')));

it('the focus is on its card', async () => {
  await openSecond();
  await back();
  await show();
  await listed();
  await waitFor(() => expect(cards()[1]).toHaveFocus());
});

it('the same search opened again begins at the top', async () => {
  await openSecond();
  await show();
  await listed();
  expect(document.body).toHaveFocus();
});

it('the focus stays where the traveller has taken it meanwhile', async () => {
  await openSecond();
  await back();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await show();
  await listed();
  expect(button).toHaveFocus();
  button.remove();
});
