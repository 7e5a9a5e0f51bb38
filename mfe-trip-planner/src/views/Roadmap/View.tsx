import type { ViewProps } from '@halte/contract';
import { Roadmap } from '../../features/roadmap/Roadmap.tsx';

export { loadRoadmapMessages as loadTexts } from '../../features/roadmap/loadRoadmapMessages.ts';

/** The roadmap of the journey whose summary code is in the path. */
export function View({ params, query }: ViewProps) {
  const code = params.journeyId ?? '';
  return <Roadmap key={code} query={query} code={code} />;
}
