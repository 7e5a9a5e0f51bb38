import type { PaintedViews } from '@halte/contract/firstPaint';

/** The views that the build renders for the first paint. */
export const firstPaint: PaintedViews = {
  proximity: {},
  'proximity-type-id': { params: { type: 'stopArea', id: 'id' } },
};
