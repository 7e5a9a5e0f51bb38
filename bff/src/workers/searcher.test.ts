import { prepareSearches } from '@halte/engine/search/raptor/prepare';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import { MONDAY_AT_8, smallTownFeed } from '../testing/smallTown.ts';
import { shareFeed } from '../timetable/sharing.ts';
import { createSearcher } from './searcher.ts';

jest.mock('@halte/engine/search/raptor/prepare');

it('prepares itself for the day of each timetable, and not again for real time on it', async () => {
  const take = createSearcher(() => MONDAY_AT_8);
  const feed = await smallTownFeed();
  const network = { kind: 'network', feed: shareFeed(feed), walks: null, updates: NO_UPDATES, timetable: 7 } as const;
  expect(await take(network)).toEqual({ kind: 'prepared', timetable: 7, parts: null });
  expect(jest.mocked(prepareSearches).mock.calls).toEqual([
    [expect.objectContaining({ version: feed.version }), MONDAY_AT_8],
  ]);
  expect(await take({ ...network, feed: null })).toBeNull();
  expect(prepareSearches).toHaveBeenCalledTimes(1);
});
