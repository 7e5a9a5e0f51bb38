import { directionOf } from '@halte/engine/boards/patterns';
import { smallTownFeed } from '../testing/smallTown.ts';
import { prepareLines } from './prepareLines.ts';

it('leaves nothing to be put in order for the first question about a stop, and lets answers go between two lines', async () => {
  const feed = await smallTownFeed();
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await prepareLines(feed, () => true);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(feed.routes.length - 1);
  const looksAtStops = jest.spyOn(feed.stopTimes.stop, 'subarray');
  for (let trip = 0; trip < feed.trips.count; trip++) directionOf(feed, trip);
  expect(looksAtStops).not.toHaveBeenCalled();
});

it('ends with the timetable that it is for', async () => {
  const feed = await smallTownFeed();
  const looksAtStops = jest.spyOn(feed.stopTimes.stop, 'subarray');
  await prepareLines(feed, () => false);
  expect(looksAtStops).not.toHaveBeenCalled();
});
