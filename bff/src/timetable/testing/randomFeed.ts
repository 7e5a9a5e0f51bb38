import type { Feed } from '@halte/engine/timetable/feed/feed';
import { feedOf } from './feeds.ts';
import { type Bustle, randomGtfs } from './randomGtfs.ts';

export const randomFeed = (seed: number, bustle: Bustle): Promise<Feed> => feedOf(randomGtfs(seed, bustle));
