/** What the time of a search went to. */
export const SEARCH_PARTS = ['queue', 'engine', 'answer'] as const;

/** On the clock of `monotonic`. */
export interface SearchPart {
  /** `queue`: it waited for a thread; `engine`: journeys were searched; `answer`: these were described and compressed. */
  readonly part: (typeof SEARCH_PARTS)[number];
  readonly from: number;
  readonly to: number;
}

/** Called for each search that was answered, with the W3C Trace Context of its request. */
export type OnSearch = (parts: readonly SearchPart[], traceparent: string | null) => void;

/** The work of a thread for one search, on the clock of `monotonic`. */
export interface ThreadTimes {
  readonly began: number;
  /** When journeys were found; equal to `began` if the thread has only written the answer. */
  readonly found: number;
  readonly written: number;
}

export function partsOfThread({ began, found, written }: ThreadTimes): SearchPart[] {
  const answer: SearchPart = { part: 'answer', from: found, to: written };
  return found === began ? [answer] : [{ part: 'engine', from: began, to: found }, answer];
}
