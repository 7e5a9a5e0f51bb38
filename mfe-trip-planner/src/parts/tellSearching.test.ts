import { fakeHost } from '@halte/testkit';
import { foundStore } from '../trip/foundStore.ts';
import { NO_SEARCH, searching } from '../trip/search.ts';
import { tellSearching } from './tellSearching.ts';

it('tells the host when a search begins and when it is over, out or back', async () => {
  const heard: boolean[] = [];
  const host = { ...fakeHost(), setSearching: (isSearching: boolean) => void heard.push(isSearching) };
  tellSearching(host);
  tellSearching(host);
  for (const state of [{ search: searching('a') }, { search: NO_SEARCH }, { returnSearch: searching('b') }]) {
    Object.assign(foundStore.state, state);
    await Promise.resolve();
  }
  Object.assign(foundStore.state, { returnSearch: NO_SEARCH });
  await Promise.resolve();
  expect(heard).toEqual([false, true, false, true, false]);
});

it('does without a host that does not ask', () => {
  expect(() => tellSearching(fakeHost())).not.toThrow();
});
