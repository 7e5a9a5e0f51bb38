import type { ViewProps } from '@halte/contract';
import { Roadmap } from '../features/roadmap/Roadmap.tsx';

export { loadTexts } from '../features/roadmap/Roadmap.tsx';

/** The roadmap of the journey whose summary code is in the path. */
export function View({ params, query }: ViewProps) {
  const code = params.journeyId ?? '';
  return <Roadmap key={code} query={query} code={code} />;
}
