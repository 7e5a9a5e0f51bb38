import { providerKind } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { distinctBadges, Icon, LineBadge, ModeIcon, VisuallyHidden } from '@halte/ui';
import { HistoryIcon, LocateIcon, MapIcon, StarIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import css from './PlaceRow.module.css';
import { type Row, rowTitle } from './rows.ts';

const ICON_OF_ROW = { position: LocateIcon, map: MapIcon, favourite: StarIcon, recent: HistoryIcon };

/** Badges beyond these would push the name out of sight. */
const LINES_SHOWN = 6;

/** What one row of the list says: what kind of place, its name, what tells it from others, the lines that stop there. */
export function PlaceRow({ row }: { row: Row }) {
  const t = useTranslate('places');
  const place = 'place' in row ? row.place : null;
  const kind = place ? providerKind(place.type) : null;
  const icon = row.kind === 'result' ? kindIcon(row.place.type) : ICON_OF_ROW[row.kind];
  const lines = distinctBadges(place?.lines ?? []);
  const [line] = lines;
  return (
    <>
      {line && row.kind === 'result' ? (
        <ModeIcon mode={line.mode} className={css.icon} />
      ) : (
        <Icon of={icon} className={css.icon} />
      )}
      <span className={css.body}>
        <span className={css.text}>
          <span className={css.title}>{rowTitle(row, t)}</span>
          {place?.subTitle && <span className={css.subTitle}>{place.subTitle}</span>}
          {'place' in row && row.kind !== 'result' && <VisuallyHidden>{t(row.kind)}</VisuallyHidden>}
          {row.kind === 'result' && kind && kind !== 'user_position' && (
            <VisuallyHidden>{t(`kind.${kind}`)}</VisuallyHidden>
          )}
        </span>
        {lines.length > 0 && (
          <span className={css.lines}>
            {lines.slice(0, LINES_SHOWN).map((each) => (
              <LineBadge key={each.id} line={each} />
            ))}
            {lines.length > LINES_SHOWN && <span className={css.more}>+{lines.length - LINES_SHOWN}</span>}
          </span>
        )}
      </span>
    </>
  );
}
