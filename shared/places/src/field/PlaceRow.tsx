import { WithUnits } from '@halte/api/units';
import { providerKind } from '@halte/contract';
import { isLocated, type Position } from '@halte/contract/trip';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { distinctBadges, Icon, LineBadge, VisuallyHidden } from '@halte/ui';
import { HistoryIcon, LocateIcon, MapIcon, StarIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { distanceMetres } from '../places/distance.ts';
import { WholeCodes } from '../text/WholeCodes.tsx';
import { highlightParts } from './highlight.ts';
import css from './PlaceRow.module.css';
import { type Row, rowTitle } from './rows.ts';

const ICON_OF_ROW = { position: LocateIcon, map: MapIcon, favourite: StarIcon, recent: HistoryIcon };

/** More badges would not fit a line of the smallest phone, or not leave room for the name of a town. */
const BADGES = 5;
const BADGES_BESIDE_TOWN = 4;

interface PlaceRowProps {
  readonly row: Row;
  /** Stands out in the name. */
  readonly typed: string;
  /** The traveller, where it is known. */
  readonly near: Position | null;
}

/** One row of the list: name, lines that stop there, kind of place, town or other detail that distinguishes it, and distance. */
export function PlaceRow({ row, typed, near }: PlaceRowProps) {
  const t = useTranslate('places');
  const words = useTranslate('placeRows');
  const locale = useLocale();
  const place = 'place' in row ? row.place : null;
  const kind = place ? providerKind(place.type) : null;
  const isOwn = row.kind === 'position' || row.kind === 'map' || undefined;
  const isBelow = (row.kind === 'result' && row.isPlatformOfAbove) || undefined;
  const lines = distinctBadges(place?.lines ?? []);
  const shown = place?.subTitle ? BADGES_BESIDE_TOWN : BADGES;
  const more = lines.length > shown ? `+${lines.length - shown}` : '';
  const found = row.kind === 'result' ? row.place : null;
  const known = found && kind && kind !== 'user_position' ? t(`kind.${kind}`) : '';
  const kindName = found?.isStreet ? words('street') : (found?.categoryName ?? known);
  const title = rowTitle(row, t);
  // The badges of many lines show that it is a stop, and the town needs the room: the kind is for screen readers only.
  const isKindHidden = more !== '' && kindName !== '';
  const detail = [isKindHidden ? '' : kindName, row.kind === 'map' ? t('map.hint') : place?.subTitle]
    .filter(Boolean)
    .join(' · ');
  const metres = place && near && isLocated(place) ? distanceMetres(near, place) : null;
  return (
    <>
      <span className={css.disc} data-own={isOwn} data-below={isBelow}>
        <Icon of={row.kind === 'result' ? kindIcon(row.place.type) : ICON_OF_ROW[row.kind]} />
      </span>
      <span className={css.body}>
        <span className={css.title} data-own={isOwn}>
          {highlightParts(found?.otherName ? `${title} (${found.otherName})` : title, typed).map(
            ({ text, isTyped }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
              isTyped ? <b key={at}>{text}</b> : text,
          )}
        </span>
        {(lines.length > 0 || detail !== '') && (
          <span className={css.second}>
            {lines.slice(0, shown).map((each) => (
              <LineBadge key={each.id} line={each} size={20} />
            ))}
            {more !== '' && <span className={css.more}>{more}</span>}
            {detail !== '' && (
              <span className={css.words}>
                <WholeCodes>{detail}</WholeCodes>
              </span>
            )}
            {isKindHidden && <VisuallyHidden>{kindName}</VisuallyHidden>}
          </span>
        )}
        {'place' in row && row.kind !== 'result' && <VisuallyHidden>{t(row.kind)}</VisuallyHidden>}
      </span>
      {metres !== null && (
        <span className={css.distance}>
          <WithUnits>{formatDistance(metres, locale)}</WithUnits>
        </span>
      )}
    </>
  );
}
