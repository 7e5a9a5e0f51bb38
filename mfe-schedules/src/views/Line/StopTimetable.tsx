import { useQuery } from '@halte/api/query';
import { millisOf } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useMemo } from 'react';
import { directionParam } from '../../line/directionParam.ts';
import { type StopTimetable as Answer, nowInHours, stopHoursOf } from '../../timetable/stopHours.ts';
import { PrintedPage } from './PrintedPage.tsx';
import { PrintedStop } from './PrintedTimetable.tsx';
import { TimetableHead } from './TimetableHead.tsx';
import { TimetableHours } from './TimetableHours.tsx';
import { TimetableLegend } from './TimetableLegend.tsx';
import { TimetableState } from './TimetableState.tsx';
import { TimetableTools } from './TimetableTools.tsx';
import type { TimetablePartProps } from './timetablePart.ts';
import { useDataSources } from './useDataSources.ts';
import { useTimetableTitle } from './useTimetableTitle.ts';

/** The departures of one stop. */
export function StopTimetable(props: TimetablePartProps) {
  const { line, direction, stop, date } = props;
  const query = { lineId: line.id, direction: directionParam(direction.direction), date };
  const answer = useQuery('/api/v1/stopPoints/{id}/timetable', { params: { path: { id: stop.stopAreaId }, query } });
  return (
    <TimetableState {...props} answer={answer}>
      {(timetable) => <Hours {...props} timetable={timetable} />}
    </TimetableState>
  );
}

function Hours({ timetable, ...props }: TimetablePartProps & { timetable: Answer }) {
  const { line, now, day } = props;
  const zone = useHost().tenant.timeZone;
  const hours = useMemo(() => stopHoursOf(timetable, zone), [timetable, zone]);
  const title = useTimetableTitle(props);
  const sources = useDataSources();
  return (
    <>
      <TimetableHead {...props} destination={timetable.destinations[0] ?? ''} remarks={hours.remarks} />
      <TimetableHours
        hours={hours}
        caption={title.stop}
        now={millisOf(now)}
        at={day.isRunning ? nowInHours(hours, now) : null}
      />
      <TimetableLegend remarks={hours.remarks} />
      <TimetableTools />
      <PrintedPage>
        {() => <PrintedStop hours={hours} title={title.stop} operator={line.agency.name} sources={sources} />}
      </PrintedPage>
    </>
  );
}
