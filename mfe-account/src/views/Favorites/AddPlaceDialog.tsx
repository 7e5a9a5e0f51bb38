import { apiFor } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { createPlaceHistory, type Place } from '@halte/places';
import { PlaceField } from '@halte/places/field';
import { Dialog } from '@halte/ui/dialog';
import { useId, useState } from 'react';
import type { Category } from '../../favourites/favourite.ts';
import styles from './Favorites.module.css';

interface AddPlaceDialogProps {
  readonly host: HostServices;
  readonly category: Category;
  readonly onClose: () => void;
  readonly onChosen: (place: Place) => void;
}

/** Searches a place; a choice keeps it. */
export function AddPlaceDialog({ host, category, onClose, onChosen }: AddPlaceDialogProps) {
  const t = useTranslate('account-favourites');
  const id = useId();
  const [history] = useState(() => createPlaceHistory({ cookieDomain: host.tenant.cookies.domain }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`add.${category}`)}
      closeLabel={t('close')}
      className={styles.search}
      initialFocus={() => document.getElementById(id)}
    >
      <PlaceField
        id={id}
        label={t('add.label')}
        look="dialog"
        value={null}
        history={history}
        loadApi={async () => apiFor(host)}
        onChange={(place) => {
          if (!place) return;
          onChosen(place);
          onClose();
        }}
      />
    </Dialog>
  );
}
