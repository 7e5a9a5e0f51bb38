import type { Query } from '@halte/api/query';
import { useProblemWords } from '@halte/api/words';
import { useTranslate } from '@halte/i18n';
import { Button, Notice } from '@halte/ui';
import type { ReactNode } from 'react';
import { nextServiceDay } from '../../timetable/days.ts';
import type { StopTimetable } from '../../timetable/stopHours.ts';
import { LineSkeleton } from './LineSkeleton.tsx';
import styles from './Timetable.module.css';
import { TimetableEmpty } from './TimetableEmpty.tsx';
import type { TimetablePartProps } from './timetablePart.ts';

interface TimetableStateProps<Data> extends Pick<TimetablePartProps, 'line' | 'date' | 'onChoose'> {
  answer: Query<Data>;
  children: (data: Data) => ReactNode;
}

/** A timetable, or why there is none: on its way, not to be had, or empty. */
export function TimetableState<Data extends Pick<StopTimetable, 'reason' | 'from' | 'to'>>(
  props: TimetableStateProps<Data>,
) {
  const { answer, line, date, onChoose, children } = props;
  const t = useTranslate('schedules');
  const { data, problem } = answer;
  const words = useProblemWords(problem);
  return (
    <>
      {words && (
        <Notice
          tone={words.tone}
          title={t('timetable.error')}
          className={styles.message}
          action={<Button onClick={answer.retry}>{t('error.retry')}</Button>}
        >
          <p>{words.text}</p>
        </Notice>
      )}
      {!data && !problem && <LineSkeleton label={t('timetable.loading')} />}
      {data && data.reason === null && children(data)}
      {data && data.reason !== null && (
        <TimetableEmpty
          reason={data.reason}
          span={data}
          next={nextServiceDay(line.serviceDays.dates, date)}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
