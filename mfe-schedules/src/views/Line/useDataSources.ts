import { useQuery } from '@halte/api/query';

/** Organizations that have to be named where a timetable is shown, for its printed form. */
export function useDataSources(): readonly string[] {
  const { data } = useQuery('/api/v1/network', {});
  if (!data) return [];
  return [...new Set([data.publisher ?? data.name, ...data.attributions.map(({ organization }) => organization)])];
}
