import { initI18n, loadMessages } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { act, render } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { FAKE_BACKEND_URL, fakeBackend } from '../../testing/fakeBackend.ts';
import { Visit } from '../../testing/renderView.tsx';
import { View } from '../../views/Results.tsx';
import { loadJourneyMessages } from '../journey/loadJourneyMessages.ts';

it('searches without what the traveller prefers when that takes long to come', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadMessages('trip-planner', remote.messages);
  await loadJourneyMessages();
  const query = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };
  const host = fakeHost({ route: { name: 'trip-planner-results', query }, tenant: { bffUrl: FAKE_BACKEND_URL } });
  const backend = fakeBackend();
  const searches = () => backend.requests.filter(({ path }) => path.endsWith('/search'));
  jest.useFakeTimers();
  render(
    <Visit host={host}>
      <View host={host} params={{}} query={query} />
    </Visit>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2_999));
  expect(searches()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  // The search begins in the next task.
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(searches()).toHaveLength(1);
  jest.useRealTimers();
  backend.restore();
});
