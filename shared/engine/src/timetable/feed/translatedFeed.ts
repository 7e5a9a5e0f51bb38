import type { Feed } from './feed.ts';

/** A feed whose names are in another language: its indexes and ids are those of `original`. */
export interface TranslatedFeed extends Feed {
  readonly original: Feed;
  readonly namesLanguage: string;
}

export function isTranslated(feed: Feed | TranslatedFeed): feed is TranslatedFeed {
  return 'original' in feed;
}
