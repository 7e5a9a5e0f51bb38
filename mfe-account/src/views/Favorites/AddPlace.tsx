import { useTranslate } from '@halte/i18n';
import { AddPlaceDialog } from '@halte/places/dialog';
import { useState } from 'react';
import { type Category, chosenFavourite, isMissing, type OwnPlace } from '../../favourites/favourite.ts';
import type { FavouriteChanges } from './useFavouriteChanges.ts';
import type { FavouritesPage } from './useFavouritesPage.ts';

interface AddPlaceProps {
  readonly page: FavouritesPage;
  readonly changes: FavouriteChanges;
  /** Category of the place being added; null: none. */
  readonly chosen: Category | null;
  /** The address of the page asks for it, until it is known or the traveller declines. */
  readonly wanted: OwnPlace | null;
  readonly onClose: () => void;
}

/** Asks for a place to save, where one is to be added. */
export function AddPlace({ page: { lists, loaded }, changes, chosen, wanted, onClose }: AddPlaceProps) {
  const t = useTranslate('account-favourites');
  const [isDeclined, setDeclined] = useState(false);
  const requested = loaded && !isDeclined && wanted && isMissing(lists, wanted) ? wanted : null;
  const category = chosen ?? requested;
  if (!category) return null;
  return (
    <AddPlaceDialog
      title={t(`add.${category}`)}
      label={t('add.label')}
      closeLabel={t('close')}
      onClose={() => {
        onClose();
        setDeclined(true);
      }}
      onChosen={(place) => {
        const made = chosenFavourite(lists, place, category);
        if (category === 'OTHER') changes.add(made);
        else changes.setCategory(made, category, place.title);
      }}
    />
  );
}
