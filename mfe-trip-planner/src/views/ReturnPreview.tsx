import type { ViewProps } from '@halte/contract';
import { JourneyPreview } from '../features/preview/JourneyPreview.tsx';

export { loadJourneyMessages as loadTexts } from '../features/journey/loadJourneyMessages.ts';

/** The return journey on the map. */
export function View({ query }: ViewProps) {
  return <JourneyPreview query={query} direction="RETURN" />;
}
