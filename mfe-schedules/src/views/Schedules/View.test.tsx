import '@testing-library/jest-dom';
import type { Query } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { type BackendRequest, checkRemote, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Line } from '../../lines/rules.ts';
import * as exposed from '../../remote.ts';
import { remote } from '../../remote.ts';
import { View } from './View.tsx';

const line = (id: string, shortName: string, change: Partial<Line> = {}): Line => ({
  id,
  shortName,
  longName: `Line of ${id}`,
  mode: 'bus',
  color: '#123456',
  textColor: '#ffffff',
  agency: 'Town',
  headsigns: ['Harbour', 'Hospital'],
  ...change,
});

const LINES = [
  line('b12', '12'),
  line('t1', 'T1', { mode: 'tram', longName: 'University – Station' }),
  line('b3', '3'),
];

const DETOUR = {
  id: 'w',
  effect: 'detour',
  severity: 'warning',
  header: 'Works at Harbour',
  lineIds: ['b3'],
  stopIds: [],
};

const answer =
  (body: unknown, status = 200) =>
  (request: BackendRequest) =>
    void request.answer(body, status);
const BROKEN_LIFT = { ...DETOUR, id: 'l', effect: 'accessibilityIssue', header: 'Lift out of order', lineIds: ['t1'] };
let react = answer({ lines: LINES });
let backend: FakeBackend;

/** The lines, one alert, and the lines that stop at a place whose name was typed. */
function network(request: BackendRequest) {
  if (request.path === '/api/v1/alerts') return void request.answer({ alerts: [DETOUR, BROKEN_LIFT] });
  const search = new URL(request.url).searchParams.get('search');
  if (search !== null) return void request.answer({ lines: search === 'museum' ? [LINES[2]] : [] });
  return react(request);
}

beforeEach(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadMessages('schedules', remote.messages);
  react = answer({ lines: LINES });
  backend = fakeBackend(network);
});

afterEach(() => {
  backend.restore();
});

function renderView(query: Query = {}, favouriteLine?: string) {
  const favoriteLines = favouriteLine === undefined ? [] : [{ favoriteId: 'f', line: { id: favouriteLine } }];
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' }, favourites: { favoriteLines } });
  const provider = new Map();
  const page = (shown: Query) => (
    <SWRConfig value={{ provider: () => provider, dedupingInterval: 0 }}>
      <HostProvider host={host}>
        <View host={host} params={{}} query={shown} />
      </HostProvider>
    </SWRConfig>
  );
  const { rerender } = render(page(query));
  return { ...host, show: (next: Query) => rerender(page(next)) };
}

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

describe('lines', () => {
  it('are announced while they load, then are plates by mode, each a link with its ends, its alert and its star', async () => {
    const user = userEvent.setup();
    const host = renderView();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the lines…');
    const trams = await screen.findByRole('region', { name: 'Tram 1' });
    const plate = within(trams).getByRole('link', { name: /^Tram T1 ?, University ?, Station/ });
    expect(plate).toHaveAttribute('href', '/en/schedules-line-id/t1');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Tram 1', 'Bus 2']);
    expect(screen.getByRole('status')).toHaveTextContent('3 lines');
    expect(await screen.findByRole('link', { name: /^Bus 3, .*Diversion$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Tram T1, .*Reduced access$/ })).toBeInTheDocument();
    expect(screen.getByText('2 lines have a service update')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Line 3 Works at Harbour' })).toHaveAttribute(
      'href',
      '/en/schedules-line-id/b3?view=info',
    );
    await user.click(within(trams).getByRole('button', { name: 'Favourite: line T1' }));
    expect(host.favourites.state.get().lists.favoriteLines).toMatchObject([{ line: { id: 't1' } }]);
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 line');
    expect(screen.queryByRole('link', { name: /^Bus 12/ })).toBeNull();
  });

  it('are favourites under each id that the feed has for them', async () => {
    const user = userEvent.setup();
    react = answer({ lines: [line('22-1616', '22', { otherIds: ['22-1244'] })] });
    const host = renderView({}, '22-1244');
    const star = await screen.findByRole('button', { name: 'Favourite: line 22' });
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await user.click(star);
    expect(host.favourites.state.get().lists.favoriteLines).toEqual([]);
  });

  it('are reached by the arrow keys, their star by Tab', async () => {
    const user = userEvent.setup();
    renderView();
    (await screen.findByRole('link', { name: /^Tram T1/ })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: /^Bus 12/ })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Favourite: line 12' })).toHaveFocus();
  });

  it('are found by name and by stop, which the address keeps, and all come back', async () => {
    const user = userEvent.setup();
    const host = renderView();
    const field = await screen.findByRole('searchbox', { name: 'Line, stop or destination' });
    await user.type(field, 'museum');
    expect(await screen.findByText('1 line for “museum”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Bus 3/ })).toBeInTheDocument();
    expect(host.calls).toContainEqual({ call: 'replace', target: { name: 'schedules', query: { search: 'museum' } } });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('region', { name: 'Tram 1' })).toBeInTheDocument();
    await user.type(field, '99');
    expect(await screen.findByText('No line matches “99”')).toBeInTheDocument();
    expect(backend.requests.filter(({ url }) => url.includes('search='))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show all lines' }));
    expect(await screen.findByRole('region', { name: 'Tram 1' })).toBeInTheDocument();
  });

  it('are those of the search in the address', async () => {
    renderView({ search: '12' });
    expect(await screen.findByText('1 line for “12”')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('12');
  });

  it('follow Back and links within the page, which write nothing into the address', async () => {
    const user = userEvent.setup();
    const { calls, show } = renderView();
    const field = await screen.findByRole('searchbox');
    await user.type(field, '12');
    await screen.findByText('1 line for “12”');
    show({ search: '12' });
    expect(field).toHaveValue('12');
    const written = calls.length;
    show({});
    expect(field).toHaveValue('');
    expect(await screen.findByRole('region', { name: 'Tram 1' })).toBeInTheDocument();
    show({ search: '3' });
    expect(await screen.findByText('1 line for “3”')).toBeInTheDocument();
    expect(calls).toHaveLength(written);
  });

  it('that do not come show a message and a way to try again', async () => {
    const user = userEvent.setup();
    react = answer({ code: 'internal', message: 'Broken.' }, 500);
    renderView();
    expect(await screen.findByRole('alert')).toHaveTextContent('The lines could not be loaded');
    react = answer({ lines: LINES });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Tram 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be loaded offline, which is announced', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    react = (request) => void request.fail();
    renderView();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Check your internet connection');
    // Nothing is wrong with the page.
    expect(notice).not.toHaveClass('error');
    online.mockRestore();
    await act(async () => {
      react = answer({ lines: [] });
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('No lines have been published yet')).toBeInTheDocument();
  });

  it('that do not exist are not a blank page', async () => {
    react = answer({ lines: [] });
    renderView();
    expect(await screen.findByText('No lines have been published yet')).toBeInTheDocument();
  });
});
