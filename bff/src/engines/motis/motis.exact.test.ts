/** The contract of finders with the questions and answers of MOTIS; what answers is the embedded engine. No MOTIS was run: none is published as a package. */
import { dailySample } from '@halte/judge/sample';
import { rideFinderContract } from '../../journeys/testing/rideFinderContract.ts';
import { exactFeeds } from '../../timetable/testing/exactFeeds.ts';
import { createFeedIds } from '../feedIds.ts';
import { createMotisFinder } from './motisFinder.ts';
import { motisOfOwn } from './testing/motisOfOwn.ts';

const all = exactFeeds();
const sampled = (isRandom: boolean, count: number) =>
  dailySample(
    all.filter((feed) => feed.isRandom === isRandom),
    count,
    ({ name }) => `motis ${name}`,
  );

for (const exact of [...sampled(true, 3), ...sampled(false, 1)])
  rideFinderContract(exact, async (feed) => {
    const network = feed.parts.map(({ id }) => id);
    const feeds = new Map(network.map((name, index) => [`tag${index}`, name]));
    const ids = createFeedIds({ given: feeds, engine: [...feeds.keys()], network });
    return createMotisFinder({ address: '', feeds, timeoutMs: 60_000, most: 1, send: motisOfOwn(feed, ids) });
  });
