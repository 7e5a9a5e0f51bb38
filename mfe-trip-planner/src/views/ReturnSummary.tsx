import type { ViewProps } from '@halte/contract';
import { ReturnSummary } from '../features/return/ReturnSummary.tsx';

export { loadTexts } from '../features/return/ReturnSummary.tsx';

/** Both journeys of a round trip. */
export function View({ query }: ViewProps) {
  return <ReturnSummary query={query} />;
}
