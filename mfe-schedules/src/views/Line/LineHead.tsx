import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { ModeIcon, VisuallyHidden } from '@halte/ui';
import { LineStar } from '../../favourites/LineStar.tsx';
import { useFavouriteLines } from '../../favourites/useFavouriteLines.ts';
import { endsOf, type LineDetail } from '../../line/lineDetail.ts';
import { BackLink } from './BackLink.tsx';
import styles from './LineHead.module.css';

/** Badge, mode and operator of a line, the way back and the star. */
export function LineHead({ host, line }: { host: HostServices; line: LineDetail }) {
  const t = useTranslate('schedules');
  const favourites = useFavouriteLines(host);
  const mode = t(`mode.${line.mode}`);
  const ends = endsOf(line).join(' ↔ ') || line.longName;
  return (
    <div className={styles.row}>
      <BackLink host={host} className={styles.back} />
      <span className={styles.badge} aria-hidden="true">
        <ModeIcon mode={line.mode} />
        <b>{line.shortName}</b>
      </span>
      <h1 className={styles.words}>
        <span className={styles.mode}>
          {mode} <VisuallyHidden>{`${line.shortName}, ${ends}`}</VisuallyHidden>
        </span>
        {line.agency.name && <span className={styles.agency}>{line.agency.name}</span>}
      </h1>
      <LineStar line={line} favourites={favourites} />
    </div>
  );
}
