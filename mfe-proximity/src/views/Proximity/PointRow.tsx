import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { distinctBadges, Icon, LineBadge, ListRow, ModeIcon, VisuallyHidden } from '@halte/ui';
import { PinIcon } from '@halte/ui/icons';
import { memo, useEffect, useRef } from 'react';
import { linesToShow, type NearPoint } from '../../around/rules.ts';
import styles from './PointRow.module.css';

/** Two lines of badges on a narrow phone. */
const ROOM = 12;

interface PointRowProps {
  readonly near: NearPoint;
  readonly selected: boolean;
  readonly onSelect: (id: string) => void;
}

/** A stop, its lines, how far it is. Chosen here or on the map, it is marked in both. */
export const PointRow = memo(function PointRow({ near, selected, onSelect }: PointRowProps) {
  const t = useTranslate('proximity');
  const locale = useLocale();
  const item = useRef<HTMLLIElement>(null);
  const { point, metres } = near;
  const { shown, more } = linesToShow(distinctBadges(point.lines ?? []), ROOM);
  const modes = point.modes ?? [];
  const [mode] = modes;

  useEffect(() => {
    if (selected) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);

  return (
    <li ref={item} className={styles.item}>
      <ListRow
        leading={mode ? <ModeIcon mode={mode} /> : <Icon of={PinIcon} />}
        title={point.name}
        subTitle={
          <span className={styles.lines}>
            <VisuallyHidden>{modes.map((name) => t(`mode.${name}`)).join(', ')}</VisuallyHidden>
            {shown.map((line) => (
              <LineBadge key={line.id} line={line} label={t('line.name', { name: line.shortName })} />
            ))}
            {more > 0 && <span>{t('lines.more', { count: more })}</span>}
          </span>
        }
        trailing={<span className={styles.distance}>{formatDistance(metres, locale)}</span>}
        current={selected}
        onClick={() => onSelect(point.id)}
      />
    </li>
  );
});
