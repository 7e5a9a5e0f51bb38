import { mapState } from '@halte/map-core';
import { loadMapCore } from '@halte/map-core/lazy';
import { resetMapState } from '@halte/map-core/testing';
import { act, render, waitFor } from '@testing-library/react';
import { useTripMap } from './useTripMap.ts';

const END = { name: 'Oak', lat: 48, lon: 7 };
const drawn = (id: string) => ({ id, from: END, to: { ...END, lat: 48.1 }, sections: [] });
const LIST = { markers: [], journeys: [drawn('one'), drawn('two')], selectedId: 'one' };
const ONE = { markers: [], journeys: [drawn('one')], selectedId: 'one' };

function List() {
  useTripMap(LIST);
  return null;
}
function One() {
  useTripMap(ONE);
  return null;
}
const ids = () => mapState.tripPlannerJourneys.map(({ id }) => id);

beforeEach(async () => {
  resetMapState();
  await loadMapCore();
});

it('keeps what a screen drew until the next one has drawn its own, and fits the map to it', async () => {
  const { rerender } = render(<List />);
  await waitFor(() => expect(ids()).toEqual(['one', 'two']));
  const former = mapState.mapView;
  rerender(<One />);
  expect(ids()).toEqual(['one', 'two']);
  await waitFor(() => expect(ids()).toEqual(['one']));
  expect(mapState.selectedJourneyId).toBe('one');
  expect(mapState.mapView).not.toBe(former);
});

it('removes it at once where the next screen draws no trip', async () => {
  const { rerender } = render(<List />);
  await waitFor(() => expect(ids()).toHaveLength(2));
  await act(async () => rerender(<p>Elsewhere</p>));
  expect(ids()).toEqual([]);
});
