import { useTranslate } from '@halte/i18n';
import { LineBadge, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { lineTarget } from '../../line/lineAddress.ts';
import type { LineStop } from '../../line/lineDetail.ts';
import styles from './Changes.module.css';

/** The other lines of a stop. */
export function Changes({ stop }: { stop: LineStop }) {
  const t = useTranslate('schedules');
  if (stop.changes.length === 0) return null;
  return (
    <span className={styles.badges}>
      <VisuallyHidden>{t('line.stop.changes')} </VisuallyHidden>
      {stop.changes.map((line) => (
        <LineBadge key={line.id} line={line} size={20} label={badgeLabel(t, line)} />
      ))}
    </span>
  );
}

/** The same as links to the lines at that stop. */
export function ChangeLinks({ stop }: { stop: LineStop }) {
  const host = useHost();
  const t = useTranslate('schedules');
  if (stop.changes.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('line.stop.changes')}>
      {stop.changes.map((line) => (
        <li key={line.id}>
          <a className={styles.link} href={host.navigation.href(lineTarget({ id: line.id, stop: stop.stopAreaId }))}>
            <LineBadge line={line} size={20} label={badgeLabel(t, line)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function badgeLabel(t: ReturnType<typeof useTranslate<'schedules'>>, line: LineStop['changes'][number]): string {
  return t('line.badge', { mode: t(`mode.${line.mode}`), name: line.shortName });
}
