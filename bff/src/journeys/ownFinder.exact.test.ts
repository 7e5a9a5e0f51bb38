/** The embedded engine keeps the contract of all finders. */

import { createOwnFinder } from '@halte/engine/journeys/ownFinder';
import { dailySample } from '@halte/judge/sample';
import { exactFeeds } from '../timetable/testing/exactFeeds.ts';
import { rideFinderContract } from './testing/rideFinderContract.ts';

const all = exactFeeds();
const feeds = [
  ...dailySample(
    all.filter(({ isRandom }) => isRandom),
    3,
    ({ name }) => `finder ${name}`,
  ),
  ...dailySample(
    all.filter(({ isRandom }) => !isRandom),
    2,
    ({ name }) => `finder ${name}`,
  ),
];

for (const exact of feeds) rideFinderContract(exact, async () => createOwnFinder());
