export type { Answer, Question } from './reads.ts';
export type { Query } from './useAnswer.ts';
export { useApi } from './useApi.ts';
export type { ApiQuery } from './useApiQuery.ts';
export { cacheKey, useApiQuery } from './useApiQuery.ts';
export { useCall } from './useCall.ts';
export { useNextAtStops } from './useNextAtStops.ts';
export { useQueries, useQuery } from './useQuery.ts';
