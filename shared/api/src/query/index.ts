export { askAgain } from './askAgain.ts';
export type { Query } from './useAnswer.ts';
export { useCall } from './useCall.ts';
export { useNextAtStops } from './useNextAtStops.ts';
export { useQueries, useQuery } from './useQuery.ts';
