import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, checkRemote, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Line } from '../../lines/rules.ts';
import { messages as en } from '../../messages/en.ts';
import * as exposed from '../../remote.ts';
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

const answer =
  (body: unknown, status = 200) =>
  (request: BackendRequest) =>
    void request.answer(body, status);
let react = answer({ lines: LINES });
let backend: FakeBackend;

beforeEach(() => {
  initI18n({ locale: 'en', apiKey: 'test' });
  addMessages('schedules', 'en', en);
  react = answer({ lines: LINES });
  backend = fakeBackend((request) => react(request));
});

afterEach(() => {
  backend.restore();
});

function renderView() {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <View host={fakeHost({ tenant: { bffUrl: 'http://bff.test' } })} params={{}} query={{}} />
    </SWRConfig>,
  );
}

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

describe('lines', () => {
  it('are announced while they load, then are grouped by mode with badge, name and directions', async () => {
    renderView();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the lines…');
    const trams = await screen.findByRole('region', { name: 'Tram' });
    expect(within(trams).getByRole('img', { name: 'Line T1' })).toBeInTheDocument();
    expect(within(trams).getByText('University – Station')).toBeInTheDocument();
    expect(within(trams).getByText(/Harbour · Hospital/)).toHaveTextContent('Towards:');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Tram', 'Bus']);
    expect(screen.getByRole('status')).toHaveTextContent('3 lines');
  });

  it('are found by number or name, and all come back', async () => {
    const user = userEvent.setup();
    renderView();
    const filter = await screen.findByRole('searchbox', { name: 'Line number or name' });
    await user.type(filter, 'univ');
    expect(await screen.findByText('1 line')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Line T1' })).toBeInTheDocument();
    await user.clear(filter);
    await user.type(filter, '99');
    expect(await screen.findByText('No line matches “99”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all lines' }));
    expect(await screen.findByText('3 lines')).toBeInTheDocument();
  });

  it('that do not come show a message and a way to try again', async () => {
    const user = userEvent.setup();
    react = answer({ code: 'internal', message: 'Broken.' }, 500);
    renderView();
    expect(await screen.findByRole('alert')).toHaveTextContent('The lines could not be loaded');
    react = answer({ lines: LINES });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 lines')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be loaded offline, which is announced', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    react = (request) => void request.fail();
    renderView();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    online.mockRestore();
  });

  it('that do not exist are not a blank page', async () => {
    react = answer({ lines: [] });
    renderView();
    expect(await screen.findByText('No lines have been published yet')).toBeInTheDocument();
  });
});
