import { useTranslate } from '@halte/i18n';
import { FilterChips, Icon, useFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { HomeIcon, StarIcon, WorkIcon } from '@halte/ui/icons';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { asPlace } from '../../place/placeTargets.ts';
import { ADDRESS_CATEGORIES, type AddressCategory, addressChange, savedAddress } from '../../place/savedAddress.ts';
import styles from './SaveAddress.module.css';

const ICONS = { HOME: HomeIcon, WORK: WorkIcon, OTHER: StarIcon } as const;

/** Saves an address as home, work or another one. */
export function SaveAddress({ place }: { place: PlaceInFull }) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const { favourites, lists } = useFavourites(host);
  const known = asPlace(place);
  if (!known) return null;
  const chosen = savedAddress(lists, known)?.category;

  function toggle(category: AddressCategory): void {
    const change = known && addressChange(lists, known, category);
    if (change?.kind === 'add') void favourites.add(change.favourite);
    if (change?.kind === 'change') void favourites.change(change.favoriteId, change.favourite);
    if (change?.kind === 'remove') void favourites.remove(change.favoriteId);
  }

  return (
    <div>
      <p className={styles.title} aria-hidden="true">
        {t('save')}
      </p>
      <FilterChips
        label={t('save')}
        chips={ADDRESS_CATEGORIES.map((category) => ({
          value: category,
          label: t(`save.${category}`),
          icon: <Icon of={ICONS[category]} />,
        }))}
        chosen={ADDRESS_CATEGORIES.filter((category) => category === chosen)}
        onToggle={toggle}
      />
    </div>
  );
}
