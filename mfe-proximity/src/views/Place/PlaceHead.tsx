import { WithUnits } from '@halte/api/units';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { useMapState } from '@halte/map-core';
import { distanceMetres } from '@halte/places';
import { usePageName } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { listedModes } from '../../place/listedModes.ts';
import { isAddress, isStop, type PlaceInFull } from '../../place/placeDetails.ts';
import { BackToNearby } from './BackToNearby.tsx';
import { PlaceStar } from './PlaceStar.tsx';
import { ShareButton } from './ShareButton.tsx';
import styles from './View.module.css';

/** Beyond a walk the distance is not shown. */
const WALKED_METRES = 5000;

function useDistance({ lat, lon }: PlaceInFull): string {
  const locale = useLocale();
  const { userPosition } = useMapState();
  const metres = userPosition && distanceMetres(userPosition, { lat, lon });
  return metres !== null && metres <= WALKED_METRES ? formatDistance(metres, locale) : '';
}

/** Name, what and where it is, how far, star and share. */
export function PlaceHead({ place }: { place: PlaceInFull }) {
  const host = useHost();
  const area = useTranslate('proximity');
  const places = useTranslate('places');
  const locale = useLocale();
  const distance = useDistance(place);
  usePageName(host, place.name);
  const { kind, name, city, address, lines, categoryName } = place;
  const modes = listedModes(lines, (mode) => area(`mode.${mode}`), locale);
  const where = isStop(kind) ? city : [address === name ? '' : address, city].filter(Boolean).join(', ');
  const what = isStop(kind) ? modes : isAddress(kind) ? '' : categoryName || places(`kind.${kind}`);
  const parts = isStop(kind) ? [where, what, distance] : [what, where, distance];
  return (
    <header className={styles.head}>
      <BackToNearby />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.sub}>
          <WithUnits>{parts.filter(Boolean).join(' · ')}</WithUnits>
        </p>
      </div>
      <span className={styles.buttons}>
        <ShareButton title={name} />
        <PlaceStar place={place} />
      </span>
    </header>
  );
}
