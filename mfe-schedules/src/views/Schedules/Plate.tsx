import { useTranslate } from '@halte/i18n';
import { Icon, ModeIcon, type SavedFavourites, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { WarningIcon } from '@halte/ui/icons';
import { LineStar } from '../../favourites/LineStar.tsx';
import { lineTarget } from '../../line/lineAddress.ts';
import { lineColors } from '../../line/lineColors.ts';
import type { Line } from '../../lines/rules.ts';
import { type Alert, wallEnds } from '../../lines/wall.ts';
import styles from './Plate.module.css';

interface PlateProps {
  line: Line;
  alert: Alert | undefined;
  saved: SavedFavourites;
}

/** A line as its sign: a link to its page, and its star. */
export function Plate({ line, alert, saved }: PlateProps) {
  const host = useHost();
  const t = useTranslate('schedules');
  const { background, text } = lineColors(line);
  const colors = { '--line': background, '--line-text': text };
  return (
    <li className={styles.plate} style={colors}>
      <a className={styles.link} href={host.navigation.href(lineTarget({ id: line.id }))} data-plate="">
        <span className={styles.sign}>
          <ModeIcon mode={line.mode} className={styles.mode} />
          <b className={styles.code} aria-hidden="true">
            {line.shortName}
          </b>
          <VisuallyHidden>
            {t('line.badge', { mode: t(`mode.${line.mode}`), name: line.shortName })}
            {', '}
          </VisuallyHidden>
        </span>
        <span className={styles.words}>
          {wallEnds(line).map((end) => (
            <span key={end} className={styles.end}>
              {end}
              <VisuallyHidden>, </VisuallyHidden>
            </span>
          ))}
          {alert && (
            <span className={styles.alert}>
              <Icon of={WarningIcon} className={styles.triangle} />
              {t(`effect.${alert.effect}`)}
            </span>
          )}
        </span>
      </a>
      <span className={styles.star}>
        <LineStar line={line} saved={saved} />
      </span>
    </li>
  );
}
