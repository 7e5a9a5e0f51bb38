import { providerKind } from '@halte/contract';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { distinctBadges, Icon, LineBadge, ModeIcon, VisuallyHidden } from '@halte/ui';
import { HistoryIcon, LocateIcon, MapIcon, StarIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { distanceMetres } from '../places/distance.ts';
import { isLocated, type Position } from '../places/place.ts';
import { highlightParts } from './highlight.ts';
import css from './PlaceRow.module.css';
import { type Row, rowTitle } from './rows.ts';

const ICON_OF_ROW = { position: LocateIcon, map: MapIcon, favourite: StarIcon, recent: HistoryIcon };

/** Badges beyond these would push the name out of sight. */
const LINES_SHOWN = 6;

interface PlaceRowProps {
  readonly row: Row;
  /** Stands out in the name. */
  readonly typed: string;
  /** The traveller, where it is known. */
  readonly near: Position | null;
}

/** What one row of the list says: its name, what kind of place, what tells it from others, the lines that stop there, and how far it is. */
export function PlaceRow({ row, typed, near }: PlaceRowProps) {
  const t = useTranslate('places');
  const locale = useLocale();
  const place = 'place' in row ? row.place : null;
  const kind = place ? providerKind(place.type) : null;
  const icon = row.kind === 'result' ? kindIcon(row.place.type) : ICON_OF_ROW[row.kind];
  const lines = distinctBadges(place?.lines ?? []);
  const [line] = lines;
  const kindName = row.kind === 'result' && kind && kind !== 'user_position' ? t(`kind.${kind}`) : '';
  const second = [kindName, place?.subTitle].filter(Boolean).join(' · ');
  const metres = place && near && isLocated(place) ? distanceMetres(near, place) : null;
  return (
    <>
      {row.kind === 'result' && row.isPlatformOfAbove && <span className={css.indent} />}
      {line && row.kind === 'result' ? (
        <ModeIcon mode={line.mode} className={css.icon} />
      ) : (
        <Icon of={icon} className={css.icon} />
      )}
      <span className={css.body}>
        <span className={css.text}>
          <span className={css.title}>
            {highlightParts(rowTitle(row, t), typed).map(({ text, isTyped }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
              isTyped ? <b key={at}>{text}</b> : text,
            )}
          </span>
          {second !== '' && <span className={css.subTitle}>{second}</span>}
          {'place' in row && row.kind !== 'result' && <VisuallyHidden>{t(row.kind)}</VisuallyHidden>}
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
      {metres !== null && <span className={css.distance}>{formatDistance(metres, locale)}</span>}
    </>
  );
}
