import type { Api } from '@halte/api';
import { type Place, placeFrom } from '@halte/contract/trip';
import { initI18n } from '@halte/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPlacesMessages } from '../loadMessages.ts';
import { createPlaceHistory } from '../places/history.ts';
import { PlaceField } from './PlaceField.tsx';

let mockIsBroken = true;

jest.mock('./placeListParts.ts', () => {
  if (mockIsBroken) throw new Error('The chunk could not be loaded.');
  return { placeListParts: { Runner: () => null, Row: () => 'Loaded row' } };
});

const recent = placeFrom({ id: 'poi:1', type: 'pointOfInterest', name: 'Museum', lat: 43, lon: 1 }) as Place;
const loadApi = async () => ({}) as Api;

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('offers recent places by their names while the code of the list cannot be loaded, and loads it when the network is back', async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadPlacesMessages();
  const history = createPlaceHistory({ cookieDomain: null });
  history.clear();
  history.add(recent);
  const chosen: (string | undefined)[] = [];
  render(
    <PlaceField
      id="from"
      label="From"
      value={null}
      onChange={(place) => chosen.push(place?.id)}
      loadApi={loadApi}
      history={history}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'From' }));
  await waitFor(() => expect(options()).toEqual(['Museum']));
  mockIsBroken = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(options()).toEqual(['Loaded row']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['poi:1']);
});
