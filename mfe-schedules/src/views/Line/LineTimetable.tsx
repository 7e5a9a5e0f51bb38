import { useQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useMemo } from 'react';
import { directionParam } from '../../line/directionParam.ts';
import { type LineTimetable as Answer, currentColumn, lineTableOf } from '../../timetable/lineTable.ts';
import { PrintedPage } from './PrintedPage.tsx';
import { PrintedLine } from './PrintedTimetable.tsx';
import { TimetableGrid } from './TimetableGrid.tsx';
import { TimetableLegend } from './TimetableLegend.tsx';
import { TimetableState } from './TimetableState.tsx';
import { TimetableTools } from './TimetableTools.tsx';
import type { TimetablePartProps } from './timetablePart.ts';
import { useDataSources } from './useDataSources.ts';
import { useTimetableTitle } from './useTimetableTitle.ts';

/** All stops of a line, trips side by side. */
export function LineTimetable(props: TimetablePartProps) {
  const { line, direction, date } = props;
  const query = { direction: directionParam(direction.direction), date };
  const answer = useQuery('/api/v1/lines/{id}/timetable', { params: { path: { id: line.id }, query } });
  return (
    <TimetableState {...props} answer={answer}>
      {(timetable) => <Grid {...props} timetable={timetable} />}
    </TimetableState>
  );
}

function Grid({ timetable, ...props }: TimetablePartProps & { timetable: Answer }) {
  const { line, direction, stop, now, day } = props;
  const t = useTranslate('schedules');
  const { timeZone: zone } = useHost().tenant;
  const table = useMemo(() => lineTableOf(timetable, zone), [timetable, zone]);
  const title = useTimetableTitle(props);
  const sources = useDataSources();
  const current = day.isRunning ? currentColumn(table, stop.stopAreaId, now) : null;
  return (
    <>
      <TimetableGrid
        table={table}
        caption={title.line}
        now={now}
        current={current}
        chosen={stop}
        stops={direction.stops}
      />
      <TimetableLegend remarks={table.remarks} />
      <TimetableTools>
        {!timetable.complete && <p>{t('timetable.incomplete', { count: table.columns.length })}</p>}
      </TimetableTools>
      <PrintedPage>
        {() => <PrintedLine table={table} title={title.line} operator={line.agency.name} sources={sources} />}
      </PrintedPage>
    </>
  );
}
