import type { ViewProps } from '@halte/contract';
import { JourneyPreview } from '../../parts/preview/JourneyPreview.tsx';

export { loadJourneyMessages as loadTexts } from '../../trip/loadJourneyMessages.ts';

/** The journey of a simple trip, or the way out of an out-and-back trip, on the map. */
export function View({ host, query }: ViewProps) {
  return <JourneyPreview host={host} query={query} direction="DEPARTURE" />;
}
