import type { ViewProps } from '@halte/contract';
import { JourneyPreview } from '../../parts/preview/JourneyPreview.tsx';

export { loadJourneyTexts as loadTexts } from '../../journeys/loadJourneyTexts.ts';

/** The way back on the map. */
export function View({ host, query }: ViewProps) {
  return <JourneyPreview host={host} query={query} direction="RETURN" />;
}
