import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { LiveArcsIcon } from '@halte/ui/icons';
import styles from './NewsLine.module.css';

interface NewsLineProps {
  /** Marks what follows as live, in words and by the arcs. */
  readonly isLive: boolean;
  /** When it was known. */
  readonly text: string;
}

/** How what is below is known, and since when. */
export function NewsLine({ isLive, text }: NewsLineProps) {
  const t = useTranslate('proximity-place');
  return (
    <p className={styles.line}>
      {isLive && <Icon of={LiveArcsIcon} className={styles.arcs} />}
      {isLive && <b className={styles.live}>{t('board.live')}</b>}
      <span>{text}</span>
    </p>
  );
}
