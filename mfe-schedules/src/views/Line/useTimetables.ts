import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import type { Day } from '@halte/i18n';
import { isLineTimetable } from '../../timetable/lineTable.ts';
import { isStopTimetable } from '../../timetable/stopHours.ts';

interface TimetableQuestion {
  readonly line: string;
  readonly direction: 0 | 1;
  readonly date: Day;
}

const wayOf = (direction: 0 | 1) => (direction === 0 ? '0' : '1');

/** A day of a whole line in one direction; null asks for nothing. */
export function useLineTimetable(host: HostServices, question: TimetableQuestion | null) {
  const api = apiFor(host);
  const { line = '', direction = 0, date = '' } = question ?? {};
  return useApiQuery(question && ['line-timetable', host.tenant.apiKey, line, direction, date], (signal) =>
    answerOf(
      api.GET('/api/v1/lines/{id}/timetable', {
        params: { path: { id: line }, query: { direction: wayOf(direction), date } },
        signal,
      }),
      isLineTimetable,
    ),
  );
}

/** A day of a line in one direction at one stop; null asks for nothing. */
export function useStopTimetable(host: HostServices, question: (TimetableQuestion & { readonly stop: string }) | null) {
  const api = apiFor(host);
  const { line = '', direction = 0, date = '', stop = '' } = question ?? {};
  return useApiQuery(question && ['stop-timetable', host.tenant.apiKey, stop, line, direction, date], (signal) =>
    answerOf(
      api.GET('/api/v1/stopPoints/{id}/timetable', {
        params: { path: { id: stop }, query: { lineId: line, direction: wayOf(direction), date } },
        signal,
      }),
      isStopTimetable,
    ),
  );
}

/** Organizations that have to be named where a timetable is shown, for its printed form. */
export function useDataSources(host: HostServices): readonly string[] {
  const api = apiFor(host);
  const { data } = useApiQuery(['network', host.tenant.apiKey], (signal) =>
    answerOf(api.GET('/api/v1/network', { signal }), ({ attributions }) => Array.isArray(attributions)),
  );
  if (!data) return [];
  return [...new Set([data.publisher ?? data.name, ...data.attributions.map(({ organization }) => organization)])];
}
