export { useApi } from './useApi.ts';
export type { ApiQuery } from './useApiQuery.ts';
export { cacheKey, useApiQuery } from './useApiQuery.ts';
export { useNextAtStops } from './useNextAtStops.ts';
