import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { PrintIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import styles from './Timetable.module.css';

/** Below a timetable: what else there is to say, and to print it. */
export function TimetableTools({ children }: { children?: ReactNode }) {
  const t = useTranslate('schedules');
  return (
    <div className={styles.tools}>
      {children}
      <Button icon={<Icon of={PrintIcon} />} onClick={() => window.print()}>
        {t('timetable.print')}
      </Button>
    </div>
  );
}
