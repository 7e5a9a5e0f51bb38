import '@testing-library/jest-dom';
import type { Query } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { boundsOf, mapState, NO_BOUNDS, selectProximityPoint } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { type BackendRequest, checkRemote, FAKE_TENANT, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Point } from '../../around/rules.ts';
import { messages as en } from '../../messages/en.ts';
import * as exposed from '../../remote.ts';
import { View } from './View.tsx';

const CENTER = { lat: 48.1, lon: -1.6 };
const line = (shortName: string) =>
  ({ id: shortName, shortName, longName: '', mode: 'bus', color: '#123456', textColor: '#ffffff' }) as const;
const point = (id: string, name: string, lat: number, lines = [line('C1')]): Point => ({
  id,
  name,
  lat,
  lon: CENTER.lon,
  type: 'stopArea',
  modes: ['bus'],
  lines,
});
const POINTS = [point('h', 'Hospital', 48.106), point('q', 'Quay', 48.101)];

const answer =
  (body: unknown, status = 200) =>
  (request: BackendRequest) =>
    void request.answer(body, status);
let react = answer({ points: POINTS });
let backend: FakeBackend;
const getCurrentPosition = jest.fn();
const query = jest.fn();

beforeEach(() => {
  initI18n({ locale: 'en', apiKey: 'test' });
  addMessages('proximity', 'en', en);
  addMessages('places', 'en', { 'locate.denied': 'Your browser does not share your position.' });
  react = answer({ points: POINTS });
  backend = fakeBackend((request) => react(request));
  getCurrentPosition.mockReset();
  query.mockReset().mockResolvedValue({ state: 'prompt' });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
});

afterEach(() =>
  act(async () => {
    backend.restore();
    resetMapState();
    mapState.mapBounds = NO_BOUNDS;
    mapState.mapCenter = null;
  }),
);

function renderView(route: Query = {}) {
  const map = { ...FAKE_TENANT.map, center: CENTER };
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test', map } });
  const cache = new Map();
  const view = render(
    <SWRConfig value={{ provider: () => cache }}>
      <View host={host} params={{}} query={route} />
    </SWRConfig>,
  );
  return { host, ...view };
}

const names = () =>
  within(screen.getByRole('region'))
    .getAllByRole('button')
    .map((row) => row.textContent);

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

describe('nearby', () => {
  it('lists the nearest first with distance and lines, without a map and without asking for the position', async () => {
    renderView();
    expect(screen.getByRole('status')).toHaveTextContent('Looking for stops…');
    expect(screen.getByRole('combobox')).toHaveAttribute('placeholder', 'Stop, address or place');
    await screen.findByText('2 stops');
    expect(names()).toEqual([expect.stringMatching(/^Quay.*111 m$/), expect.stringMatching(/^Hospital.*667 m$/)]);
    expect(screen.getAllByRole('img', { name: 'Line C1' })).toHaveLength(2);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(backend.requests[0]!.url.match(/coord=/g)).toHaveLength(4);
  });

  it('puts the same points on the map; choosing on either side chooses on the other', async () => {
    renderView();
    await userEvent.click(await screen.findByRole('button', { name: /Quay/ }));
    expect(mapState.proximityPoints.map(({ id, selected }) => [id, selected])).toEqual([
      ['h', false],
      ['q', true],
    ]);
    await act(async () => selectProximityPoint('h'));
    expect(screen.getByRole('button', { name: /Hospital/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: /Quay/ })).not.toHaveAttribute('aria-current');
  });

  it('follows the map', async () => {
    renderView();
    await screen.findByText('2 stops');
    await act(async () => {
      mapState.mapBounds = boundsOf({ south: 48.105, north: 48.108, west: -1.601, east: -1.599 });
      mapState.mapCenter = { lat: 48.1065, lon: -1.6 };
    });
    expect(await screen.findByText('1 stop')).toBeInTheDocument();
    expect(names()).toEqual([expect.stringMatching(/^Hospital.*56 m$/)]);
  });

  it('leaves nothing on the map', async () => {
    const { unmount } = renderView();
    await screen.findByText('2 stops');
    unmount();
    expect(mapState.proximityPoints).toEqual([]);
  });

  it('looks around the place of the address', async () => {
    renderView({ lat: '48.105', lon: '-1.6', name: 'Market' });
    expect(screen.getByRole('heading', { name: 'Near Market' })).toBeInTheDocument();
    await screen.findByText('2 stops');
    expect(names()[0]).toMatch(/^Hospital/);
  });

  it.each([
    ['an address', { type: 'address' }, 19],
    ['a stop area', { type: 'stopArea', id: 'q' }, 16],
  ])('takes the map as near to %s as one looks at it', async (_, given, zoom) => {
    renderView({ lat: '48.105', lon: '-1.6', name: 'Market', ...given });
    expect(mapState.mapView).toEqual({ kind: 'point', center: expect.objectContaining({ lat: 48.105 }), zoom });
    await screen.findByText('2 stops');
  });

  it.each([
    ['says that nothing is here and what to do', answer({ points: [] }), 'No stops here'],
    [
      'says that the stops could not be loaded',
      answer({ code: 'internal', message: '' }, 500),
      'The stops could not be loaded',
    ],
  ])('%s', async (_, response, text) => {
    react = response;
    renderView();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('can be tried again', async () => {
    react = answer({ code: 'internal', message: '' }, 500);
    renderView();
    await screen.findByText('The stops could not be loaded');
    react = answer({ points: POINTS });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 stops')).toBeInTheDocument();
  });
});

describe('my position', () => {
  const here = { coords: { latitude: 48.106, longitude: -1.6 } };

  it('is requested by a tap', async () => {
    getCurrentPosition.mockImplementation((found) => found(here));
    renderView();
    await userEvent.click(screen.getByRole('button', { name: 'Near my location' }));
    expect(await screen.findByRole('heading', { name: 'Near your location' })).toBeInTheDocument();
    expect(mapState.userPosition).toMatchObject({ lat: 48.106, lon: -1.6 });
    await screen.findByText('2 stops');
    expect(names()[0]).toMatch(/^Hospital/);
  });

  it('is used at once where leave was given before', async () => {
    query.mockResolvedValue({ state: 'granted' });
    getCurrentPosition.mockImplementation((found) => found(here));
    renderView();
    expect(await screen.findByRole('heading', { name: 'Near your location' })).toBeInTheDocument();
  });

  it('that is refused is reported, and the list stays', async () => {
    getCurrentPosition.mockImplementation((_, refused) => refused({ code: 1 }));
    renderView();
    await userEvent.click(screen.getByRole('button', { name: 'Near my location' }));
    expect(await screen.findByText('Your browser does not share your position.')).toBeInTheDocument();
    expect(screen.getByText('2 stops')).toBeInTheDocument();
  });

  it('takes the place out of the address', async () => {
    getCurrentPosition.mockImplementation((found) => found(here));
    const { host } = renderView({ lat: '48.1', lon: '-1.6' });
    await userEvent.click(screen.getByRole('button', { name: 'Near my location' }));
    await waitFor(() => expect(host.calls).toEqual([{ call: 'replace', target: { name: 'proximity' } }]));
  });
});
