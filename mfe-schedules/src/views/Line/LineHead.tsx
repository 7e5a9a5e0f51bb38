import { useTranslate } from '@halte/i18n';
import { ModeIcon, useFavourites, usePageName, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { LineStar } from '../../favourites/LineStar.tsx';
import { endsOf, type LineDetail } from '../../line/lineDetail.ts';
import { BackLink } from './BackLink.tsx';
import styles from './LineHead.module.css';

/** Badge, mode and operator of a line, the way back and the star. */
export function LineHead({ line }: { line: LineDetail }) {
  const host = useHost();
  const t = useTranslate('schedules');
  const saved = useFavourites(host);
  const mode = t(`mode.${line.mode}`);
  const name = t('line.badge', { mode, name: line.shortName });
  usePageName(host, name);
  const [from = line.longName, to] = endsOf(line);
  return (
    <div className={styles.row}>
      <BackLink className={styles.back} />
      <span className={styles.badge} aria-hidden="true">
        <ModeIcon mode={line.mode} />
        <b>{line.shortName}</b>
      </span>
      <div className={styles.words}>
        <h1 className={styles.mode}>
          <span aria-hidden="true">{mode}</span>
          <VisuallyHidden>
            {to === undefined ? [name, from].filter(Boolean).join(', ') : t('line.heading', { line: name, from, to })}
          </VisuallyHidden>
        </h1>
        {line.agency.name && (
          <p className={styles.agency}>
            <bdi>{line.agency.name}</bdi>
          </p>
        )}
      </div>
      <LineStar line={line} saved={saved} />
    </div>
  );
}
