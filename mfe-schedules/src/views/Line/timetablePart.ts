import type { Day, Instant } from '@halte/i18n';
import type { LineDetail, LineDirection, LineStop } from '../../line/lineDetail.ts';

/** Props of both forms of the timetable. */
export interface TimetablePartProps {
  line: LineDetail;
  direction: LineDirection;
  stop: LineStop;
  date: Day;
  now: Instant;
  /** Whether vehicles of that day may run now. */
  day: { readonly isRunning: boolean };
  onChoose: (day: Day) => void;
}
