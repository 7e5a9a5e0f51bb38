import type { HostServices, Query } from '@halte/contract';
import type { PaintedViews } from '@halte/contract/firstPaint';
import { plannerOf } from './state/tripPlanner.ts';
import { tripAtFirst } from './trip/tripAtFirst.ts';

/** The places of the form are in the state, which an effect fills from the address. */
function fillForm(host: HostServices, { ffv = '', tfv = '' }: Query): void {
  const { trips } = plannerOf(host);
  trips.fill(tripAtFirst({ fv: ffv, tv: tfv }, trips.state.now));
}

const FORM: PaintedViews[keyof PaintedViews] = {
  query: (valueIn) => ({ ffv: valueIn('ffv'), tfv: valueIn('tfv') }),
  prepare: fillForm,
};

/** The views that the build renders for the first paint. */
export const firstPaint: PaintedViews = {
  index: FORM,
  'trip-planner': FORM,
  'trip-planner-results': { query: (valueIn) => ({ fv: valueIn('fv'), tv: valueIn('tv') }) },
};
