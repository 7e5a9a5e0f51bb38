import { millisOf } from '@halte/i18n';
import { useMemo } from 'react';
import { type StopTimetable as Answer, nowInHours, stopHoursOf } from '../../timetable/stopHours.ts';
import { PrintedPage } from './PrintedPage.tsx';
import { PrintedStop } from './PrintedTimetable.tsx';
import { TimetableHead } from './TimetableHead.tsx';
import { TimetableHours } from './TimetableHours.tsx';
import { TimetableLegend } from './TimetableLegend.tsx';
import { TimetableState } from './TimetableState.tsx';
import { TimetableTools } from './TimetableTools.tsx';
import type { TimetablePartProps } from './timetablePart.ts';
import { useDataSources, useStopTimetable } from './useTimetables.ts';
import { useTimetableTitle } from './useTimetableTitle.ts';

/** What leaves from one stop. */
export function StopTimetable(props: TimetablePartProps) {
  const { host, line, direction, stop, date } = props;
  const question = { line: line.id, direction: direction.direction, stop: stop.stopAreaId, date };
  const answer = useStopTimetable(host, question);
  return (
    <TimetableState {...props} answer={answer}>
      {(timetable) => <Hours {...props} timetable={timetable} />}
    </TimetableState>
  );
}

function Hours({ timetable, ...props }: TimetablePartProps & { timetable: Answer }) {
  const { host, line, now, day } = props;
  const zone = host.tenant.timeZone;
  const hours = useMemo(() => stopHoursOf(timetable, zone), [timetable, zone]);
  const title = useTimetableTitle(props);
  const sources = useDataSources(host);
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
